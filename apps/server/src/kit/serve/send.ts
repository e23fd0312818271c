import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncodedEvent, type FileReply, type SendEvent, type StreamReply } from './serve';

const BEAT = 15_000;

/** Sends bytes as a download (or for viewing inside the page), never as something a browser would run. */
export function sendFile(
  reply: FastifyReply,
  { bytes, mime, name, inline }: FileReply,
): FastifyReply {
  return reply
    .header('content-type', mime)
    .header(
      'content-disposition',
      `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .send(bytes);
}

/** Keeps the answer open and writes server-sent events until either side closes. */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { subscribe }: StreamReply,
): FastifyReply {
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
  const beat = setInterval(() => reply.raw.write(': \n\n'), BEAT);
  const end = () => {
    clearInterval(beat);
    stop();
    request.server.openStreams.delete(end);
    reply.raw.end();
  };
  request.server.openStreams.add(end);
  request.raw.once('close', end);
  return reply;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends of the streams that are open; called when the server closes. */
    openStreams: Set<() => void>;
  }
}
