import type { normalPreServiceTeacher } from '@tqc/contract/applicant';
import { normalCollegeMajor, type normalStudent } from '@tqc/contract/exemption';
import type { InputOf } from '@tqc/contract/kit';
import { lookup } from '@tqc/contract/lookup';
import { filingStatus, teacherType } from '@tqc/domain/dictionaries';
import { EDUCATION_GRADUATE, PUBLIC_FUNDED } from '@tqc/domain/exemption';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { choices, differing, stays, type NamedField } from '../../../kit/form/formFields';
import { useChoices } from '../../../kit/form/useChoices';
import { useMay } from '../../../kit/session/useMay';
import type { StudentKind } from './studentKinds';

type Name = keyof InputOf<typeof normalStudent.create> &
  keyof InputOf<typeof normalPreServiceTeacher.update>;

const MOST_MAJORS = 100;
const MB = 1024 * 1024;
const { list: rosterList } = normalCollegeMajor;
const { querySubjectsBasic } = lookup;

const isGraduate = (values: FormValues) => values['teacherType'] === EDUCATION_GRADUATE;
const isFunded = (values: FormValues) => values['teacherType'] === PUBLIC_FUNDED;
const only = <N extends Name>(name: N, when: FormField['when'] & {}) => differing(name, { when });

const photo = differing('photo', {
  extensions: ['jpg', 'jpeg', 'png'],
  maxSize: 5 * MB,
  hint: '近期免冠正面照；不更换的不用再上传',
});

/** What the form of a student asks for: of a new one its person as well. */
export function useStudentFields(kind: StudentKind) {
  const isUniversity = useMay(rosterList);
  const majors = useChoices(
    isUniversity ? rosterList : undefined,
    { status: filingStatus.code('passed'), pageSize: MOST_MAJORS },
    ({ majorId, majorName, majorCode }) => ({
      value: majorId,
      label: `${majorName}（${majorCode}）`,
    }),
    () => undefined,
  );
  const subjects = useChoices(querySubjectsBasic, {}, ({ subjectId, name }) => ({
    value: subjectId,
    label: name,
  }));
  const types: NamedField<'teacherType'> = choices(
    'teacherType',
    teacherType.options
      .filter(({ value }) => kind.takes(value))
      .map(({ value, label }) => ({ value, label })),
  );
  const rest = [
    'studentNo',
    types,
    'sex',
    'nation',
    'department',
    choices('majorId', unique(majors)),
    'educationLevel',
    'beginMonth',
    'endMonth',
    'graduateState',
    only('years', (values: FormValues) => !isGraduate(values)),
    only('agreementNo', isFunded),
    only('degreeKind', isGraduate),
    only('researchField', isGraduate),
    only('tutor', isGraduate),
    only('studyForm', isGraduate),
    'grade',
    choices('subjectId', subjects),
    'courseAssessment',
    'writtenTest',
    only('examProofNo', (values: FormValues) => values['writtenTest'] === '3'),
    'interview',
    'ethics',
    photo,
  ] as const;
  return {
    entered: ['classYear', 'name', 'idNo', 'mobile', ...rest] as const,
    changed: ['classYear', 'name', stays('idNo'), stays('mobile'), ...rest] as const,
  };
}

/** The same major at several levels is offered once. */
const unique = (options: readonly { readonly value: string; readonly label: string }[]) => [
  ...new Map(options.map((option) => [option.value, option])).values(),
];
