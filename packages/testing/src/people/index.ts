export { invented } from './invented';
export type { Invented } from './invented';
export { longName, rareName } from './names';
