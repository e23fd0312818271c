export { startCounterpart } from './counterpart';
export type { Counterpart, Judge } from './counterpart';
export { httpPlatform } from './nationalPlatform';
export type { NationalPlatform, PlatformSettings } from './nationalPlatform';
export {
  idNoOf,
  itemName,
  keyOf,
  mendedOf,
  messageOf,
  readKey,
  sealMended,
  shownMessage,
} from './message';
export type { Mended, PushRow } from './message';
export { CODE } from './protocol';
export { signOnUrl } from './signOn';
export { limitIdNoOf, limitKeyOf, limitMessageOf, shownLimitMessage } from './limitMessage';
export type { LimitPushRow } from './limitMessage';
