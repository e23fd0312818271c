export { audit, AuditEntry } from './audit';
export { AuditState, PlatformSwitch, SignInStep, Suspension, system } from './system';
