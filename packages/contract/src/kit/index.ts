export { calls, del, get, isWrite, pathNames, pathOf, permissionOf, post, put } from './call';
export type {
  AnswerOf,
  Call,
  CallTraits,
  InputOf,
  Method,
  OutputOf,
  ParsedOf,
  Quota,
  Resource,
  Undo,
} from './call';
export { caseFields, caseLife, decisionFields, MOST_PROOFS } from './caseFields';
export { choices, crud, everyRow } from './crud';
export { exportAsked, exportCounts, exported, exportMade } from './exported';
export type { ExportCall, ExportFormat } from './exported';
export { factsOf, field } from './field';
export type { CodeList, CodeOption, FieldFacts, FieldKind } from './field';
export { mayBeLeftOut } from './leftOut';
export {
  importAnswer,
  importAsked,
  importEdits,
  importedBy,
  ImportPlan,
  importTraits,
  rowsFile,
} from './importFile';
export type { ImportCall } from './importFile';
export { imported } from './imported';
export type { Imported } from './imported';
export { membersOf, sealedOf } from './members';
export { outcomeOf } from './outcomeOf';
export { none, PAGE_SIZES, pageOf, paged } from './paged';
export type { Row, SortOf } from './paged';
export { tooWide } from './reach';
export { encodeValue, readQuery, writeQuery } from './query';
export { conditionsOf } from './conditionsOf';
export { momentText, rowMembers, valueText } from './rowText';
export { pathWithoutSealed, withoutSealed } from './sealedNames';
export { undoOf, Waits } from './undo';
