export { localFolderStore } from './store';
export type { FileStore } from './store';
export { FileRefused, treatUpload } from './treat';
export type { TreatedFile } from './treat';
