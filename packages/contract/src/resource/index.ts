export { exportCallOf, exports, KEPT_DAYS, MOST_ROWS } from './exports';
export { IMPORT_KIND, imports } from './imports';
export { Job, job } from './job';
export { resource, StoredFile } from './resource';
export { objects } from './objects';
