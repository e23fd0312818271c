export { localGateway } from './gateway';
export type { OutgoingText, SmsGateway } from './gateway';
export { handOver, queueText, SEND_SMS } from './handOver';
