export { ExemptStudent } from '../exempt';
export { CollegeMajor, MOST_ROSTER, normalCollegeMajor } from './normalCollegeMajor';
export { GroupMember, MOST_FILINGS, NormalFiling, normalFiling } from './normalFiling';
export { NormalUniversity, normaleUniversity } from './normaleUniversity';
export {
  MOST_STUDENTS,
  normalStudent,
  studentImport,
  StudentImport,
  SubmitFigures,
} from './normalStudent';
export { MOST_SMS_LETTERS, normalSmsTask, SmsTask } from './normalSmsTask';
export { normalReviewTime, ReviewTime } from './normalReviewTime';
export { normalSubjectThree, SubjectThree } from './normalSubjectThree';
export { objects } from './objects';
