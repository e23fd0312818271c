import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrationsFolder, projectRoot } from '../../paths';
import { startEmbedded } from './embedded';
import { migrate } from './migrate';
import { connectionOf, createPool, type DatabaseTarget } from './pool';

/** A server for one run of tests with a migrated template. */
export interface TestCluster {
  readonly target: DatabaseTarget;
  stop(): Promise<void>;
}

const TEMPLATE = 'tqc_template';

function on(target: DatabaseTarget, database: string): DatabaseTarget {
  if (!('url' in target)) return { ...target, database };
  const url = new URL(target.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}

/** Starts a throw-away PostgreSQL (or takes the one of DATABASE_URL) and migrates the template once. */
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
  const pool = createPool(on(target, TEMPLATE), 2);
  await migrate(pool, migrationsFolder);
  // Nobody may be connected to a template that is being copied.
  await pool.end();
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
