/** What is shown of each record about an applicant: in its own list, and beside the applicant. */

/** 学历 */
export const COLLEGE = [
  'school',
  'level',
  'studyForm',
  'major',
  'beginDate',
  'endDate',
  'diplomaNo',
] as const;

/** 学籍 */
export const STUDENT = [
  'state',
  'school',
  'department',
  'major',
  'level',
  'years',
  'beginDate',
  'expectedEnd',
  'lastTerm',
] as const;

/** 学位 */
export const DEGREE = [
  'authority',
  'degree',
  'category',
  'major',
  'grantedOn',
  'degreeNo',
] as const;

/** 普通话证书 */
export const MANDARIN = ['certificateNo', 'level', 'score', 'testedOn', 'station', 'prov'] as const;

/** 其他证书 */
export const OTHER = [
  'kind',
  'title',
  'certificateNo',
  'grade',
  'authority',
  'issuedOn',
  'validUntil',
] as const;

/** 国考成绩 */
export const SCORE = [
  'examBatch',
  'prov',
  'grade',
  'scoreOne',
  'scoreTwo',
  'scoreThree',
  'interviewSubject',
  'interviewScore',
  'proofNo',
  'expiredTime',
  'expired',
  'checkedAt',
] as const;

/** 师范生免试 */
export const EXEMPT = [
  'collegeName',
  'majorName',
  'educationLevel',
  'teacherType',
  'grade',
  'subjectName',
  'abilityNo',
  'validFrom',
  'validTo',
  'used',
  'graduateState',
  'studentMatch',
] as const;

/** 准入查询 */
export const ACCESS_QUERY = [
  'batchNo',
  'regId',
  'orgName',
  'way',
  'operator',
  'sentAt',
  'answeredAt',
  'validUntil',
  'reconsideration',
] as const;
