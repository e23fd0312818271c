export { ApiError } from './ApiError';
export { indexedKeyStore } from './keyStore';
export type { KeyStore } from './keyStore';
export { changePassword, checkSms, resetPassword, signIn } from './signIn';
export type { SignedIn } from './signIn';
export type { SessionKeys } from './suite';
export { createTransport } from './transport';
export type { LiveSession, OutgoingFile, Send, SendOptions, Transport, TransportOptions } from './transport';
export { uuid7 } from './uuid';
