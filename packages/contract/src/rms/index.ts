export { AdminDetail, admins, localeSetUserImport, RoleChoice, userRole } from './admins';
export { Admin, IssuedPassword } from './people';
export { PointUser } from './pointUsers';
export { audit, AuditEntry } from './audit';
export { Recipient, recipients } from './recipients';
export { isAuditRight, isGrantRight } from './grantRights';
export { permissionsOf, RightOfPage, Role, rolePermission, roles } from './roles';
export { AuditState, PlatformSwitch, SignInStep, Suspension, system } from './system';
export { RoleChange, verify } from './verify';
