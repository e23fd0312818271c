import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { createApp } from './app';
import type { Config } from './config';
import { DEMO_DAY, demoAccounts, fillDemo } from './demo/fill';
import { localAccessPlatform } from './jobs/accessPlatform';
import { startWorker } from './jobs/worker';
import { sequenceAudit } from './kit/audit';
import { createListener, createPool, migrate, startEmbedded, type DatabaseTarget } from './kit/database';
import { createEvents } from './kit/events';
import { localFolderStore } from './kit/files';
import { takeIdSlot } from './kit/newId';
import { createPersonal } from './kit/personal';
import { loadKeyRing } from './kit/secrets';
import type { AppParts } from './kit/serve';
import { createAuth } from './kit/session';
import { migrationsFolder, projectRoot } from './paths';
import { certificateFor } from './web/tls';

const DAY = 86_400_000;
const SEQUENCE_EVERY = 1000;
const ID_SLOTS = 16;

/** A product that runs: its server, its parts, and how to end it. */
export interface Running {
  readonly server: FastifyInstance;
  readonly app: AppParts;
  readonly url: string;
  /** The profile that filled the database, or undefined. */
  readonly demo: string | undefined;
  stop(): Promise<void>;
}

/** What a process that only attaches needs: the parts without a server. */
export interface Parts {
  readonly app: AppParts;
  readonly target: DatabaseTarget;
  readonly demo: string | undefined;
  readonly dataFolder: string;
  stop(): Promise<void>;
}

/** The folder of keys, files and, for an ordinary user, the embedded database. */
export function dataFolderOf({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return dataFolder ?? join(projectRoot, '.data');
}

/** Opens database, keys and files; migrates; fills a demo into an empty installation when asked. */
export async function openParts(config: Config, { fill = true, tell = (_text: string) => undefined as void } = {}): Promise<Parts> {
  const dataFolder = dataFolderOf(config);
  mkdirSync(dataFolder, { recursive: true });
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ projectRoot, ...(config.dataFolder ? { dataDir: reachable(config.dataFolder) } : {}) });
  const target: DatabaseTarget = embedded ? { host: embedded.host, port: embedded.port, user: embedded.user, database: 'postgres' } : { url: config.databaseUrl ?? '' };
  const pool = createPool(target);
  const close = async () => {
    await pool.end();
    await embedded?.stop();
  };
  try {
    await migrate(pool, migrationsFolder);
    const keys = loadKeyRing(join(dataFolder, 'keys.json'));
    let shift = await demoShift(pool);
    const clock = () => new Date(Date.now() - shift);
    const app: AppParts = { pool, auth: createAuth({ pool, keys, clock }), files: localFolderStore(join(dataFolder, 'files')), personal: createPersonal(keys), clock, events: createEvents(), demo: false, demoAccounts: [] };
    if (fill && config.demo !== 'none' && (await isEmpty(pool))) {
      shift = shiftTo(DEMO_DAY);
      await fillDemo(app, config.demo, clock(), tell);
      await pool.query("update installation set value = value || jsonb_build_object('shift', $1::bigint) where key = 'demo'", [shift]);
    }
    const demo = await demoProfile(pool);
    return { app: { ...app, demo: demo !== undefined, demoAccounts: demo === undefined ? [] : demoAccounts.map(({ account, who }) => ({ account, who })) }, target, demo, dataFolder, stop: close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts the whole product in this process. */
export async function startProduct(config: Config, tell: (text: string) => void): Promise<Running> {
  const parts = await openParts(config, { tell });
  const { pool } = parts.app;
  const listener = await createListener(parts.target);
  const app: AppParts = { ...parts.app, events: createEvents(listener) };
  const idLock = await lockIdSlot(pool);
  const tls = certificateOf(config, parts.dataFolder);
  const server = await createApp(app, { logger: { level: config.logLevel, redact: ['req.headers.token', 'req.headers.signature'] }, sites: true, trustedProxies: config.trustedProxies, ...(tls ? { https: tls } : {}) });
  const ready = { yes: true };
  server.get('/healthz', async () => ({ ok: true }));
  server.get('/readyz', async (_request, reply) => {
    if (!ready.yes) return reply.code(503).send({ ok: false });
    await pool.query('select 1');
    return { ok: true };
  });
  const worker = await startWorker(app, localAccessPlatform);
  const sequencing = setInterval(() => void sequenceAudit(pool).catch((error: unknown) => server.log.error({ err: error }, 'audit sequencer')), SEQUENCE_EVERY);
  try {
    await server.listen({ port: config.port, host: config.host });
  } catch (error) {
    clearInterval(sequencing);
    await worker.stop();
    await listener.close();
    idLock.release();
    await parts.stop();
    throw error;
  }
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return {
    server, app, demo: parts.demo, url: `${tls ? 'https' : 'http'}://${config.host === '0.0.0.0' ? 'localhost' : config.host.replace('127.0.0.1', 'localhost')}:${port}`,
    async stop() {
      ready.yes = false;
      clearInterval(sequencing);
      await server.close();
      await worker.stop();
      while ((await sequenceAudit(pool)) > 0);
      await listener.close();
      idLock.release();
      await parts.stop();
    },
  };
}

/** The cluster in a folder of the caller's choice; PostgreSQL may run as another user, who must be able to enter it. */
function reachable(folder: string): string {
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() === 0) chmodSync(folder, 0o755);
  return join(folder, 'pg');
}

function certificateOf(config: Config, dataFolder: string): { cert: string; key: string } | undefined {
  if (config.tls.kind === 'none') return undefined;
  if (config.tls.kind === 'self-signed') return certificateFor(dataFolder);
  return { cert: readFileSync(config.tls.cert, 'utf8'), key: readFileSync(config.tls.key, 'utf8') };
}

/** This process's place in the identifiers, held for as long as it lives. */
async function lockIdSlot(pool: Pool): Promise<{ release(): void }> {
  const client = await pool.connect();
  for (let slot = 0; slot < ID_SLOTS; slot += 1) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(7301, $1) as mine', [slot]);
    if (rows[0]?.mine) {
      takeIdSlot(slot);
      return { release: () => client.release(true) };
    }
  }
  client.release();
  throw new Error('同一数据库上最多运行16个服务进程');
}

async function isEmpty(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from (select 1 from org limit 1) o');
  return rows[0]?.n === 0;
}

async function demoProfile(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ profile: string }>("select value ->> 'profile' as profile from installation where key = 'demo'");
  return rows[0]?.profile;
}

/** A demo plays a fixed day: the clock of the server runs from there. */
async function demoShift(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ shift: string | null }>("select value ->> 'shift' as shift from installation where key = 'demo'");
  return Number(rows[0]?.shift ?? 0);
}

function shiftTo(day: string): number {
  const now = Date.now();
  return Math.floor((now - Date.parse(`${day}T00:00:00Z`)) / DAY) * DAY;
}
