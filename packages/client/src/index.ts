export { ApiError } from './ApiError';
export { browserStore, sweep } from './browserStore';
export { proveForgottenCode, resetPassword, sendForgottenCode } from './forgotten';
export { handIn } from './channel';
export type { Channel } from './channel';
export { followEvents } from './followEvents';
export { indexedKeyStore } from './keyStore';
export type { KeyStore } from './keyStore';
export { readEvents } from './readEvents';
export type { StreamEvent } from './readEvents';
export { changePassword, checkSms, signIn } from './signIn';
export type { SignedIn } from './signIn';
export { hashPassword, sealLogin, sha256Hex } from './suite';
export type { SessionKeys } from './suite';
export { createTransport } from './transport';
export type {
  LiveSession,
  OutgoingFile,
  Send,
  SendOptions,
  Transport,
  TransportOptions,
} from './transport';
export { uuid7 } from './uuid';
