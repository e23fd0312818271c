import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Config } from './config';
import {
  accountOf,
  admitLogin,
  checkPrepared,
  connectionsOf,
  createPool,
  followReplica,
  FOR_COMMAND,
  HELD,
  keepEmbedded,
  LOGIN,
  prepareDatabase,
  readAddress,
  requireConnections,
  startEmbedded,
  type DatabaseTarget,
  type Keeper,
  type Login,
  type Replica,
} from './kit/database';
import { holdIdSlot, type IdSlot } from './kit/idSlot';
import { projectRoot } from './paths';

/** A database that is migrated and whose rights are those of the code. */
export interface OpenDatabase {
  /** As the application sees it: no owner, no superuser, no way round row-level security. */
  readonly target: DatabaseTarget;
  /** As its owner does; the same when only one address was given. */
  readonly owner: DatabaseTarget;
  /** For calls alone. */
  readonly pool: Pool;
  readonly system: Pool;
  /** A copy of it for answers that may lag, where there is one. */
  readonly replica: Replica | undefined;
  readonly slot: IdSlot;
  close(): Promise<void>;
}

/** What the operator should know and can mend. */
export const OWNER_RIGHTS =
  '提示：应用程序正以数据库所有者的权限运行，行级隔离和审计保护对它不起作用。请用 DATABASE_OWNER_URL 给出所有者地址、用 DATABASE_URL 给出应用程序自己的账号（见 docs/operations.md 的“Database roles”）';

/** Who is told what while a database is opened and used. */
export interface OpenOptions {
  tell(text: string): void;
  warn(text: string): void;
  /**
   * The embedded database is kept standing, and this is called when it cannot be; without it, it is
   * only started.
   */
  readonly giveUp?: Keeper['giveUp'] | undefined;
}

/** Starts or finds the database, makes it ready and opens its pools. */
export async function openDatabase(
  config: Config,
  { tell, warn, giveUp }: OpenOptions,
): Promise<OpenDatabase> {
  const options = folders(config);
  const start = () => (giveUp ? keepEmbedded(options, { warn, giveUp }) : startEmbedded(options));
  const embedded = config.databaseUrl ? undefined : await start();
  const pools: Pool[] = [];
  let replica: Replica | undefined;
  const close = async () => {
    await replica?.close();
    await Promise.all(pools.map((pool) => pool.end()));
    await embedded?.stop();
  };
  try {
    const { owner, target } = embedded
      ? addressesOf(embedded)
      : {
          owner: readAddress(config.databaseOwnerUrl ?? config.databaseUrl ?? ''),
          target: readAddress(config.databaseUrl ?? ''),
        };
    await settled(owner, target);
    await makeReady(config, owner, target, tell);
    // Only now the login may be known there.
    await settled(target);
    if ((await accountOf(target)).mighty) warn(OWNER_RIGHTS);
    const open = (max: number) => {
      const made = createPool(target, max, { onSecond: sayOnce(warn) });
      pools.push(made);
      return made;
    };
    const [pool, system] = [open(config.poolSize), open(HELD.system)];
    // A command of the operator is over soon; a process that lives on must find its connections.
    const needed = giveUp ? connectionsOf(config.poolSize) : FOR_COMMAND;
    const slot = await holdIdSlot(system, { connections: needed });
    if (giveUp)
      await requireConnections(system).catch(async (error: unknown) => {
        await slot.release();
        throw error;
      });
    if (config.databaseReplicaUrl)
      replica = followReplica(readAddress(config.databaseReplicaUrl), system, config.poolSize);
    return {
      target,
      owner,
      pool,
      system,
      replica,
      slot,
      async close() {
        await slot.release();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Where an address names several servers: which one is the main one now. */
async function settled(...targets: readonly DatabaseTarget[]): Promise<void> {
  for (const target of targets) if ('url' in target) await target.hosts?.settle();
}

type Server = { readonly host: string; readonly port: number; readonly user: string };

/** The socket trusts whoever reaches it, and only this user does: two names, no passwords. */
const addressesOf = ({ host, port, user }: Server) => {
  const at = { host, port, database: 'postgres' };
  return { owner: { ...at, user }, target: { ...at, user: LOGIN } };
};

/**
 * A database that is there, whatever is in it: its owner's address and the account the product will
 * run as.
 */
export interface ReachedDatabase {
  readonly owner: DatabaseTarget;
  readonly login: Login | undefined;
  close(): Promise<void>;
}

/** Starts or finds the database and leaves it as it is: for what has to come before the product. */
export async function reachDatabase(config: Config): Promise<ReachedDatabase> {
  if (config.databaseUrl) {
    const owner = readAddress(config.databaseOwnerUrl ?? config.databaseUrl);
    await settled(owner);
    const login = config.databaseOwnerUrl ? loginOf(config.databaseUrl) : undefined;
    return { owner, login, close: async () => undefined };
  }
  const embedded = await startEmbedded(folders(config));
  const { owner, target } = addressesOf(embedded);
  return { owner, login: { name: target.user }, close: () => embedded.stop() };
}

const folders = ({ dataFolder }: Config) => ({
  projectRoot,
  ...(dataFolder ? { dataDir: reachable(dataFolder) } : {}),
});

function loginOf(url: string): Login {
  const { username, password } = new URL(readAddress(url).url);
  return {
    name: decodeURIComponent(username) || LOGIN,
    ...(password ? { password: decodeURIComponent(password) } : {}),
  };
}

async function makeReady(
  config: Config,
  owner: DatabaseTarget,
  target: DatabaseTarget,
  tell: (text: string) => void,
): Promise<void> {
  const say = (name: string) => tell(`数据库升级 ${name}`);
  const { migrations } = config;
  if (!('url' in target))
    return void (await prepareDatabase(owner, migrations, {
      login: { name: target.user },
      tell: say,
    }));
  if (config.databaseOwnerUrl === undefined) {
    // Somebody else migrates: this process holds no key to the tables and only looks whether all is
    // there.
    if (!(await accountOf(target)).owns) return checkPrepared(target, migrations);
    return void (await prepareDatabase(owner, migrations, { tell: say }));
  }
  const login = loginOf(target.url);
  await prepareDatabase(owner, migrations, { login, tell: say });
  await admitLogin(owner, target, login);
}

/**
 * In a running product a second connection is a fault to be told, not a reason to refuse somebody's
 * work.
 */
function sayOnce(warn: (text: string) => void): (fault: Error) => void {
  let said = false;
  return (fault) => {
    if (!said) warn(fault.stack ?? fault.message);
    said = true;
  };
}

/**
 * The cluster in a folder of the caller's choice; PostgreSQL may run as another user, who must be
 * able to enter it.
 */
function reachable(folder: string): string {
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() === 0) chmodSync(folder, 0o755);
  return join(folder, 'pg');
}
