export { intake, IntakeAnswer, IntakeItem, SupplementItem } from './registration';
