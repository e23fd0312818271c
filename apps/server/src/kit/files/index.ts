export { ownUpload } from './ownUpload';
export { localFolderStore } from './store';
export type { FileStore } from './store';
export { uploadLimit } from './kinds';
export { FileRefused } from './refused';
export { sweepFiles } from './sweep';
export { treatUpload } from './treat';
export type { TreatedFile } from './treat';
