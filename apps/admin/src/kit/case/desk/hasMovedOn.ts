import { ApiError } from '@tqc/client';
import { errorCatalogue } from '@tqc/contract/errors';

const CONFLICT = 409;

/**
 * Whether a decision was refused because the case is no longer what is shown: what stands on the
 * page has to be read anew. One of many is refused with its sentence alone: `otherwise` is what the
 * decision says in every other state.
 */
export function hasMovedOn(failure: unknown, otherwise: string): boolean {
  if (!(failure instanceof ApiError)) return false;
  const sentences: readonly string[] = [otherwise, errorCatalogue[CONFLICT].message];
  return failure.code === CONFLICT || sentences.includes(failure.message);
}
