import { ApiError } from '@tqc/client';

/**
 * The code a call ends with: 0 when it succeeds. Anything but an answer of the product breaks the
 * proof.
 */
export async function codeOf(sent: Promise<unknown>): Promise<number> {
  try {
    await sent;
    return 0;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}
