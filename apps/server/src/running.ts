import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { createApp } from './app';
import type { Config } from './config';
import { DEMO_DAY, demoAccounts, fillDemo } from './demo/fill';
import type { demoSizes } from './demo/sizes';
import { localAccessPlatform } from './jobs/accessPlatform';
import { startWorker } from './jobs/worker';
import { createHeadKeeper, sequenceAudit } from './kit/audit';
import { createListener, createPool, type DatabaseTarget } from './kit/database';
import { createEvents } from './kit/events';
import { localFolderStore } from './kit/files';
import { createMetrics } from './kit/metrics';
import { createPersonal } from './kit/personal';
import { repeat, seldom } from './kit/repeat';
import { keepTurning, loadKeyRing } from './kit/secrets';
import { ticks } from './kit/ticks';
import type { AppParts } from './kit/serve';
import { createAuth } from './kit/session';
import { startFolding, startLoopProbe, withDisplays } from './trade/wall';
import { openDatabase } from './openDatabase';
import { projectRoot } from './paths';
import { internalServer } from './web/internal';
import { keyProbeServer, probeFiles } from './web/keyProbe';
import { logSerializers, secretHeaders } from './web/logFields';
import { certificateFor } from './web/tls';

const DAY = 86_400_000;
const SEQUENCE_EVERY = 1000;
/**
 * Between answering "not ready" and taking no more connections: the time a balancer needs to look
 * elsewhere.
 */
const LEAVE_TIME = 5000;
/** The queue listens on one connection and asks for work on the other. */
const QUEUE_POOL = 2;

/** A product that runs: its server, its parts, and how to end it. */
export interface Running {
  readonly server: FastifyInstance;
  readonly app: AppParts;
  readonly url: string;
  /** The profile that filled the database, or undefined. */
  readonly demo: string | undefined;
  /** True when nobody can sign in yet. */
  readonly empty: boolean;
  /**
   * Ends it in order; `leave` first tells the surroundings and waits for them to look elsewhere.
   */
  stop(how?: { readonly leave: boolean }): Promise<void>;
}

/** What a process that only attaches needs: the parts without a server. */
export interface Parts {
  readonly app: AppParts;
  /** Connections for the system's own work, so that those of the calls are for calls. */
  readonly system: Pool;
  /** The database as the application sees it, and as its owner does. */
  readonly target: DatabaseTarget;
  readonly owner: DatabaseTarget;
  readonly demo: string | undefined;
  readonly dataFolder: string;
  stop(): Promise<void>;
}

