export { AccountItem } from './account';
export { intake, IntakeAnswer, IntakeItem, SupplementItem } from './registration';
