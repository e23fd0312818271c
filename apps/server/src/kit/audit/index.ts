export { canonicalJson } from './auditRow';
export type { AuditRow } from './auditRow';
export { chainHash, FIRST_HASH, sequenceAudit, verifyAudit } from './chain';
export type { ChainVerdict } from './chain';
export { createHeadKeeper, verifyHeads } from './heads';
