import { ApiError } from '@tqc/client';
import { errorEntry } from '@tqc/contract/errors';

/** An answer that is no success; without words it says what the catalogue says for the code. */
export function refusal(
  code: number,
  message = errorEntry(code)?.message ?? '',
  fields?: Readonly<Record<string, string>>,
): ApiError {
  return new ApiError(code, message, fields ? { fields } : null, 'r-20240618-0007');
}
