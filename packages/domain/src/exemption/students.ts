import { validation } from '../dictionaries';
import { defineDict } from '../kit';
import { checkIdNo } from '../shared';

/** How an assessment ended. */
export const assessmentResult = defineDict('exemptAssessment', [
  { value: 1, label: '合格' },
  { value: 2, label: '不合格' },
]);
/** How the written test ended; a pass of the unified exam takes its place. */
export const writtenResult = defineDict('exemptWrittenTest', [
  { value: 1, label: '合格' },
  { value: 2, label: '不合格' },
  { value: 3, label: '国考笔试合格' },
]);
/** The degrees of education graduates that take part. */
export const degreeKind = defineDict('exemptDegreeKind', [
  { value: 1, label: '学术学位（0401教育学）' },
  { value: 2, label: '专业学位（0451教育）' },
  { value: 3, label: '专业学位（0453国际中文教育）' },
]);

export const EDUCATION_GRADUATE = 'educationGraduate';
export const PUBLIC_FUNDED = 'publicFunded';
const RESIDENT = 1;
const PASSED = 1;
const BY_UNIFIED = 3;
const BY_UNIFIED_NEEDS = '请填写国考合格证明编号';

/** A row of collected data as its faults are looked for; empty is null or ''. */
export interface StudentFacts {
  readonly classYear: number;
  readonly teacherType: string;
  readonly sex: number | null;
  readonly nation: string | null;
  readonly majorId: string | null;
  readonly educationLevel: number | null;
  readonly beginMonth: string;
  readonly endMonth: string;
  readonly graduateState: number | null;
  readonly grade: number | null;
  readonly subjectId: string | null;
  readonly courseAssessment: number | null;
  readonly writtenTest: number | null;
  readonly examProofNo: string;
  readonly interview: number | null;
  readonly ethics: string;
  readonly agreementNo: string;
  readonly years: number | null;
  readonly degreeKind: number | null;
  readonly researchField: string;
  readonly tutor: string;
  readonly studyForm: number | null;
  readonly photo: string | null;
  readonly studentMatch: number | null;
}

/** A line of the roster of the university that is in force. */
export interface RosterLine {
  readonly majorId: string;
  readonly educationLevel: number;
  readonly teacherTypes: readonly string[];
  readonly grades: readonly number[];
  readonly subjectIds: readonly string[];
  readonly firstClass: number;
  readonly lastClass: number | null;
}

const NEEDED: readonly (readonly [keyof StudentFacts, string])[] = [
  ['sex', '性别'],
  ['nation', '民族'],
  ['majorId', '专业'],
  ['educationLevel', '培养层次'],
  ['beginMonth', '入学年月'],
  ['endMonth', '毕业年月'],
  ['graduateState', '毕业状态'],
  ['grade', '任教学段'],
  ['subjectId', '任教学科'],
  ['courseAssessment', '过程性考核'],
  ['writtenTest', '笔试'],
  ['interview', '面试'],
  ['ethics', '思想品德及师德'],
  ['photo', '照片'],
];
const OF_GRADUATES: typeof NEEDED = [
  ['degreeKind', '学位类型'],
  ['researchField', '研究方向'],
  ['tutor', '导师'],
  ['studyForm', '学习方式'],
];
const OF_STUDENTS: typeof NEEDED = [['years', '学制']];
const OF_FUNDED: typeof NEEDED = [['agreementNo', '协议编号']];

const isBlank = (value: unknown) => value === null || value === '' || value === undefined;

/**
 * What keeps a row from being submitted, a sentence each (supplement.md 4.3.6); none when it is
 * complete and right.
 */
export function studentFaults(
  facts: StudentFacts,
  known: {
    readonly idNo: string;
    /** Another row of the same person in the class year. */
    readonly twice: boolean;
    readonly roster: readonly RosterLine[];
    /** Whether subject three knows a pair of this grade and subject. */
    readonly paired: boolean;
  },
): string[] {
  const faults: string[] = [];
  const kinds =
    facts.teacherType === EDUCATION_GRADUATE
      ? OF_GRADUATES
      : facts.teacherType === PUBLIC_FUNDED
        ? [...OF_STUDENTS, ...OF_FUNDED]
        : OF_STUDENTS;
  const blank = [...NEEDED, ...kinds].filter(([name]) => isBlank(facts[name]));
  if (blank.length > 0) faults.push(`请补充${blank.map(([, label]) => label).join('、')}`);
  const verdict = checkIdNo(RESIDENT, known.idNo);
  if (!verdict.ok) faults.push(verdict.message);
  else if (facts.sex !== null && verdict.sex !== undefined && verdict.sex !== facts.sex)
    faults.push('证件号码与性别不一致');
  if (known.twice) faults.push('同一届中已有该证件号码的数据');
  if (facts.beginMonth !== '' && facts.endMonth !== '' && facts.endMonth <= facts.beginMonth)
    faults.push('毕业年月应晚于入学年月');
  if (facts.endMonth !== '' && Number(facts.endMonth.slice(0, 4)) !== facts.classYear)
    faults.push('毕业年月不在本届内');
  faults.push(...rosterFaults(facts, known.roster));
  if (facts.grade !== null && facts.subjectId !== null && !known.paired)
    faults.push('科目三比对数据中没有该学段的任教学科');
  faults.push(...assessmentFaults(facts));
  if (facts.studentMatch === validation.code('no')) faults.push('学籍信息中查不到该学生');
  return faults;
}

function rosterFaults(facts: StudentFacts, roster: readonly RosterLine[]): string[] {
  const { majorId, educationLevel, grade, subjectId, teacherType, classYear } = facts;
  if (majorId === null || educationLevel === null) return [];
  const line = roster.find(
    (one) =>
      one.majorId === majorId &&
      one.educationLevel === educationLevel &&
      one.teacherTypes.includes(teacherType) &&
      one.firstClass <= classYear &&
      (one.lastClass === null || one.lastClass >= classYear),
  );
  if (!line) return ['该专业的培养层次、师范生类别或届别不在名录中'];
  if (grade === null || subjectId === null) return [];
  return line.grades.includes(grade) && line.subjectIds.includes(subjectId)
    ? []
    : ['该学段和学科不在名录的可认定范围内'];
}

function assessmentFaults(facts: StudentFacts): string[] {
  const { courseAssessment, writtenTest, interview, examProofNo } = facts;
  const failed = [
    ['过程性考核', courseAssessment],
    ['笔试', writtenTest],
    ['面试', interview],
  ] as const;
  return [
    ...failed.flatMap(([label, result]) =>
      result !== null && result !== PASSED && result !== BY_UNIFIED ? [`${label}不合格`] : [],
    ),
    ...(writtenTest === BY_UNIFIED && examProofNo === '' ? [BY_UNIFIED_NEEDS] : []),
  ];
}
