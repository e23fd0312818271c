export { channelHeaders, channelText } from './channel';
export { intake, IntakeAnswer, IntakeItem, SupplementItem } from './registration';
