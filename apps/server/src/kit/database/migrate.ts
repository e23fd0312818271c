import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely';
import { runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

/** The database was made by a newer version of the product. */
export class NewerDatabase extends Error {}

/** Applies the migrations that are missing, in order, each as a whole, and those of the job queue; returns the names of ours. Two migrators at once are safe. */
export async function migrate(pool: Pool, folder: string): Promise<string[]> {
  const known = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -4))
    .sort();
  const db = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) });
  await refuseNewer(pool, known);
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          known.map((name): [string, Migration] => [
            name,
            {
              up: async (tx) =>
                void (await sql.raw(readFileSync(join(folder, `${name}.sql`), 'utf8')).execute(tx)),
            },
          ]),
        ),
    },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  await runMigrations({ pgPool: pool });
  return results
    .filter(({ status }) => status === 'Success')
    .map(({ migrationName }) => migrationName);
}

async function refuseNewer(pool: Pool, known: readonly string[]): Promise<void> {
  const { rows: table } = await pool.query<{ found: string | null }>(
    "select to_regclass('kysely_migration')::text as found",
  );
  if (!table[0]?.found) return;
  const { rows } = await pool.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  const unknown = rows.find(({ name }) => !known.includes(name));
  if (unknown)
    throw new NewerDatabase(
      `数据由更新版本的系统建立（${unknown.name}），请升级程序后再启动，或另设 TQC_DATA`,
    );
}
