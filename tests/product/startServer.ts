import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The built product in a process of its own. */
export interface Product {
  readonly url: string;
  readonly port: number;
  /** The ports that were asked for besides, by the names of their settings. */
  readonly ports: Readonly<Record<string, number>>;
  readonly pid: number;
  /** Its data folder. */
  readonly data: string;
  /** Ends it and removes what it wrote, unless the folder was given. */
  stop(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../..');

interface Start {
  /** A folder to use again, which saves the filling. */
  readonly data?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  /** Further settings that name a free port each. */
  readonly ports?: readonly string[];
}

/** Somebody may take a free port before the product listens on it: then it starts on another. */
const TRIES = 3;
/** So long a database is waited for that its product has left, looked at so often; ms. */
const DATABASE_LIMIT = 120_000;
const LOOK_EVERY = 50;

/**
 * The setting that names a stopped product's folder filled with a profile: every product of a run
 * begins with a copy of it.
 */
export const filledFor = (profile: string) => `TQC_FILLED_${profile.toUpperCase()}`;

/** Starts the built product on a free port with an invented installation of its own. */
export async function startServer(
  profile: string,
  { data: given, env = {}, ports: wanted = [] }: Start = {},
): Promise<Product> {
  const filled = process.env[filledFor(profile)];
  const data = given ?? mkdtempSync(join(tmpdir(), 'tqc-product-'));
  mkdirSync(data, { recursive: true });
  // With owners and rights: the database refuses a folder that is somebody else's.
  if (given === undefined && filled !== undefined) execFileSync('cp', ['-a', `${filled}/.`, data]);
  for (let attempt = 1; ; attempt += 1) {
    const ports: Record<string, number> = {};
    for (const name of ['PORT', ...wanted]) ports[name] = await freePort();
    try {
      const { child, letGo } = await begun(profile, data, { ...env, ...textsOf(ports) });
      const port = ports['PORT'] ?? 0;
      return {
        url: `http://localhost:${port}`,
        port,
        ports,
        pid: child.pid ?? 0,
        data,
        async stop() {
          letGo();
          const ended = new Promise<void>((done) => child.once('exit', () => done()));
          child.kill('SIGINT');
          await ended;
          await databaseEnded(data);
          if (given === undefined) rmSync(data, { recursive: true, force: true });
        },
      };
    } catch (error) {
      const free = await Promise.all(Object.values(ports).map(isFree));
      if (attempt === TRIES || free.every(Boolean)) throw error;
    }
  }
}

/**
 * On a slow disk the product gives up waiting for its database, which ends all the same: until then
 * its folder can be neither copied nor removed.
 */
async function databaseEnded(data: string): Promise<void> {
  const until = performance.now() + DATABASE_LIMIT;
  while (existsSync(join(data, 'pg/postmaster.pid')) && performance.now() < until)
    await sleep(LOOK_EVERY);
}

const textsOf = (ports: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));

/** The process of the product, once it says that it has started. */
async function begun(profile: string, data: string, env: Readonly<Record<string, string>>) {
  rmSync(terminalOf(data), { force: true });
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
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
  const letGo = () => process.off('exit', orphaned);
  process.once('exit', orphaned);
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (text: Buffer) => {
      appendFileSync(terminalOf(data), text);
      if (text.toString().includes('已启动')) ready();
    });
    child.once('exit', (code) => {
      letGo();
      failed(new Error(`the product ended with ${code}`));
    });
  });
  return { child, letGo };
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

/** Whether nobody listens on a port now. */
function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
      .once('error', () => done(false))
      .listen(port, () => probe.close(() => done(true)));
  });
}
