export { BackupFailed } from '../sealedArchive';
export { backUp } from './backup';
export type { Backed, Installation } from './backup';
export { checkBackup, restore } from './restore';
export type { Restored, Target } from './restore';
