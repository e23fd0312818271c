export { addDraft, RESTRICTION } from './addDraft';
export type { Restriction } from './addDraft';
export { draftFromConclusion, dropDraftOf, restrictionsFrom } from './ofConclusion';
