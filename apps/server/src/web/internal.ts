import Fastify, { type FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Replica } from '../kit/database';
import type { FileStore } from '../kit/files';
import type { Metrics } from '../kit/metrics';

/** What the surroundings ask of a process, on a port of its own that never faces users. */
export interface InternalParts {
  /** Writes a row of this process's own: a database that only reads, or has no room, cannot. */
  readonly write: () => Promise<void>;
  readonly metrics: Metrics;
  readonly files: Pick<FileStore, 'hasRoom' | 'freeShare'>;
  readonly replica: Pick<Replica, 'state'> | undefined;
  /** False from the moment the process is told to stop. */
  readonly ready: () => boolean;
}

/** A write that takes longer is none a person would wait for. */
const WRITE_LIMIT = 3000;
/** Below this somebody should make room. */
const LITTLE = 0.15;

/**
 * /healthz: the process lives; /readyz: it can write, whether it takes files, and how its replica
 * stands; /metrics: its figures.
 */
export function internalServer({
  write,
  metrics,
  files,
  replica,
  ready,
}: InternalParts): FastifyInstance {
  const server = Fastify({ logger: false });
  server.get('/healthz', async () => ({ ok: true }));
  server.get('/readyz', async (_request, reply) => {
    const works = ready() && (await Promise.race([inTime(write()), sleep(WRITE_LIMIT, false)]));
    if (!works) return reply.code(503).send({ ok: false });
    // Without room for files everything else still works: a balancer that took the process away
    // would help nobody.
    const uploads = await files.hasRoom().catch(() => false);
    const roomLow = await files.freeShare().then(
      (share) => share < LITTLE,
      () => true,
    );
    // Without a replica everything works as well: its reads go to the main database.
    const { used, lag } = replica?.state() ?? {};
    const copy = replica ? { used, lagSeconds: lag === undefined ? null : lag / 1000 } : undefined;
    return { ok: true, uploads, roomLow, ...(copy ? { replica: copy } : {}) };
  });
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  return server;
}

const inTime = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
