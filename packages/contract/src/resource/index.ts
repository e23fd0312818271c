export { Job, job, resource, StoredFile } from './resource';
