export { msgSysmsg, SmsLog, SysMessage } from './msgSysmsg';
