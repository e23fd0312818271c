import { factsOf } from '@tqc/contract/kit';
import { lookup } from '@tqc/contract/lookup';
import { RegistrationRow } from '@tqc/contract/register';
import { certStatus, limitType, violationLimit } from '@tqc/domain/dictionaries';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { showValue } from '../../../kit/form/fieldsOf';
import { RecordLine } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import { useMay } from '../../../kit/session/useMay';

const labelOf = (one: { readonly kind: string | null; readonly limitType: number | null }) =>
  violationLimit.label(one.kind) || limitType.label(one.limitType) || '限制';
const kindOf = factsOf(RegistrationRow.shape.ctId);

/** 限制库核查与已有证书: what was found of the person, not only that something was. */
export function PersonSection({ regId }: { readonly regId: string }) {
  const may = useMay(lookup.queryLimitation);
  const limits = useRecord(lookup.queryLimitation, { regId }, { when: may });
  const history = useRecord(lookup.certEnrollHistoryInfo, { regId }, { when: may });
  if (!may) return null;
  const failed = [limits, history].find(({ record, failure }) => !record && failure);
  return (
    <SectionHeader title="限制库核查与已有证书">
      {failed || !limits.record || !history.record ? (
        <RecordLine
          failure={failed?.failure}
          onRetry={() => {
            limits.reload();
            history.reload();
          }}
        />
      ) : (
        <DescriptionList
          columns="auto"
          items={[
            ...(limits.record.limited
              ? limits.record.record.map((one) => ({
                  label: labelOf(one),
                  value: `${one.beginDate} 至 ${one.endDate ?? '长期'}　${one.orgName}`,
                  wide: true,
                }))
              : [{ label: '限制库', value: '没有限制记录', wide: true }]),
            ...(history.record.certs.length > 0
              ? history.record.certs.map((cert) => ({
                  label: `证书 ${cert.certNo}`,
                  value: `${showValue(kindOf, cert.ctId)} · ${cert.subjectName}　${cert.issueDate} ${cert.orgName}　${certStatus.label(Number(cert.status))}`,
                  wide: true,
                }))
              : [{ label: '已有证书', value: '范围内没有查到', wide: true }]),
            ...history.record.registrations
              .filter((one) => one.regId !== regId)
              .map((one) => ({
                label: `申请 ${one.regId}`,
                value: `${showValue(kindOf, one.ctId)} · ${one.subjectName}　${one.orgName}`,
                wide: true,
              })),
          ]}
        />
      )}
    </SectionHeader>
  );
}
