import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keepEmbedded } from '../../apps/server/src/kit/database/keepEmbedded';
import { openLine, type Line } from '../../apps/server/src/testing/line';
import { freePort } from '../product/startServer';

const root = resolve(import.meta.dirname, '../..');

/** The built server, a PostgreSQL as somebody else runs it, and the line between them. */
export interface Ground {
  readonly url: string;
  readonly line: Line;
  killServer(): void;
  killDatabase(): void;
  stop(): Promise<void>;
}

/**
 * Starts all three. The server is kept standing by `scripts/keep.mjs` and PostgreSQL by this
 * process, as systemd would; nobody looks after the line.
 */
export async function startGround(folder: string): Promise<Ground> {
  const dataDir = join(folder, 'pg');
  const database = await keepEmbedded(
    { projectRoot: root, dataDir },
    { warn: () => undefined, giveUp: (error) => console.error(error.message) },
  );
  const line = await openLine({ path: join(database.host, '.s.PGSQL.5432') });
  const port = await freePort();
  const at = (user: string) => `postgres://${user}@127.0.0.1:${line.port}/postgres`;
  mkdirSync(join(folder, 'data'));
  const keeper = spawn(process.execPath, ['scripts/keep.mjs', 'apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_OWNER_URL: at('postgres'),
      DATABASE_URL: at('tqc_login'),
      TQC_DATA: join(folder, 'data'),
      TQC_DEMO: 'dev',
      TQC_LOG: 'silent',
      PORT: String(port),
    },
  });
  await new Promise<void>((ready, failed) => {
    keeper.stdout.on('data', (text: Buffer) => text.toString().includes('已启动') && ready());
    keeper.once('exit', (code) => failed(new Error(`the product ended with ${code}`)));
  });
  return {
    url: `http://localhost:${port}`,
    line,
    killServer() {
      const pid = execFileSync('pgrep', ['-P', String(keeper.pid)], { encoding: 'utf8' });
      process.kill(Number(pid.trim().split('\n')[0]), 'SIGKILL');
    },
    killDatabase() {
      const [pid] = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async stop() {
      const over = once(keeper, 'exit');
      keeper.kill('SIGINT');
      await over;
      await line.close();
      await database.stop();
    },
  };
}
