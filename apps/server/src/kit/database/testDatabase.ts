import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrationsFolder, projectRoot } from '../../paths';
import { startEmbedded } from './embedded';
import { connectionOf, type DatabaseTarget } from './pool';
import { prepareDatabase } from './prepare';
import { LOGIN } from './roles';

/** A server for one run of tests with a migrated template. */
export interface TestCluster {
  readonly target: DatabaseTarget;
  stop(): Promise<void>;
}

const TEMPLATE = 'tqc_template';
/** Of the application's login, where the server of the tests asks for one. */
const PASSWORD = 'only-for-tests';

function on(target: DatabaseTarget, database: string): DatabaseTarget {
  if (!('url' in target)) return { ...target, database };
  const url = new URL(target.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}

/** The same database as the running application sees it: not as its owner. */
export function asLogin(target: DatabaseTarget): DatabaseTarget {
  if (!('url' in target)) return { ...target, user: LOGIN };
  const url = new URL(target.url);
  url.username = LOGIN;
  url.password = PASSWORD;
  return { url: url.href };
}

/**
 * Starts a throw-away PostgreSQL (or takes the one of DATABASE_URL) and migrates the template once.
 */
export async function startTestCluster(): Promise<TestCluster> {
  const url = process.env['DATABASE_URL'];
  const folder = url ? undefined : mkdtempSync(join(tmpdir(), 'tqc-test-'));
  if (folder) chmodSync(folder, 0o755);
  const server = folder
    ? await startEmbedded({ projectRoot, dataDir: join(folder, 'pg'), fast: true })
    : undefined;
  const target: DatabaseTarget = server
    ? { host: server.host, port: server.port, user: server.user, database: 'postgres' }
    : { url: url ?? '' };
  await query(
    target,
    `drop database if exists ${TEMPLATE} with (force)`,
    `create database ${TEMPLATE}`,
  );
  await prepareDatabase(on(target, TEMPLATE), migrationsFolder, {
    login: { name: LOGIN, password: PASSWORD },
  });
  return {
    target,
    async stop() {
      await server?.stop();
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One database of its own, copied from the template; dropped by `drop`. */
export async function createTestDatabase(
  target: DatabaseTarget,
): Promise<{ target: DatabaseTarget; drop(): Promise<void> }> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await query(target, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return {
    target: on(target, name),
    drop: () => query(target, `drop database if exists ${name} with (force)`),
  };
}

async function query(target: DatabaseTarget, ...statements: string[]): Promise<void> {
  const client = new pg.Client(connectionOf(target));
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
