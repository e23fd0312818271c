export { AccountItem } from './account';
export { AffairItem } from './affair';
export { EnrollmentItem } from './enrollment';
export { intake, IntakeAnswer, IntakeItem, SupplementItem } from './registration';
