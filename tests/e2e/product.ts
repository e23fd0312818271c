import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

interface Running {
  readonly url: string;
  /** Its data folder. */
  readonly data: string;
}

const root = resolve(import.meta.dirname, '../..');

/** The product that belongs to this worker. */
export function product(): Running {
  const all = JSON.parse(process.env['TQC_E2E_PRODUCTS'] ?? '[]') as Running[];
  const own = all[Number(process.env['TEST_PARALLEL_INDEX'])];
  if (!own) throw new Error('no product was started for this worker');
  return own;
}

/** Changes a row behind the product's back: for time that passes, which no test can wait for. */
export async function changeRows(sql: string): Promise<void> {
  const { startEmbedded } = await import('../../apps/server/src/kit/database/embedded');
  const { createPool } = await import('../../apps/server/src/kit/database/pool');
  const { host, port, user } = await startEmbedded({
    projectRoot: root,
    dataDir: join(product().data, 'pg'),
  });
  const pool = createPool({ host, port, user, database: 'postgres' }, 1);
  await pool.query(sql);
  await pool.end();
}

/**
 * The applicants' channel in a process of its own, as somebody in another terminal would start it;
 * resolves with what it prints.
 */
export function simulate(applications: number, seed: number): Promise<string> {
  const { url, data } = product();
  return new Promise((done, failed) => {
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        'apps/server/src/console/simulate.ts',
        '--applications',
        String(applications),
        '--seed',
        String(seed),
        '--url',
        url,
      ],
      { cwd: root, env: { ...process.env, TQC_DATA: data } },
    );
    let text = '';
    child.stdout.on('data', (part: Buffer) => (text += part.toString()));
    child.once('exit', (code) => (code === 0 ? done(text) : failed(new Error(text))));
  });
}
