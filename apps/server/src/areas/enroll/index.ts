export { enrollCertBatchRoutes } from './enrollCertBatch';
