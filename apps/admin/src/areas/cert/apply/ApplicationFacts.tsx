import { type certApply, CertApplyDetail } from '@tqc/contract/cert';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { detailItem } from '../../../kit/record/detailItem';
import { FileLink } from '../../../kit/record/FileLink';
import { RevealButton } from '../../../kit/record/RevealButton';
import { CaseLife } from '../CaseLife';

type Detail = OutputOf<typeof certApply.get>;
type Name = keyof Detail & keyof typeof CertApplyDetail.shape;

const PAPER: readonly Name[] = [
  'name',
  'idNo',
  'certNo',
  'ctId',
  'orgName',
  'printStatus',
  'blankNo',
];
const ASKED: readonly Name[] = [
  'applyNo',
  'kind',
  'reason',
  'lostOn',
  'media',
  'collected',
  'pickup',
  'applicant',
  'appliedAt',
  'remark',
];
const FETCHED: readonly Name[] = ['fetchedBy', 'fetchedOn'];
const SCANS = ['noticeFile', 'formFile', 'identityFile', 'photoFile'] as const;

/** An application: the certificate, what is asked for, its scans and what happened to it. */
export function ApplicationFacts({ record }: { readonly record: Detail }) {
  const itemOf = (name: Name) =>
    detailItem(
      name,
      factsOf(CertApplyDetail.shape[name]),
      record[name],
      name === 'idNo' && <RevealButton table="cert" id={record.certId} field={name} />,
    );
  const scans = SCANS.filter((name) => record[name] !== null).map((name) => {
    const label = factsOf(CertApplyDetail.shape[name])?.label ?? name;
    const title = `${record.name}的${label}`;
    return { label, value: <FileLink label="查看" fileId={record[name]} title={title} /> };
  });
  return (
    <>
      <SectionHeader title="证书">
        <DescriptionList columns="auto" items={PAPER.map(itemOf)} />
      </SectionHeader>
      <SectionHeader title="申请">
        <DescriptionList
          columns="auto"
          items={[
            ...ASKED.map(itemOf),
            ...scans,
            ...(record.fetchedOn === null ? [] : FETCHED.map(itemOf)),
          ]}
        />
      </SectionHeader>
      <CaseLife steps={record.steps} />
    </>
  );
}
