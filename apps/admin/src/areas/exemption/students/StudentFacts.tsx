import { normalPreServiceTeacher } from '@tqc/contract/applicant';
import { ExemptStudent } from '@tqc/contract/exemption';
import type { Row } from '@tqc/contract/kit';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { FieldSections } from '../../../kit/record/FieldSections';
import { FileLink } from '../../../kit/record/FileLink';
import { ViewButton } from '../../../kit/record/ViewButton';

const { get } = normalPreServiceTeacher;
const PARTS = {
  学生: ['name', 'idNo', 'mobile', 'sex', 'nation', 'classYear', 'studentNo', 'teacherType'],
  学业: [
    'collegeName',
    'department',
    'majorName',
    'educationLevel',
    'beginMonth',
    'endMonth',
    'graduateState',
    'years',
    'agreementNo',
    'degreeKind',
    'researchField',
    'tutor',
    'studyForm',
  ],
  任教与考核: [
    'grade',
    'subjectName',
    'courseAssessment',
    'writtenTest',
    'examProofNo',
    'interview',
    'ethics',
  ],
  证书: ['abilityNo', 'validFrom', 'validTo', 'used'],
  办理: ['status', 'studentMatch', 'submitter', 'submittedAt', 'reviewer', 'reviewedAt', 'opinion'],
} as const;

/** A collected student with what still keeps the row from being submitted. */
export function StudentFacts({
  student,
}: {
  readonly student: Row<typeof normalPreServiceTeacher.list>;
}) {
  return (
    <ViewButton
      call={get}
      input={{ studentId: student.studentId }}
      title={`${student.name}的免试认定数据`}
    >
      {(record) => (
        <>
          {record.faults.length > 0 && (
            <SectionHeader title="待完善内容">
              <ul>
                {record.faults.map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            </SectionHeader>
          )}
          <FieldSections
            schema={ExemptStudent}
            record={{ ...record, classYear: String(record.classYear) }}
            sections={PARTS}
          />
          {record.photo !== null && (
            <FileLink label="查看照片" title={`照片_${record.name}`} fileId={record.photo} />
          )}
        </>
      )}
    </ViewButton>
  );
}
