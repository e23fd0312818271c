import { permissionCodes } from '../generated/permissionCodes';

/** A right of the catalogue. */
export type PermissionCode = (typeof permissionCodes)[number];

const known: ReadonlySet<string> = new Set(permissionCodes);

/** True for a code of the catalogue and for the two marks that are no rights. */
export function isKnownPermission(code: string): boolean {
  return known.has(code) || code === 'public' || code === 'signedIn';
}

/** True for a code that can be granted. */
export function isPermissionCode(code: string): code is PermissionCode {
  return known.has(code);
}
