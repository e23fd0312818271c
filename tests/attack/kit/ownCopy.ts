import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { startServer } from '../../product/startServer';

/** A copy of the product that this program started, seen from inside. */
export interface Own {
  readonly pid: number;
  readonly data: string;
  readonly pool: pg.Pool;
}

const root = resolve(import.meta.dirname, '../../..');

/**
 * Builds what is not built, starts a copy with the small demo on a free port and opens its
 * database; `stop` removes everything.
 */
export async function startOwnCopy(): Promise<{
  readonly url: string;
  readonly own: Own;
  stop(): Promise<void>;
}> {
  const steps = pathToFileURL(join(root, 'scripts/steps.mjs')).href;
  execFileSync(
    process.execPath,
    ['--input-type=module', '-e', `(await import(${JSON.stringify(steps)})).build()`],
    { stdio: 'inherit' },
  );
  const product = await startServer('dev', {
    env: { TQC_CHEAP_PASSWORDS: 'for-tests', TQC_LOG: 'error', HOST: '127.0.0.1' },
  });
  const host = readFileSync(join(product.data, 'pg/postmaster.pid'), 'utf8').split('\n')[4] ?? '';
  const pool = new pg.Pool({ host, port: 5432, user: 'postgres', database: 'postgres', max: 3 });
  pool.on('error', () => undefined);
  let stopped: Promise<void> | undefined;
  return {
    url: `http://127.0.0.1:${product.port}`,
    own: { pid: product.pid, data: product.data, pool },
    stop: () => (stopped ??= pool.end().then(() => product.stop())),
  };
}
