import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { createApp } from './app';
import type { Config } from './config';
import { demoAccounts } from './demo/accounts';
import { playedShift, shiftToPlay, startAtWork } from './demo/playedClock';
import type { demoSizes } from './demo/sizes';
import { accessPlatformOf } from './trade/accessPlatform';
import { followLists, layDownLists } from './trade/dictionaries';
import { connectPlatform, startPlatformRunner } from './jobs/platform';
import { startWorker } from './jobs/worker';
import { createHeadKeeper, sequenceAudit } from './kit/audit';
import { createListener, createPool, HELD, type DatabaseTarget } from './kit/database';
import { createEvents } from './kit/events';
import { localFolderStore } from './kit/files';
import type { IdSlot } from './kit/idSlot';
import { createMetrics, noteAnswered } from './kit/metrics';
import { createPersonal } from './kit/personal';
import { repeat, seldom } from './kit/repeat';
import { keepTurning, loadKeyRing } from './kit/secrets';
import { ticks } from './kit/ticks';
import type { AppParts } from './kit/serve';
import { createAuth } from './kit/session';
import { httpPlatform } from './trade/platform';
import { startReportFolding } from './trade/reports';
import { startFolding, startLoopProbe, withDisplays } from './trade/wall';
import { openDatabase } from './openDatabase';
import { projectRoot } from './paths';
import { internalServer } from './web/internal';
import { keyProbeServer, probeFiles } from './web/keyProbe';
import { logSerializers, secretHeaders } from './web/logFields';
import { certificateFor } from './web/tls';

const SEQUENCE_EVERY = 1000;
const MINUTE = 60_000;
/**
 * Between answering "not ready" and taking no more connections: the time a balancer needs to look
 * elsewhere.
 */
const LEAVE_TIME = 5000;

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
  /** The place of this process in the identifiers. */
  readonly slot: Pick<IdSlot, 'renew'>;
  /** The database as the application sees it, and as its owner does. */
  readonly target: DatabaseTarget;
  readonly owner: DatabaseTarget;
  readonly demo: string | undefined;
  readonly dataFolder: string;
  /** Reads how far the clock of a demonstration runs behind: a simulated season moves it. */
  readClock(): Promise<void>;
  stop(): Promise<void>;
}

/** Topic under which a simulated season says that it moved the clock of a demonstration. */
export const CLOCK_TOPIC = 'clock';

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
  const { pool, system, replica, slot, target, owner, close } = await openDatabase(config, {
    tell,
    warn: (text) => console.warn(text),
    giveUp,
  });
  try {
    const keys = loadKeyRing(join(dataFolder, 'keys.json'));
    const endTurning = keepTurning(keys);
    if (giveUp) await startAtWork(system);
    let shift = await playedShift(pool);
    const clock = () => new Date(Date.now() - shift);
    const app: AppParts = {
      pool,
      ...(replica ? { replica } : {}),
      auth: withDisplays(createAuth({ pool, keys, clock }), { pool, clock }),
      files: localFolderStore(join(dataFolder, 'files')),
      auditHeads: headsOf(dataFolder),
      personal: createPersonal(keys),
      clock,
      ticks,
      events: createEvents(),
      demo: false,
      ...(config.undo ? { undo: config.undo } : {}),
      demoAccounts: [],
    };
    if (fill && config.demo !== 'none' && (await isEmpty(pool))) {
      shift = shiftToPlay();
      await fillInstallation(app, owner, config.demo, shift, tell);
      shift = await playedShift(pool);
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
      slot,
      target,
      owner,
      demo,
      dataFolder,
      async readClock() {
        if (demo !== undefined) shift = await playedShift(pool);
      },
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
  // What draws scans takes longer to read than all a server needs to stand up again.
  const { fillDemo } = await import('./demo/fill');
  const pool = createPool(owner, 2, { patient: true });
  try {
    await fillDemo({ ...app, pool }, profile, new Date(Date.now() - shift), tell);
  } finally {
    await pool.end();
  }
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
  const platform = await connectPlatform(config.platform, {
    demo: parts.demo !== undefined,
    dataFolder: parts.dataFolder,
  });
  const app: AppParts = {
    ...parts.app,
    events: createEvents(listener),
    system,
    ...(platform.settings ? { platform: platform.settings } : {}),
    ...(config.keyProbe.kind === 'mtls' ? { keyProbe: config.keyProbe.url } : {}),
  };
  const heard = () => void parts.readClock().catch(() => undefined);
  app.events.on(CLOCK_TOPIC, heard, heard);
  await layDownLists(system);
  await followLists(app);
  const tls = await certificateOf(config, parts.dataFolder);
  const metrics = createMetrics(parts.app.pool, system, app.replica);
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
    write: parts.slot.renew,
    metrics,
    files: app.files,
    replica: app.replica,
    ready: () => ready,
  });
  const url = () => addressOf(server, config, tls !== undefined);
  const probe =
    config.keyProbe.kind === 'mtls'
      ? await probeOf(app, config.keyProbe, config, parts.dataFolder)
      : undefined;
  const queue = createPool(parts.target, HELD.queue);
  const worker = await startWorker({ ...app, pool: system }, accessPlatformOf(app), queue);
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
  const pushing =
    platform.settings &&
    startPlatformRunner({ ...app, pool: system }, httpPlatform(platform.settings), platform.plan, {
      onError: failing('national platform'),
    });
  const noting = repeat(
    async () => {
      await noteAnswered(system, app.clock(), metrics.answered());
      return false;
    },
    { every: MINUTE, onError: failing('system figures') },
  );
  const folding = startFolding(system, { onError: failing('wall figures') });
  const reckoning = startReportFolding(system, { onError: failing('sums of reports') });
  const endProbe = startLoopProbe();
  async function end(): Promise<void> {
    endProbe();
    await Promise.all([
      sequencing.stop(),
      noting.stop(),
      folding.stop(),
      reckoning.stop(),
      pushing?.stop(),
    ]);
    await platform.stop();
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
