export { audit, AuditEntry } from './audit';
