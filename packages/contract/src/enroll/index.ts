export { EnrollBatch, enrollCertBatch } from './enrollCertBatch';
