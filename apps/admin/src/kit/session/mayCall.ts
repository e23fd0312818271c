import type { Call } from '@tqc/contract/kit';
import { mayUse } from '@tqc/contract/permission';

/**
 * True when a person with these rights may make a call; a call whose mark names no right (marks
 * have no dot) is open to everybody who is signed in.
 */
export function mayCall(
  rights: ReadonlySet<string>,
  { permission }: Pick<Call, 'permission'>,
): boolean {
  return mayUse(rights, permission);
}
