import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { FileStore } from '../kit/files';
import type { Metrics } from '../kit/metrics';

/** What the surroundings ask of a process, on a port of its own that never faces users. */
export interface InternalParts {
  readonly pool: Pool;
  readonly metrics: Metrics;
  readonly files: Pick<FileStore, 'hasRoom'>;
  /** False from the moment the process is told to stop. */
  readonly ready: () => boolean;
}

/**
 * /healthz: the process lives; /readyz: it can work, and whether it takes files; /metrics: its
 * figures.
 */
export function internalServer({ pool, metrics, files, ready }: InternalParts): FastifyInstance {
  const server = Fastify({ logger: false });
  server.get('/healthz', async () => ({ ok: true }));
  server.get('/readyz', async (_request, reply) => {
    const works =
      ready() &&
      (await pool.query('select 1').then(
        () => true,
        () => false,
      ));
    if (!works) return reply.code(503).send({ ok: false });
    // Without room for files everything else still works: a balancer that took the process away
    // would help nobody.
    const uploads = await files.hasRoom().catch(() => false);
    return { ok: true, uploads };
  });
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  return server;
}
