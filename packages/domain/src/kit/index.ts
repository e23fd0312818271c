export { defineDecisions } from './defineDecisions';
export { defineFlow } from './defineFlow';
export type { Flow } from './defineFlow';
export { defineDict, defineStatus, nameCodes, toneCodes } from './defineStatus';
export type { Dict, DictItem, Status, Tone } from './defineStatus';
export { requireNeed } from './need';
export { refuse } from './refuse';
export { RuleError } from './RuleError';
