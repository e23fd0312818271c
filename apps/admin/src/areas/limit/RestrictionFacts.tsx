import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { LimitationDetail, type limit } from '@tqc/contract/limit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { Timeline } from '@tqc/ui/Timeline';
import { detailItem } from '../../kit/record/detailItem';
import { FileLink } from '../../kit/record/FileLink';
import { momentText } from '../../kit/record/momentText';
import { RevealButton } from '../../kit/record/RevealButton';

type Detail = OutputOf<typeof limit.get>;
type Name = keyof Detail & keyof typeof LimitationDetail.shape;

const PERSON: readonly Name[] = [
  'name',
  'sex',
  'idType',
  'idNo',
  'birthDate',
  'workUnit',
  'personKind',
  'surrender',
  'morality',
];
const BASIS: readonly Name[] = [
  'limitNo',
  'limitType',
  'laws',
  'cause',
  'documentKind',
  'documentNo',
  'authority',
  'decidedOn',
  'effectiveOn',
  'term',
  'beginDate',
  'endDate',
  'violationApproval',
  'orgName',
  'remark',
];
const RELEASE: readonly Name[] = ['releaseReason', 'releasePaperNo', 'releaseText'];

/** An entry of the library: the person, what it rests on, its documents and what happened to it. */
export function RestrictionFacts({ record }: { readonly record: Detail }) {
  const itemOf = (name: Name) =>
    detailItem(
      name,
      factsOf(LimitationDetail.shape[name]),
      record[name],
      name === 'idNo' && <RevealButton table="limitation" id={record.limitId} field={name} />,
    );
  const isReleased = record.releaseReason !== null;
  return (
    <>
      <SectionHeader title="人员">
        <DescriptionList columns="auto" items={PERSON.map(itemOf)} />
      </SectionHeader>
      <SectionHeader title="限制依据">
        <DescriptionList
          columns="auto"
          items={[...BASIS.map(itemOf), documents('文书附件', record.files, record.name)]}
        />
      </SectionHeader>
      {isReleased && (
        <SectionHeader title="解除申请">
          <DescriptionList
            columns="auto"
            items={[
              ...RELEASE.map(itemOf),
              documents('解除附件', record.releaseFiles, record.name),
            ]}
          />
        </SectionHeader>
      )}
      <SectionHeader title="办理经过">
        {record.steps.length === 0 ? (
          '没有办理记录（历史数据）'
        ) : (
          <Timeline
            ariaLabel="办理经过"
            items={record.steps.map(({ at, step, event, actor, orgName, opinion }) => ({
              key: `${at}${event}`,
              title: `${step} · ${event}`,
              time: momentText(at),
              actor: [orgName, actor, opinion].filter(Boolean).join(' '),
            }))}
          />
        )}
      </SectionHeader>
    </>
  );
}

const documents = (label: string, files: readonly string[], name: string) => ({
  label,
  value:
    files.length === 0
      ? '—'
      : files.map((fileId, at) => (
          <FileLink
            key={fileId}
            label={`附件${at + 1}`}
            fileId={fileId}
            title={`${name}的${label}${at + 1}`}
          />
        )),
});
