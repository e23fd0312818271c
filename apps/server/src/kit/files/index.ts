export { ownUpload } from './ownUpload';
export { localFolderStore } from './store';
export type { FileStore } from './store';
export { FileRefused, treatUpload, uploadLimit } from './treat';
export type { TreatedFile } from './treat';
