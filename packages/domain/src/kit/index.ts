export { defineFlow } from './defineFlow';
export type { Flow } from './defineFlow';
export { defineDict, defineStatus, nameCodes, toneCodes } from './defineStatus';
export type { Dict, DictItem, Status, Tone } from './defineStatus';
export { RuleError } from './RuleError';
