export { channelHeaders, channelText } from './channel';
export { workHolds } from './work';
export {
  ALGORITHM,
  APPS,
  canonicalText,
  extractSignature,
  headers,
  labels,
  normalAccount,
  PASSWORD_ROUNDS,
  STAMP_WINDOW,
} from './canonical';
export type { SignedParts } from './canonical';
export { partLine, partName, partText } from './parts';
export { isStorable, wellFormed } from './wellFormed';
