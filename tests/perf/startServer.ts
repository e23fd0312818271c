import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';

/** The built product in a process of its own, and a connection to its database that obeys no time limit. */
export interface BenchServer {
  readonly url: string;
  readonly port: number;
  /** Port of its own figures. */
  readonly internal: number;
  readonly pid: number;
  readonly pool: pg.Pool;
  /** Where its database listens. */
  readonly socket: string;
  /** What its database writes down. */
  readonly databaseLog: string;
  stop(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../..');

/** Starts the built product on a free port with an invented installation of its own; TQC_BENCH_DATA names a folder to use again, which saves the filling. */
export async function startServer(profile: string): Promise<BenchServer> {
  const given = process.env['TQC_BENCH_DATA'];
  const data = given ?? mkdtempSync(join(tmpdir(), 'tqc-bench-'));
  const port = await freePort();
  const internal = await freePort();
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PORT: String(port), TQC_DATA: data, TQC_INTERNAL_PORT: String(internal), TQC_DEMO: profile, TQC_LOG: 'error', DATABASE_URL: '' } });
  // A bench that breaks leaves nothing running behind.
  const orphaned = () => child.kill('SIGINT');
  process.once('exit', orphaned);
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (text: Buffer) => text.toString().includes('已启动') && ready());
    child.once('exit', (code) => failed(new Error(`the product ended with ${code}`)));
  });
  const host = readFileSync(join(data, 'pg/postmaster.pid'), 'utf8').split('\n')[4] ?? '';
  const pool = new pg.Pool({ host, port: 5432, user: 'postgres', database: 'postgres', max: 4 });
  pool.on('error', () => undefined);
  return {
    url: `http://localhost:${port}`, port, internal, pid: child.pid ?? 0, pool, socket: host, databaseLog: join(data, 'pg.log'),
    async stop() {
      process.off('exit', orphaned);
      await pool.end();
      const ended = new Promise<void>((done) => child.once('exit', () => done()));
      child.kill('SIGINT');
      await ended;
      if (given === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
