export { requireKnown, requireOpen, studentGround, windowsOf } from './ground';
export { mobileColumns, openIdNo, personColumns } from './person';
export { dressStudents, exemptStudents, type ExemptStudentRow } from './rows';
