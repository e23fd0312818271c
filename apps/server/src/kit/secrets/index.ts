export { loadKeyRing, temporaryKeyRing } from './keyRing';
export type { KeyRing } from './keyRing';
