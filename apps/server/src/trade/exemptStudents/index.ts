export { carryExempt, markExemptUsed, requireExempt } from './exemptUse';
export { requireKnown, requireOpen, studentGround, windowsOf } from './ground';
export { mobileColumns, openIdNo, personColumns } from './person';
export { updateStudent } from './updateStudent';
export { dressStudents, exemptStudents, type ExemptStudentRow } from './rows';
