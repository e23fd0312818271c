import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Replica } from '../database';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Calls of some time: how many, how many of them failed here, and how long they took. */
export interface Answered {
  readonly calls: number;
  readonly errors: number;
  readonly p50: number;
  readonly p95: number;
}

/** Times that are remembered between two looks; of more every other one is as good. */
const MOST_TIMES = 4096;
const FAILED = 500;

/** Counts answers between two looks. */
export function createWindow() {
  let calls = 0;
  let errors = 0;
  let times: number[] = [];
  return {
    add(status: number, milliseconds: number) {
      // A place that was free keeps the first; then they take each other's in turn.
      times[calls % MOST_TIMES] = milliseconds;
      calls += 1;
      if (status >= FAILED) errors += 1;
    },
    take(): Answered {
      const sorted = times.sort((a, b) => a - b);
      const at = (share: number) => Math.round(sorted[Math.floor(share * sorted.length)] ?? 0);
      const answered = { calls, errors, p50: at(0.5), p95: at(0.95) };
      calls = 0;
      errors = 0;
      times = [];
      return answered;
    },
  };
}

/** What a running process tells about itself. */
export interface Metrics {
  /**
   * Measures every call of a server, by route and status. Must be called before the routes are
   * made.
   */
  watch(server: FastifyInstance): void;
  /** What was answered since the last look; of the times so many as say enough. */
  answered(): Answered;
  /** The figures as Prometheus reads them. */
  text(): Promise<string>;
  readonly contentType: string;
}

/**
 * Metrics of this process: calls, the database pool, open streams, the work that waits, and Node
 * itself.
 */
export function createMetrics(pool: Pool, system: Pool, replica?: Pick<Replica, 'state'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'tqc_call_seconds',
    help: 'Time of answers, in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  const count = async (text: string) =>
    Number((await system.query<{ n: string }>(text)).rows[0]?.n ?? 0);
  const window = createWindow();
  let streams = () => 0;
  if (replica) {
    gauge('tqc_replica_used', 'Reads go to the replica (1) or not (0)', () =>
      Number(replica.state().used),
    );
    gauge(
      'tqc_replica_lag_seconds',
      'How far the replica is behind; NaN while nobody knows',
      () => (replica.state().lag ?? NaN) / 1000,
    );
  }
  gauge('tqc_pool_connections', 'Connections of the database pool', () => pool.totalCount);
  gauge('tqc_pool_waiting', 'Calls waiting for a connection', () => pool.waitingCount);
  gauge('tqc_open_streams', 'Open event streams', () => streams());
  gauge('tqc_sessions', 'Sessions that have not ended', () =>
    count('select count(*) as n from session where end_code is null and ends_at > product_clock()'),
  );
  gauge('tqc_jobs_waiting', 'Jobs of the queue that wait', () =>
    count('select count(*) as n from graphile_worker.jobs where locked_at is null'),
  );
  gauge('tqc_audit_waiting', 'Audit rows not yet chained', () =>
    count('select count(*) as n from audit_inbox'),
  );
  return {
    watch(server) {
      streams = () => server.openStreams.size;
      server.addHook('onResponse', async (request, reply) => {
        calls.observe(
          {
            method: request.method,
            route: request.routeOptions.url ?? 'none',
            status: reply.statusCode,
          },
          reply.elapsedTime / 1000,
        );
        window.add(reply.statusCode, reply.elapsedTime);
      });
    },
    answered: window.take,
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
