export { holds, tagPasses } from './check';
export type { Wanted } from './check';
export { isKnownPermission, isPermissionCode } from './known';
export { permissionCodes } from './permissionCodes';
export type { PermissionCode } from './permissionCodes';
