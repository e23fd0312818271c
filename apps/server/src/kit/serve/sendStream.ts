import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure';
import { EncodedEvent, type SendEvent, type StreamReply } from './serve';

const BEAT = 15_000;
const MOST_OF_A_SESSION = 3;

/** Whose stream it is, and whether that session still lives. */
export interface StreamOwner {
  readonly session: string;
  isLive(): Promise<boolean>;
  /** Hears of its end at once; the answer stops hearing. */
  onEnd(end: () => void): () => void;
}

const open = new Map<string, number>();

/** Keeps the answer open and writes server-sent events until either side closes or the session behind it ends. */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { subscribe }: StreamReply,
  owner: StreamOwner | undefined,
  beat = BEAT,
): FastifyReply {
  const release = owner ? takePlace(owner.session) : () => undefined;
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  const send: SendEvent = (event, data, id) =>
    reply.raw.write((typeof event === 'string' ? new EncodedEvent(event, data, id) : event).bytes);
  const stop = subscribe(send);
  const unheard = owner?.onEnd(() => end());
  const look = setInterval(() => {
    reply.raw.write(': \n\n');
    // A database that does not answer now says nothing about the session: the next beat looks again.
    owner?.isLive().then(
      (live) => live || end(),
      () => undefined,
    );
  }, beat);
  let ended = false;
  function end(): void {
    if (ended) return;
    ended = true;
    clearInterval(look);
    stop();
    unheard?.();
    release();
    request.server.openStreams.delete(end);
    reply.raw.end();
  }
  request.server.openStreams.add(end);
  request.raw.once('close', end);
  return reply;
}

/** A page needs one stream; a few more are tabs, hundreds are somebody who wants to exhaust the server. */
function takePlace(session: string): () => void {
  const n = open.get(session) ?? 0;
  if (n >= MOST_OF_A_SESSION) throw new ApiFailure(429, '打开的页面过多，请关闭一些后再试');
  open.set(session, n + 1);
  return () => {
    const left = (open.get(session) ?? 1) - 1;
    if (left > 0) open.set(session, left);
    else open.delete(session);
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends of the streams that are open; called when the server closes. */
    openStreams: Set<() => void>;
  }
}
