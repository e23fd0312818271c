import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { boundReading, whenClosed } from '../kit/serve';

/** Requests that may wait for the answer before them; browsers and proxies send none. */
const MOST_IN_LINE = 8;

/**
 * Makes one answer at a time on a connection, and gives each its time to be read. Node hands out
 * every request of a packet at once, and an answer that stands behind another one learns nothing of
 * a connection that ended: what it has opened would stay open for ever.
 */
export function oneAtATime(server: FastifyInstance): void {
  const lines = new WeakMap<Socket, { waiting: number; last: Promise<void> }>();
  server.addHook('onRequest', async ({ socket }, reply) => {
    const line = lines.get(socket) ?? { waiting: 0, last: Promise.resolve() };
    lines.set(socket, line);
    const { last } = line;
    line.waiting += 1;
    line.last = new Promise((done) => {
      whenClosed(reply.raw, () => {
        line.waiting -= 1;
        done();
      });
    });
    if (line.waiting > MOST_IN_LINE) socket.destroy();
    else await last;
    if (socket.destroyed) reply.hijack();
  });
  server.addHook('onSend', async (_request, reply, payload) => {
    boundReading(reply.raw, lengthOf(payload) ?? Number(reply.getHeader('content-length') ?? 0));
    return payload;
  });
}

const lengthOf = (payload: unknown): number | undefined =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : undefined;
