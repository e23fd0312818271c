import type { FastifyReply } from 'fastify';
import { createLines } from '../turns';
import { createRoom } from './room';
import type { FileReply } from './serve';

const MB = 1024 * 1024;
/** Whoever reads nothing of an answer for so long is cut off. */
const STALLED = 30_000;
/** Bytes of files that may wait to be read at once: of one person, and of the whole process. */
const room = createRoom({ owner: 64 * MB, process: 512 * MB });

/** One answer of a person is made at a time, so that nobody keeps all threads that draw busy. */
const makingTurn = createLines(1, 10);

/**
 * Sends bytes as a download (or for viewing inside the page), never as something a browser would
 * run.
 */
export async function sendFile(
  reply: FastifyReply,
  { bytes, mime, name, inline }: FileReply,
  owner: string,
): Promise<FastifyReply> {
  const whole = typeof bytes === 'function' ? await makingTurn(owner, bytes) : bytes;
  reply.raw.once('close', room.enter({ owner, process: '' }, whole.length));
  reply.raw.setTimeout(STALLED, () => reply.raw.destroy());
  return reply
    .header('content-type', mime)
    .header(
      'content-disposition',
      `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .send(whole);
}
