export { localGateway } from './gateway';
export type { Handed, OutgoingText, SmsGateway } from './gateway';
export { handOver, queueText, SEND_SMS } from './handOver';
