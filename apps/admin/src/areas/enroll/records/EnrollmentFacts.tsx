import { EnrollmentDetail, type enrollment } from '@tqc/contract/enroll';
import type { OutputOf } from '@tqc/contract/kit';
import { assessResult, finalJudgement } from '@tqc/domain/dictionaries';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { CaseFacts } from '../../../kit/case/CaseFacts';
import { FieldSections, filledOf } from '../../../kit/record/FieldSections';
import { FileLink } from '../../../kit/record/FileLink';
import { EnrollmentMessages } from './EnrollmentMessages';

export type Detail = OutputOf<typeof enrollment.get>;

const SECTIONS = {
  基本信息: ['name', 'sex', 'idType', 'idNo', 'birthDate', 'nation', 'mobile', 'recordStatus'],
  证书信息: ['certNo', 'ctId', 'subjectName', 'registered', 'lastValidUntil'],
  任教信息: [
    'workUnit',
    'schoolKind',
    'teachGrade',
    'teachSubject',
    'post',
    'employedFrom',
    'employedTo',
    'registrationType',
  ],
} as const;
const STAGES = [
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
] as const;

/** A registration: the person, what they teach, the years since, the stages and what happened. */
export function EnrollmentFacts({ record }: { readonly record: Detail }) {
  return (
    <CaseFacts schema={EnrollmentDetail} record={record} sections={SECTIONS}>
      <SectionHeader title="考核、学时与师德">
        <DescriptionList
          columns="auto"
          items={[
            {
              label: '年度考核',
              value:
                record.assessments
                  .map(({ year, result }) => `${year}年${assessResult.label(result)}`)
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
      <FieldSections
        schema={EnrollmentDetail}
        record={record}
        sections={{ 三级意见: filledOf(record, STAGES) }}
      />
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
    </CaseFacts>
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
