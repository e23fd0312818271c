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
} from './call';
export { choices, crud } from './crud';
export { factsOf, field } from './field';
export type { CodeList, CodeOption, FieldFacts, FieldKind } from './field';
export { mayBeLeftOut } from './leftOut';
export { membersOf, sealedOf } from './members';
export { none, PAGE_SIZES, pageOf, paged } from './paged';
export type { Row, SortOf } from './paged';
export { encodeValue, readQuery, writeQuery } from './query';
export { pathWithoutSealed, withoutSealed } from './sealedNames';
