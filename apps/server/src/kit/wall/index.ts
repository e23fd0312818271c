export { auditDrift } from './driftAudit';
export type { DriftReport } from './driftAudit';
export { foldAll, foldDeltas, startFolding, WALL_TOPIC } from './fold';
export type { Folded } from './fold';
