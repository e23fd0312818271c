import { errorEntry, type ErrorCode } from '@tqc/contract/errors';

/** A refusal with a code of the catalogue; the message defaults to the catalogue's. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    readonly code: ErrorCode,
    message?: string,
    readonly data: unknown = null,
  ) {
    super(message ?? errorEntry(code)?.message ?? '');
  }
}

/** The row does not exist or lies outside the caller's scope: both are answered alike. */
export function outOfReach(): ApiFailure {
  return new ApiFailure(403);
}
