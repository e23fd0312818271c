import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Metrics } from '../kit/metrics';

/** What the surroundings ask of a process, on a port of its own that never faces users. */
export interface InternalParts {
  readonly pool: Pool;
  readonly metrics: Metrics;
  /** False from the moment the process is told to stop. */
  readonly ready: () => boolean;
}

/** /healthz: the process lives; /readyz: it can work; /metrics: its figures. */
export function internalServer({ pool, metrics, ready }: InternalParts): FastifyInstance {
  const server = Fastify({ logger: false });
  server.get('/healthz', async () => ({ ok: true }));
  server.get('/readyz', async (_request, reply) => {
    const works =
      ready() &&
      (await pool.query('select 1').then(
        () => true,
        () => false,
      ));
    return works ? { ok: true } : reply.code(503).send({ ok: false });
  });
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  return server;
}
