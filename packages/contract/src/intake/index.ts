export { channelHeaders, channelText } from './channel';
export { intake, IntakeAnswer, IntakeItem } from './registration';
