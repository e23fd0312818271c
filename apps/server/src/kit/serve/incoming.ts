import { createHash } from 'node:crypto';
import type { Call } from '@tqc/contract/kit';
import { headers as names } from '@tqc/contract/wire';
import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure';
import { addressKey } from '../session';
import { readMultipart, readText, type ReadBody } from './body';
import { createRoom, type Place } from './room';

const KB = 1024;
const MB = 1024 * KB;
/** What may come before anybody is known: enough for every form, too little to hurt. */
const SMALL = 64 * KB;
/** Room a small body takes before its bytes come. */
const FIRST = 2 * KB;
const STANDARD = MB;
const MOST_FILES = 13;
/** What is thrown away of a refused body, so that an honest sender still reads the answer. */
const OVER = '正在上传的内容过多，请等前面的上传完成后再试';
const DISCARD = MB;
const DISCARD_TIME = 500;
const HASH = /^[0-9a-f]{64}$/;
const NOTHING = createHash('sha256').update('').digest('hex');

/**
 * Bytes of bodies that may be on their way at once: of one person or channel, of one address, of
 * the whole process.
 */
const room = createRoom({ owner: 64 * MB, address: 192 * MB, process: 512 * MB }, OVER);
/**
 * Small bodies have room of their own, so that nobody's sign-in waits for somebody's uploads: of
 * one address a hundred and more of the largest at once, of the thousand bytes of an ordinary form
 * thousands.
 */
const smallRoom = createRoom({ address: 8 * MB, process: 128 * MB }, OVER);

/** Whose body is read. */
export interface Owner {
  readonly owner: string;
  readonly address: string;
}

/** A request whose body nobody has read yet. */
export interface Incoming {
  /** No more than what is read of anybody, before it is known who they are. */
  readonly small: boolean;
  /**
   * The hash under the signature: declared in a header, or that of a small body which is read for
   * it.
   */
  hash(): Promise<string>;
  /** Reads the body; 487 when it is not the declared one. */
  read(owner: Owner): Promise<ReadBody>;
  /** Gives the room of the body back. */
  done(): void;
  /** Takes a little of a refused body, so that the answer reaches its sender. */
  discard(): Promise<void>;
}

/**
 * Looks at the headers of a request and refuses what cannot be right before a byte of its body is
 * read. A body over 64 KB must declare its hash, so that the signature is checked first; without a
 * session nothing larger is taken at all.
 */
export function incomingOf(request: FastifyRequest, call: Call): Incoming {
  const { raw } = request;
  const takesBody = call.method === 'POST' || call.method === 'PUT';
  const multipart = call.body === 'multipart';
  const length = lengthOf(raw.headers);
  const declared = raw.headers[names.bodyHash];
  const open = call.permission === 'public';
  let body: Promise<ReadBody> | undefined;
  let place: Place | undefined;

  function check(): void {
    if (!takesBody && length !== 0) throw new ApiFailure(400);
    if (declared !== undefined && (typeof declared !== 'string' || !HASH.test(declared)))
      throw new ApiFailure(487);
    if (length !== 0 && request.isMultipart() !== multipart) throw new ApiFailure(461);
    if (multipart && !/;\s*boundary=\S/i.test(raw.headers['content-type'] ?? ''))
      throw new ApiFailure(461);
    // Every browser and our channel know the length of what they upload.
    if (multipart && (length === undefined || declared === undefined))
      throw new ApiFailure(400, '上传文件时须在请求头中给出 content-length 和 body-hash');
    if (length !== undefined && length > limit()) throw new ApiFailure(460);
  }

  function limit(): number {
    return declared === undefined || open ? SMALL : (call.maxBody ?? STANDARD);
  }

  async function take(owner?: Owner): Promise<ReadBody> {
    if (!takesBody || length === 0) return { fields: {}, files: [], hash: NOTHING };
    const most = length ?? limit();
    const small = { address: addressKey(request.ip), process: '' };
    const whole = multipart || (most > SMALL && owner);
    // What is only declared takes no room from those who send: nobody has to be anybody for it.
    let held = whole ? most : Math.min(most, FIRST);
    const taken =
      most > SMALL && owner
        ? room.enter({ ...owner, process: '' }, held)
        : smallRoom.enter(small, held);
    place = taken;
    if (multipart)
      return readMultipart(request, { total: limit(), files: call.maxFiles ?? MOST_FILES });
    return readText(raw, limit(), (size) => {
      if (size <= held) return;
      taken.more(size - held);
      held = size;
    });
  }

  return {
    small: !multipart && length !== undefined && length <= SMALL,
    async hash() {
      check();
      if (declared !== undefined) return declared as string;
      body ??= take();
      return (await body).hash;
    },
    async read({ owner, address }) {
      check();
      body ??= take({ owner, address });
      const found = await body;
      if (declared !== undefined && declared !== found.hash) throw new ApiFailure(487);
      return found;
    },
    done: () => place?.leave(),
    async discard() {
      if (raw.complete || raw.readableEnded || length === 0) return;
      await new Promise<void>((resolve) => {
        let left = DISCARD;
        const timer = setTimeout(resolve, DISCARD_TIME);
        const end = () => {
          clearTimeout(timer);
          resolve();
        };
        raw.on('data', (chunk: Buffer) => {
          left -= chunk.length;
          if (left <= 0) end();
        });
        raw.once('end', end).once('close', end).once('error', end);
        raw.resume();
      });
    },
  };
}

/** Length of the body: 0 for none, undefined when it is not told. */
function lengthOf(headers: FastifyRequest['raw']['headers']): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return undefined;
  return Number(headers['content-length'] ?? 0);
}
