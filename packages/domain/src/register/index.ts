export { ACCESS_VALID_DAYS, ageOn, approvalBlocks, qualificationBlocks } from './blocks';
export type { Approvable } from './blocks';
export { decisions } from './decisions';
export type { RecognitionDecision } from './decisions';
export { accessQueryFlow, recognitionFlow, recordFlow, regChangeFlow } from './flows';
export { material, messageTemplates, refusalReason } from './materials';
export { opinionNeed } from './needs';
