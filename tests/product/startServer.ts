import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The built product in a process of its own. */
export interface Product {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Its data folder. */
  readonly data: string;
  /** Ends it and removes what it wrote, unless the folder was given. */
  stop(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../..');

/**
 * Starts the built product on a free port with an invented installation of its own; `data` names a
 * folder to use again, which saves the filling.
 */
export async function startServer(
  profile: string,
  {
    data: given,
    env = {},
  }: { readonly data?: string | undefined; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Product> {
  const data = given ?? mkdtempSync(join(tmpdir(), 'tqc-product-'));
  mkdirSync(data, { recursive: true });
  rmSync(terminalOf(data), { force: true });
  const port = await freePort();
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      TQC_DATA: data,
      TQC_DEMO: profile,
      TQC_LOG: 'warn',
      // Decisions count at once; what waits is tried by tests of its own.
      TQC_UNDO: '0',
      DATABASE_URL: '',
      ...env,
    },
  });
  // A run that breaks leaves nothing behind.
  const orphaned = () => child.kill('SIGINT');
  process.once('exit', orphaned);
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (text: Buffer) => {
      appendFileSync(terminalOf(data), text);
      if (text.toString().includes('已启动')) ready();
    });
    child.once('exit', (code) => failed(new Error(`the product ended with ${code}`)));
  });
  return {
    url: `http://localhost:${port}`,
    port,
    pid: child.pid ?? 0,
    data,
    async stop() {
      process.off('exit', orphaned);
      const ended = new Promise<void>((done) => child.once('exit', () => done()));
      child.kill('SIGINT');
      await ended;
      if (given === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}

/**
 * Where the words of a product's terminal are kept: a demonstration shows its texts to phones there
 * and nowhere else.
 */
export function terminalOf(data: string): string {
  return join(data, 'terminal.txt');
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
