import type { FastifyReply } from 'fastify';
import { createLines } from '../turns';
import { expectBytes } from './boundReading';
import { createRoom } from './room';
import type { FileReply } from './serve';
import { whenClosed } from './whenClosed';

const MB = 1024 * 1024;
/** Bytes of answers that may wait to be read at once: of one person, and of the whole process. */
const room = createRoom(
  { owner: 64 * MB, process: 512 * MB },
  '还有很多内容没有接收完，请等前面打开的显示出来再试',
);

/** Counts an answer until it is read; 429 when too much is unread already. */
function untilRead(reply: FastifyReply, owner: string, bytes: number): void {
  whenClosed(reply.raw, room.enter({ owner, process: '' }, bytes).leave);
}

/** Answers below that are not counted: what is in the way of others is many megabytes. */
const SMALL = 64 * 1024;

/** The text of an answer in JSON, counted like a file when it is long. */
export function sendText(reply: FastifyReply, envelope: unknown, owner: string): FastifyReply {
  const text = JSON.stringify(envelope);
  if (text.length > SMALL) untilRead(reply, owner, Buffer.byteLength(text));
  return reply.type('application/json; charset=utf-8').send(text);
}

/**
 * What a file that is kept counts as while it is read: more than the piece of it that is in memory,
 * so that one person has no more than some dozens on the way.
 */
const PIECE = MB;

/** One answer of a person is made at a time, so that nobody keeps all threads that draw busy. */
const makingTurn = createLines(1, 10);

/** Answers that are made while they are sent, until they are read: each keeps a core busy. */
const made = createRoom({ owner: 1, process: 8 }, '还有打包的下载没有完成，请等它完成后再试');

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
  if (Buffer.isBuffer(whole)) untilRead(reply, owner, whole.length);
  else if ('size' in whole) {
    // What comes from the disk is never in memory but for a piece.
    untilRead(reply, owner, Math.min(whole.size, PIECE));
    reply.header('content-length', whole.size);
  } else {
    whenClosed(reply.raw, made.enter({ owner, process: '' }, 1).leave);
    untilRead(reply, owner, PIECE);
    expectBytes(reply.raw, whole.atMost);
  }
  return reply
    .header('content-type', mime)
    .header(
      'content-disposition',
      `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .send(Buffer.isBuffer(whole) ? whole : whole.stream());
}