/** The folder of keys, files and, for an ordinary user, the embedded database. */
export function dataFolderOf({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return dataFolder ?? join(projectRoot, '.data');
}

/** The file of the signed heads of the audit. */
export function headsOf(dataFolder: string): string {
  return join(dataFolder, 'audit-heads.jsonl');
}

/** How parts are opened. */
export interface PartsOptions {
  /** Fills an empty installation with the demo of the configuration; yes when not said. */
  readonly fill?: boolean;
  readonly tell?: (text: string) => void;
  /**
   * The process lives on: the embedded database is kept standing, and this is called when it cannot
   * be.
   */
  readonly giveUp?: ((error: Error) => void) | undefined;
}

/** Opens database, keys and files; migrates; fills a demo into an empty installation when asked. */
export async function openParts(
  config: Config,
  { fill = true, tell = () => undefined, giveUp }: PartsOptions = {},
): Promise<Parts> {
  const dataFolder = dataFolderOf(config);
  mkdirSync(dataFolder, { recursive: true });
  const { pool, system, target, owner, close } = await openDatabase(config, {
    tell,
    warn: (text) => console.warn(text),
    giveUp,
  });
  try {
    const keys = loadKeyRing(join(dataFolder, 'keys.json'));
    const endTurning = keepTurning(keys);
    let shift = await demoShift(pool);
    const clock = () => new Date(Date.now() - shift);
    const app: AppParts = {
      pool,
      auth: withDisplays(createAuth({ pool, keys, clock }), { pool, clock }),
      files: localFolderStore(join(dataFolder, 'files')),
      auditHeads: headsOf(dataFolder),
      personal: createPersonal(keys),
      clock,
      ticks,
      events: createEvents(),
      demo: false,
      demoAccounts: [],
    };
    if (fill && config.demo !== 'none' && (await isEmpty(pool))) {
      shift = shiftTo(DEMO_DAY);
      await fillInstallation(app, owner, config.demo, shift, tell);
    }
    const demo = await demoProfile(pool);
    return {
      app: {
        ...app,
        demo: demo !== undefined,
        demoAccounts:
          demo === undefined ? [] : demoAccounts.map(({ account, who }) => ({ account, who })),
      },
      system,
      target,
      owner,
      demo,
      dataFolder,
      async stop() {
        endTurning();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Fills an empty installation with a profile whose day is so many milliseconds ago; a large one
 * takes longer than any call may.
 */
export async function fillInstallation(
  app: AppParts,
  owner: DatabaseTarget,
  profile: keyof typeof demoSizes,
  shift: number,
  tell: (text: string) => void,
): Promise<void> {
  const pool = createPool(owner, 2, { patient: true });
  try {
    await fillDemo({ ...app, pool }, profile, new Date(Date.now() - shift), tell);
    await pool.query(
      "update installation set value = value || jsonb_build_object('shift', $1::bigint) where key = 'demo'",
      [shift],
    );
  } finally {
    await pool.end();
  }
}

/** Milliseconds from the day a demo plays to today, in whole days. */
export function shiftTo(day: string): number {
  return Math.floor((Date.now() - Date.parse(`${day}T00:00:00Z`)) / DAY) * DAY;
}

/** Starts the whole product in this process. */
export async function startProduct(
  config: Config,
  tell: (text: string) => void,
  giveUp: (error: Error) => void = (error) => console.error(error.message),
): Promise<Running> {
  // Filling takes a while: whoever has to choose another port hears it before.
  if (config.port > 0) await requireFree(config);
  const parts = await openParts(config, { tell, giveUp });
  const { system } = parts;
  const listener = await createListener(parts.target);
  const app: AppParts = {
    ...parts.app,
    events: createEvents(listener),
    system,
    ...(config.keyProbe.kind === 'mtls' ? { keyProbe: config.keyProbe.url } : {}),
  };
  const tls = await certificateOf(config, parts.dataFolder);
  const metrics = createMetrics(parts.app.pool, system);
  const server = await createApp(app, {
    logger: { level: config.logLevel, redact: secretHeaders, serializers: logSerializers },
    sites: true,
    trustedProxies: config.trustedProxies,
    watch: metrics.watch,
    ...(tls ? { https: tls } : {}),
  });
  let ready = true;
  server.get('/healthz', async () => ({ ok: true }));
  const internal = internalServer({
    pool: system,
    metrics,
    files: app.files,
    ready: () => ready,
  });
  const url = () => addressOf(server, config, tls !== undefined);
  const probe =
    config.keyProbe.kind === 'mtls'
      ? await probeOf(app, config.keyProbe, config, parts.dataFolder)
      : undefined;
  const queue = createPool(parts.target, QUEUE_POOL);
  const worker = await startWorker({ ...app, pool: system }, localAccessPlatform, queue);
  const heads = createHeadKeeper(app.auditHeads, app.auth.keys);
  const chain = async () => {
    await sequenceAudit(system);
    const head = await heads.keep(system, app.clock());
    if (head) server.log.info({ head }, 'audit head');
    return false;
  };
  const failing = (what: string) =>
    seldom((error, passedOver) => server.log.error({ err: error, passedOver }, what));
  const sequencing = repeat(chain, {
    every: SEQUENCE_EVERY,
    onError: failing('audit sequencer'),
  });
  const folding = startFolding(system, { onError: failing('wall figures') });
  const endProbe = startLoopProbe();
  async function end(): Promise<void> {
    endProbe();
    await Promise.all([sequencing.stop(), folding.stop()]);
    await Promise.all([server.close(), internal.close(), probe?.close()]);
    await worker.stop();
    await queue.end();
    while ((await sequenceAudit(system)) > 0);
    await heads.keep(system, app.clock(), true);
    await listener.close();
    await parts.stop();
  }
  try {
    await server.listen({ port: config.port, host: config.host });
    if (config.internalPort > 0)
      await internal.listen({ port: config.internalPort, host: '127.0.0.1' });
    if (probe && config.keyProbe.kind === 'mtls')
      await probe.listen({ port: config.keyProbe.port, host: config.host });
  } catch (error) {
    await end();
    throw error;
  }
  return {
    server,
    app,
    demo: parts.demo,
    empty: await isEmpty(parts.app.pool, 'admin'),
    url: url(),
    async stop({ leave } = { leave: false }) {
      ready = false;
      if (leave) await new Promise((resolve) => setTimeout(resolve, LEAVE_TIME));
      await end();
    },
  };
}

function requireFree({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const tried = createServer();
  return new Promise((resolve, reject) => {
    tried.once('error', reject);
    tried.listen({ port, host }, () => tried.close(() => resolve()));
  });
}

function addressOf(server: FastifyInstance, config: Config, secure: boolean): string {
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const host =
    config.host === '0.0.0.0' ? 'localhost' : config.host.replace('127.0.0.1', 'localhost');
  return `${secure ? 'https' : 'http'}://${host}:${port}`;
}

async function probeOf(
  app: AppParts,
  { port, ca, crl }: Extract<Config['keyProbe'], { kind: 'mtls' }>,
  config: Config,
  dataFolder: string,
): Promise<FastifyInstance> {
  const tls = (await certificateOf(config, dataFolder)) ?? (await certificateFor(dataFolder));
  const scheme = config.tls.kind === 'none' ? 'http' : 'https';
  return keyProbeServer(app, {
    port,
    tls,
    ...probeFiles(ca, crl),
    origins:
      config.publicOrigins.length > 0
        ? config.publicOrigins
        : [`${scheme}://localhost:${config.port}`],
  });
}

async function certificateOf(
  config: Config,
  dataFolder: string,
): Promise<{ cert: string; key: string } | undefined> {
  if (config.tls.kind === 'none') return undefined;
  if (config.tls.kind === 'self-signed') return certificateFor(dataFolder);
  return { cert: readFileSync(config.tls.cert, 'utf8'), key: readFileSync(config.tls.key, 'utf8') };
}

async function isEmpty(pool: Pool, table: 'admin' | 'org' = 'org'): Promise<boolean> {
  const { rows } = await pool.query(`select 1 from ${table} limit 1`);
  return rows.length === 0;
}

async function demoProfile(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ profile: string }>(
    "select value ->> 'profile' as profile from installation where key = 'demo'",
  );
  return rows[0]?.profile;
}

/** A demo plays a fixed day: the clock of the server runs from there. */
async function demoShift(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ shift: string | null }>(
    "select value ->> 'shift' as shift from installation where key = 'demo'",
  );
  return Number(rows[0]?.shift ?? 0);
}
