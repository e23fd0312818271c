export { AccountItem } from './account';
export { AffairItem } from './affair';
export { intake, IntakeAnswer, IntakeItem, SupplementItem } from './registration';
