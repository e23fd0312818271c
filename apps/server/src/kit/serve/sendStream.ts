import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure';
import { EncodedEvent, type SendEvent, type StreamReply } from './serve';
import { whenClosed } from './whenClosed';

const BEAT = 15_000;
/** Streams of a session, and of a person with all sessions and displays of theirs. */
const MOST = { session: 3, person: 24 } as const;

/** Whose stream it is, and whether that session still lives. */
export interface StreamOwner {
  readonly session: string;
  readonly person: string;
  isLive(): Promise<boolean>;
  /** Hears of its end at once, and when to look for it; the answer stops hearing. */
  onEnd(end: () => void, look: () => void): () => void;
}

const open = new Map<string, number>();

/**
 * Keeps the answer open and writes server-sent events until either side closes or the session
 * behind it ends.
 */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { subscribe }: StreamReply,
  owner: StreamOwner | undefined,
  beat = BEAT,
): FastifyReply {
  const release = owner ? takePlace(owner) : () => undefined;
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  const send: SendEvent = (event, data, id) =>
    reply.raw.write((typeof event === 'string' ? new EncodedEvent(event, data, id) : event).bytes);
  const stop = subscribe(send, () => end());
  const unheard = owner?.onEnd(() => end(), look);
  const beating = setInterval(() => {
    reply.raw.write(': \n\n');
    look();
  }, beat);
  let ended = false;
  function look(): void {
    // A database that does not answer now says nothing about the session: the next beat looks
    // again.
    owner?.isLive().then(
      (live) => live || end(),
      () => undefined,
    );
  }
  function end(): void {
    if (ended) return;
    ended = true;
    clearInterval(beating);
    stop();
    unheard?.();
    release();
    request.server.openStreams.delete(end);
    reply.raw.end();
  }
  request.server.openStreams.add(end);
  request.raw.once('close', end);
  whenClosed(reply.raw, end);
  return reply;
}

/**
 * A page needs one stream; a few more are tabs, hundreds are somebody who wants to exhaust the
 * server.
 */
function takePlace(owner: StreamOwner): () => void {
  const places = (['session', 'person'] as const).map(
    (kind) => [`${kind} ${owner[kind]}`, MOST[kind]] as const,
  );
  for (const [key, most] of places)
    if ((open.get(key) ?? 0) >= most) throw new ApiFailure(429, '打开的页面过多，请关闭一些后再试');
  for (const [key] of places) open.set(key, (open.get(key) ?? 0) + 1);
  return () => {
    for (const [key] of places) {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    }
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends of the streams that are open; called when the server closes. */
    openStreams: Set<() => void>;
  }
}
