/** An answer that is no success. Code 0 means that no answer came at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown = null,
    readonly requestId: string | undefined = undefined,
  ) {
    super(message);
  }

  /** Sentences for single fields, when the server named them. */
  get fields(): Readonly<Record<string, string>> {
    const fields = (this.data as { fields?: Record<string, string> } | null)?.fields;
    return fields ?? {};
  }
}
