export { archiveMonths, KEPT_ONLINE, signArchived } from './archive';
export { checkArchive } from './archiveFile';
export { canonicalJson } from './auditRow';
export type { AuditRow } from './auditRow';
export { sequenceAudit } from './chain';
export { createHeadKeeper } from './heads';
export { lookAtAudit, type Looked } from './look';
export { verifyAudit, verifyHeads } from './verify';
