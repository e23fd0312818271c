export { keepTurning, loadKeyRing, temporaryKeyRing } from './keyRing';
export type { KeyRing } from './keyRing';
export { inService, openGcm, openWith, sealWith } from './seal';
export type { SealKey, SealKeys } from './seal';
export { FIRST_CHANNEL } from './keyFile';
