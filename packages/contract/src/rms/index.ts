export { audit, AuditEntry } from './audit';
export { Recipient, recipients } from './recipients';
export { AuditState, PlatformSwitch, SignInStep, Suspension, system } from './system';
