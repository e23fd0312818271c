import { certLooks } from '@tqc/contract/cert';
import { certType } from '@tqc/domain/dictionaries';
import { TextField } from '@tqc/ui/fields';
import type { CustomFieldProps, FormField } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { Press } from '../../../kit/form/Press';
import { call, tellError } from '../../../kit/session/api';
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
  const [found, setFound] = useState('');
  const may = useMay(querySupplementCert);
  const certNo = typeof value === 'string' ? value : '';
  async function look() {
    try {
      const { record } = await call(querySupplementCert, { certNo });
      const [one] = record;
      setFound(
        one
          ? `${one.name}　${certType.label(one.ctId)}　${one.subjectName}　${one.whyNot ?? '可以补发换发'}`
          : '本机构没有这个号码的证书，请核对证书号码',
      );
    } catch (failed) {
      tellError(failed);
    }
  }
  return (
    <>
      <TextField
        label={label}
        value={certNo}
        onChange={onChange}
        required={required === true}
        hint={<span role="status">{found}</span>}
        {...(error === undefined ? {} : { error })}
      />
      {may && certNo !== '' && <Press label="查询证书" onClick={() => void look()} />}
    </>
  );
}
