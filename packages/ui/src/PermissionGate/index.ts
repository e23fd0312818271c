export { gateRegistry } from './gateRegistry';
export type { GateLink, GateVerdict } from './gateRegistry';
export { PermissionGate } from './PermissionGate';
export { WhyPanel } from './WhyPanel';
