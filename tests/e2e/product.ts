import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTransport, signIn, type Channel, type Transport } from '@tqc/client';

/** The password of every account of the demonstration. */
export const PASSWORD = 'Yanshi-2024#';

interface Running {
  readonly url: string;
  /** Its data folder. */
  readonly data: string;
}

const root = resolve(import.meta.dirname, '../..');

let own: Running | undefined;

/** Shows another product to the journeys of a file, until it is taken away again. */
export function showProduct(other: Running | undefined): void {
  own = other;
}

/** The product that belongs to this worker, or to this file. */
export function product(): Running {
  if (own) return own;
  const all = JSON.parse(process.env['TQC_E2E_PRODUCTS'] ?? '[]') as Running[];
  const shared = all[Number(process.env['TEST_PARALLEL_INDEX'])];
  if (!shared) throw new Error('no product was started for this worker');
  return shared;
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
 * Somebody's calls without a browser: for what has to stand before a journey, and to ask what the
 * server says. Whoever signs in so ends the session that the same account has in a browser.
 */
export async function callsAs(account: string, { url }: Running = product()): Promise<Transport> {
  const transport = createTransport({ baseUrl: url, app: 'tqc-admin' });
  await signIn(transport, account, PASSWORD);
  return transport;
}

/** The credentials of the applicants' channel of this product. */
export function channelOf({ data }: Running = product()): Channel {
  const { channel } = JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8')) as {
    channel: { id: string; key: string }[];
  };
  const [first] = channel;
  if (!first) throw new Error('the product has no channel');
  return { id: first.id, key: new Uint8Array(Buffer.from(first.key, 'hex')) };
}

/**
 * The applicants' channel in a process of its own, as somebody in another terminal would start it;
 * resolves with what it prints. Applicants go to the points that `as` sees.
 */
export function simulate(
  applications: number,
  seed: number,
  { url, data }: Running = product(),
  as = 'demo_qudao',
): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        'apps/server/src/console/applicants.ts',
        '--applications',
        String(applications),
        '--seed',
        String(seed),
        '--url',
        url,
        '--as',
        as,
      ],
      { cwd: root, env: { ...process.env, TQC_DATA: data } },
    );
    let text = '';
    child.stdout.on('data', (part: Buffer) => (text += part.toString()));
    child.once('exit', (code) => (code === 0 ? done(text) : failed(new Error(text))));
  });
}
