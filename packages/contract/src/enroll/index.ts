export { EnrollBatch, enrollCertBatch } from './enrollCertBatch';
export { EnrollProvincePlan, provinceBatch } from './provinceBatch';
