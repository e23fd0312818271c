export { ACCESS_VALID_DAYS, ageOn, qualificationBlocks } from './blocks';
export type { Approvable } from './blocks';
export { decisions } from './decisions';
export type { RecognitionDecision } from './decisions';
export { numberingBlocks } from './holds';
export type { PersonToday } from './holds';
export { accessQueryFlow, recognitionFlow, recordFlow, regChangeFlow } from './flows';
export { material, messageTemplates, refusalReason } from './materials';
export { opinionNeed } from './needs';
