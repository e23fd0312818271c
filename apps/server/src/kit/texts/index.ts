export { localGateway, takesTexts } from './gateway';
export type { Handed, OutgoingText, SmsGateway } from './gateway';
export { handOver, queueText, SEND_CODE, SEND_SMS } from './handOver';
