export { canonicalJson } from './auditRow';
export type { AuditRow } from './auditRow';
export { sequenceAudit } from './chain';
export { createHeadKeeper } from './heads';
export { verifyAudit, verifyHeads, verifyRecent } from './verify';
