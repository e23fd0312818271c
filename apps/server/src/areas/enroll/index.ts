export { enrollCertBatchRoutes } from './enrollCertBatch';
export { provinceBatchRoutes } from './provinceBatch';
