export { MessageReader, mobilesOf, msgSysmsg, SentMessage, SmsLog, SysMessage } from './msgSysmsg';
export { objects } from './objects';
