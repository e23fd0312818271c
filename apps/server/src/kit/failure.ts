import { errorEntry, type ErrorCode } from '@tqc/contract/errors';

/** A refusal with a code of the catalogue; the message defaults to the catalogue's. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    readonly code: ErrorCode,
    message?: string,
    readonly data: unknown = null,
    /** What the audit is told instead of a message that names persons. */
    readonly inAudit?: string,
  ) {
    super(message ?? errorEntry(code)?.message ?? '');
  }
}

/**
 * A refusal that must leave something behind although its call is undone: `settle` runs when the
 * transaction is over and its connection given back, and says what is answered.
 */
export class LastingFailure extends Error {
  override readonly name = 'LastingFailure';

  constructor(readonly settle: () => Promise<ApiFailure>) {
    super('refused, with something to keep');
  }
}

const UNDECIDED: ReadonlySet<number> = new Set([-1, 503]);

/**
 * True of an answer after which nobody knows what became of the work: it may have been kept all the
 * same, and it is worth trying again. Any other code is a refusal of what was asked.
 */
export function isUndecided(code: number): boolean {
  return UNDECIDED.has(code);
}

/** The row does not exist or lies outside the caller's scope: both are answered alike. */
export function outOfReach(): ApiFailure {
  return new ApiFailure(403);
}
