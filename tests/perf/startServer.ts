import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startServer as startProduct, type Product } from '../product/startServer';

/** The built product to be measured, and a connection to its database that obeys no time limit. */
export interface BenchServer extends Product {
  /** Port of its own figures. */
  readonly internal: number;
  readonly pool: pg.Pool;
  /** Where its database listens. */
  readonly socket: string;
  /** What its database writes down. */
  readonly databaseLog: string;
}

const INTERNAL = 'TQC_INTERNAL_PORT';

/** Starts the built product for a measurement; TQC_BENCH_DATA names a data folder to use again. */
export async function startServer(profile: string): Promise<BenchServer> {
  const product = await startProduct(profile, {
    data: process.env['TQC_BENCH_DATA'],
    env: { TQC_LOG: 'error' },
    ports: [INTERNAL],
  });
  const socket = readFileSync(join(product.data, 'pg/postmaster.pid'), 'utf8').split('\n')[4] ?? '';
  const pool = new pg.Pool({
    host: socket,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    max: 4,
  });
  pool.on('error', () => undefined);
  return {
    ...product,
    internal: product.ports[INTERNAL] ?? 0,
    pool,
    socket,
    databaseLog: join(product.data, 'pg.log'),
    async stop() {
      await pool.end();
      await product.stop();
    },
  };
}
