/** A file that may not be kept; the message says what to do. */
export class FileRefused extends Error {
  constructor(
    readonly code: 422 | 460 | 461 | 462,
    message: string,
    /** True of one that took, or would have kept, all that a file may. */
    readonly heavy = false,
  ) {
    super(message);
  }
}
