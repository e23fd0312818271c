import { certLooks } from '@tqc/contract/cert';
import { certType } from '@tqc/domain/dictionaries';
import { TextField } from '@tqc/ui/fields';
import type { CustomFieldProps, FormField } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { Press } from '../../../kit/form/Press';
import { RecordLine } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import { useMay } from '../../../kit/session/useMay';

const { querySupplementCert } = certLooks;

/** The number of a certificate, with a look at whose it is before anything is filled in. */
export const certNoField = {
  of: 'certNo' as const,
  change: ({ name, label }: FormField): FormField => ({
    name,
    label,
    kind: 'custom',
    required: true,
    requiredMessage: '请输入证书号码',
    render: (field) => <CertNoField {...field} />,
  }),
};

function CertNoField({ label, value, onChange, required, error }: CustomFieldProps) {
  const [asked, setAsked] = useState('');
  const may = useMay(querySupplementCert);
  const certNo = typeof value === 'string' ? value : '';
  const { record, failure, reload } = useRecord(
    querySupplementCert,
    { certNo: asked },
    { when: may && asked !== '' },
  );
  const one = record?.record[0];
  const found = one
    ? `${one.name}　${certType.label(one.ctId)}　${one.subjectName}　${one.whyNot ?? '可以补发换发'}`
    : '本机构没有这个号码的证书，请核对证书号码';
  return (
    <>
      <TextField
        label={label}
        value={certNo}
        onChange={onChange}
        required={required === true}
        {...(error === undefined ? {} : { error })}
      />
      {may && certNo !== '' && <Press label="查询证书" onClick={() => setAsked(certNo)} />}
      {asked !== '' && asked === certNo && (
        <div role="status">
          {record ? found : <RecordLine failure={failure} onRetry={reload} />}
        </div>
      )}
    </>
  );
}
