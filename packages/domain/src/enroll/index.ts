export { finalDecisions, firstDecisions, recheckDecisions } from './decisions';
export type { FinalDecision, FirstDecision, RecheckDecision } from './decisions';
export { RENEWAL_DAYS, whyNotRegister } from './eligible';
export { enrollRecordFlow, finalFlow, firstReviewFlow, recheckFlow, stickerFlow } from './flows';
export { limitGround, type LimitGround } from './limitGround';
export { enrollMaterial } from './materials';
export { noticeStateOn, type NoticeDays } from './notice';
export { validUntil } from './result';
