import { ApiError, type Send } from '@tqc/client';
import { signsOut } from '@tqc/contract/errors';
import { showToast } from '@tqc/ui/Toast';
import { transport, whenUnlocked } from './session';

let sender: Send = transport.send;

/**
 * Calls the server as the signed-in person. While the screen is locked a call waits; one refused
 * because its session was over, so that nothing was done, is asked again in the next.
 */
export const call: Send = async (wanted, input, options) => {
  await whenUnlocked();
  const asked = transport.session;
  try {
    return await sender(wanted, input, options);
  } catch (error) {
    if (!(error instanceof ApiError) || !signsOut(error.code) || transport.session === asked)
      throw error;
    await whenUnlocked();
    if (!transport.session) throw error;
    return sender(wanted, input, options);
  }
};

/** Lets a story answer the calls of its screen itself; returns what brings the server back. */
export function answerWith(other: Send): () => void {
  sender = other;
  return () => {
    if (sender === other) sender = transport.send;
  };
}

/** Tells about a failure in one toast; a cancelled call and an ended session say nothing here. */
export function tellError(error: unknown): void {
  if (error instanceof ApiError) {
    if (!transport.session && error.code !== 0) return;
    showToast('bad', error.message);
  } else if (
    !(error instanceof DOMException) &&
    (error as { code?: string }).code !== 'ERR_CANCELED'
  ) {
    showToast('bad', '系统错误，请联系管理员');
    throw error;
  }
}

/** Why something could not be had, as a screen says it. */
export interface Failure {
  readonly message: string;
  readonly requestId: string | undefined;
  /** What is said of single fields of the input. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The sentence of a failure, with the number to ask after it. */
export function failureOf(error: unknown): Failure {
  return error instanceof ApiError
    ? { message: error.message, requestId: error.requestId, fields: error.fields }
    : { message: '加载失败，请重试', requestId: undefined };
}

export function tellDone(text: string): void {
  showToast('good', text);
}

/** A word about why nothing was done, where nobody was asked and nothing failed. */
export function tellNote(text: string): void {
  showToast('bad', text);
}
