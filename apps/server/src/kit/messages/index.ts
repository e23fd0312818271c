export { localGateway } from './gateway';
export type { OutgoingText, SmsGateway } from './gateway';
export { handOver, queueText, SEND_SMS } from './handOver';
export { textPhone } from './notice';
export type { Text } from './notice';
export { tellOrganisation } from './tell';
export type { News } from './tell';
