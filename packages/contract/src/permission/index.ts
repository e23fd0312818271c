export { permissionCodes } from '../generated/permissionCodes';
export { holds } from './check';
export type { Wanted } from './check';
export { isKnownPermission, isPermissionCode } from './known';
export type { PermissionCode } from './known';
