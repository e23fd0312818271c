export { ACCESS_VALID_DAYS, ageOn, approvalBlocks, qualificationBlocks } from './blocks';
export type { Approvable } from './blocks';
export { accessQueryFlow, recognitionFlow, recordFlow, regChangeFlow } from './flows';
export { material, messageTemplates, refusalReason } from './materials';
