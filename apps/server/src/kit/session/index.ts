export { addressKey } from './addressKey';
export { findAdmin } from './admin';
export type { AdminRow } from './admin';
export { createAuth } from './auth';
export type { Auth } from './auth';
export { mobileOf, ownerOf } from './codeOwner';
export { rememberDevice, DEVICE_COOKIE } from './device';
export { countFailure, forgetFailures, workBitsOf } from './failures';
export {
  countForgotten,
  FORGET_SMS,
  forgottenToken,
  queueForgotten,
  sendForgotten,
} from './forgotten';
export { firstPassword } from './firstPassword';
export { hasLapsed } from './hasLapsed';
export { limits } from './limits';
export { provePassword, requireProof, type Proof } from './provePassword';
export { SAME_PASSWORD, setPassword, storePassword } from './password';
export { checkPassword, hashForStore, hashOfPassword } from './passwordStore';
export type { Principal, SignedRequest } from './principal';
export { personNow } from './principalOf';
export { finishSession } from './openSession';
export { newChallenge } from './proofOfWork';
export { SessionMoved } from './recalled';
export { rightsOf } from './rights';
export { lockKeyOf, signIn, stateAfterSteps } from './signIn';
export type { SignedIn } from './signIn';
export { newToken, sendCodeIn, redeemCode } from './smsCode';
export { openChange, openReset, openSecret, sessionKeys, smsHash, equal } from './suite';
export { endSuspended } from './suspension';
export { signToken } from './token';
export { noticeUndeclaredProxy } from './undeclaredProxy';
export { forgetRecoveryCodes, makeRecoveryCodes, recoveryCodesLeft } from './recovery';
export { admitPasskey, hostOf, keepPasskey, passkeyChallenge } from './passkey';
export { admitKey } from './usbKey';
export type { ShownCertificate } from './usbKey';
