import type { Call } from '@tqc/contract/kit';
import { ApiFailure } from '../failure';
import type { CallContext } from './serve';

/**
 * Refuses whoever may not make another call. For calls that everybody may make and that show what
 * belongs to somebody's work: what a page shows only with a right is not shown beside it without.
 */
export function requireRightOf(
  { who }: Pick<CallContext, 'who'>,
  { permission }: Pick<Call, 'permission'>,
): void {
  if (!who.rights.has(permission)) throw new ApiFailure(403);
}
