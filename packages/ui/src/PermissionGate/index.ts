export { PermissionGate } from './PermissionGate';
