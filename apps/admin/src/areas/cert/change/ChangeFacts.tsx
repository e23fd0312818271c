import { CertChangeDetail, type certChange } from '@tqc/contract/cert';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { certChangeStatus } from '@tqc/domain/dictionaries';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { detailItem } from '../../../kit/record/detailItem';
import { FileLink } from '../../../kit/record/FileLink';
import { RevealButton } from '../../../kit/record/RevealButton';
import { CaseLife } from '../CaseLife';
import { ItemsTable } from './ItemsTable';

type Detail = OutputOf<typeof certChange.get>;
type Name = keyof Detail & keyof typeof CertChangeDetail.shape;

const ASKED: readonly Name[] = [
  'chgNo',
  'changeType',
  'name',
  'idNo',
  'certNo',
  'ctId',
  'isKey',
  'orgName',
  'applicant',
  'appliedAt',
];
const OF_A_KIND: readonly Name[] = ['basis', 'reason', 'effectiveOn'];
const DECIDED: readonly Name[] = ['decidedOrg', 'decider', 'decidedAt', 'lastOpinion'];

/** A change: what is asked for, old beside new, what it rests on and what happened to it. */
export function ChangeFacts({ record }: { readonly record: Detail }) {
  const itemOf = (name: Name) =>
    detailItem(
      name,
      factsOf(CertChangeDetail.shape[name]),
      record[name],
      name === 'idNo' && record.certId !== null && (
        <RevealButton table="cert" id={record.certId} field={name} />
      ),
    );
  const waits = record.status === certChangeStatus.code('pending');
  const scans = record.files.map((fileId, at) => (
    <FileLink
      key={fileId}
      label={`材料${at + 1}`}
      fileId={fileId}
      title={`${record.name}的证明材料${at + 1}`}
    />
  ));
  return (
    <>
      <SectionHeader title="申请">
        <DescriptionList
          columns="auto"
          items={[
            ...ASKED.map(itemOf),
            ...OF_A_KIND.filter((name) => record[name] !== null).map(itemOf),
            ...(record.paperNo === '' ? [] : [itemOf('paperNo')]),
            itemOf('explanation'),
            { label: '证明材料', value: scans.length > 0 ? scans : '—' },
            ...(record.photo === null
              ? []
              : [
                  {
                    label: '新照片',
                    value: (
                      <FileLink
                        label="查看"
                        fileId={record.photo}
                        title={`${record.name}的新照片`}
                      />
                    ),
                  },
                ]),
            ...(waits ? [] : DECIDED.map(itemOf)),
          ]}
        />
      </SectionHeader>
      <SectionHeader title="变更内容">
        <ItemsTable items={record.items} />
        {waits && record.checks.map((line) => <p key={line}>{line}</p>)}
      </SectionHeader>
      <CaseLife steps={record.steps} />
    </>
  );
}
