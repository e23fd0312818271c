/** A file that may not be kept; the message says what to do. */
export class FileRefused extends Error {
  constructor(
    readonly code: 422 | 460 | 461 | 462,
    message: string,
  ) {
    super(message);
  }
}
