export { ExemptStudent } from '../exempt';
export { CollegeMajor, MOST_ROSTER, normalCollegeMajor } from './normalCollegeMajor';
export { GroupMember, MOST_FILINGS, NormalFiling, normalFiling } from './normalFiling';
export { NormalUniversity, normaleUniversity } from './normaleUniversity';
export { MOST_STUDENTS, normalStudent } from './normalStudent';
export { normalReviewTime, ReviewTime } from './normalReviewTime';
export { normalSubjectThree, SubjectThree } from './normalSubjectThree';
