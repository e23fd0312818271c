import { ApiError } from '@tqc/client';
import type { Refusal } from './deciding';

/** Why a decision that was sent was not taken, and the field in which that is mended. */
export function whyRefused(failure: unknown): Omit<Refusal<string>, 'decision'> {
  if (!(failure instanceof ApiError)) return { sentence: '办理失败，请重试', field: undefined };
  const [field] = Object.keys(failure.fields);
  // A part of a field, as the text of one document, is mended in the field.
  return { sentence: failure.message, field: field?.split('.')[0] };
}
