import { EnrollmentDetail, type enrollment } from '@tqc/contract/enroll';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { yearAssessment } from '@tqc/domain/enroll';
import { finalJudgement } from '@tqc/domain/dictionaries';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { Timeline } from '@tqc/ui/Timeline';
import { detailItem } from '../../../kit/record/detailItem';
import { FileLink } from '../../../kit/record/FileLink';
import { momentText } from '../../../kit/record/momentText';
import { EnrollmentMessages } from './EnrollmentMessages';

export type Detail = OutputOf<typeof enrollment.get>;
type Name = keyof Detail & keyof typeof EnrollmentDetail.shape;

const SECTIONS: readonly (readonly [title: string, names: readonly Name[]])[] = [
  ['基本信息', ['name', 'sex', 'idType', 'idNo', 'birthDate', 'nation', 'mobile', 'recordStatus']],
  ['证书信息', ['certNo', 'ctId', 'subjectName', 'registered', 'lastValidUntil']],
  [
    '任教信息',
    [
      'workUnit',
      'schoolKind',
      'teachGrade',
      'teachSubject',
      'post',
      'employedFrom',
      'employedTo',
      'registrationType',
    ],
  ],
];
const STAGES: readonly Name[] = [
  'archiveNo',
  'orgName',
  'pointName',
  'acceptedBy',
  'acceptedAt',
  'firstReview',
  'firstActor',
  'firstAt',
  'firstOpinion',
  'noticeBegin',
  'noticeEnd',
  'recheckName',
  'recheck',
  'recheckActor',
  'recheckAt',
  'recheckOpinion',
  'finalName',
  'finalJudgement',
  'finalActor',
  'finalAt',
  'finalOpinion',
  'conditions',
  'reasons',
  'articles',
  'validUntil',
];
/** What is not there yet need not be read. */
const isThere = (value: unknown) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** A registration: the person, what they teach, the years since, the stages and what happened. */
export function EnrollmentFacts({ record }: { readonly record: Detail }) {
  const itemOf = (name: Name) =>
    detailItem(name, factsOf(EnrollmentDetail.shape[name]), record[name]);
  return (
    <>
      {SECTIONS.map(([title, names]) => (
        <SectionHeader key={title} title={title}>
          <DescriptionList columns="auto" items={names.map(itemOf)} />
        </SectionHeader>
      ))}
      <SectionHeader title="考核、学时与师德">
        <DescriptionList
          columns="auto"
          items={[
            {
              label: '年度考核',
              value:
                record.assessments
                  .map(({ year, result }) => `${year}年${yearAssessment.label(result)}`)
                  .join('、') || '—',
            },
            { label: '培训学时', value: hoursText(record) },
            { label: '师德表现', value: record.ethics || '—' },
          ]}
        />
      </SectionHeader>
      <SectionHeader title="材料">
        {record.files.length === 0
          ? '没有上传材料'
          : record.files.map(({ fileId, title }) => (
              <FileLink
                key={fileId}
                label={title}
                fileId={fileId}
                title={`${record.name}的${title}`}
              />
            ))}
      </SectionHeader>
      <SectionHeader title="三级意见">
        <DescriptionList
          columns="auto"
          items={STAGES.filter((name) => isThere(record[name])).map(itemOf)}
        />
      </SectionHeader>
      {record.history.length > 0 && (
        <SectionHeader title="历次注册">
          <DescriptionList
            columns="auto"
            items={record.history.map(
              ({ enrollNumber, conclusion, concludedOn, orgName, validUntil }) => ({
                label: `第${enrollNumber}次`,
                value: `${concludedOn} ${finalJudgement.label(conclusion)}，有效期至${validUntil ?? '—'}（${orgName}）`,
              }),
            )}
          />
        </SectionHeader>
      )}
      <EnrollmentMessages messages={record.messages} />
      <SectionHeader title="办理经过">
        <Timeline
          ariaLabel="办理经过"
          items={record.steps.map(({ at, step, event, actor, orgName, opinion }) => ({
            key: `${at}${event}`,
            title: `${step} · ${event}`,
            time: momentText(at),
            actor: [orgName, actor, opinion].filter(Boolean).join(' '),
          }))}
        />
      </SectionHeader>
    </>
  );
}

/** Hours beside what the province asks for, and how many are missing. */
function hoursText({ trainingHours, trainingDue }: Detail): string {
  if (trainingDue === null) return `${trainingHours}学时`;
  const lacking = trainingDue - trainingHours;
  return lacking > 0
    ? `${trainingHours}学时，要求${trainingDue}，还差${lacking}`
    : `${trainingHours}学时，达到要求（${trainingDue}）`;
}
