export { exportCallOf, exports, KEPT_DAYS, MOST_ROWS } from './exports';
export type { ExportFormat } from './exports';
export { IMPORT_KIND, ImportPlan, imports } from './imports';
export { Job, job } from './job';
export { resource, StoredFile } from './resource';
