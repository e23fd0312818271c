import pg from 'pg';
import { ensureRights, requireRights } from './ensureRights';
import { migrate, pendingMigrations, type MigrateOptions } from './migrate';
import { connectionOf, createPool, type DatabaseTarget } from './pool';
import { ensureRoles, setPassword, type Login } from './roles';

/** Two processes that start at once must not grant at once. */
const RIGHTS_LOCK = 7305;

/** What the application was told of its database after making it ready. */
export interface Prepared {
  /** Names of the migrations that ran. */
  readonly migrated: readonly string[];
  /** How many statements brought roles and rights to what the code says; 0 at an ordinary start. */
  readonly changed: number;
}

/**
 * Makes a database ready: roles, migrations, then grants and policies. `owner` is the address of
 * whoever owns the tables;
 * `login` the account the application runs as. Without a login of its own the application runs with
 * the owner's rights.
 */
export async function prepareDatabase(
  owner: DatabaseTarget,
  folder: string,
  { login, ...options }: MigrateOptions & { readonly login?: Login } = {},
): Promise<Prepared> {
  const pool = createPool(owner, 1, { patient: true });
  try {
    await using(pool, (client) => ensureRoles(client, login));
    const migrated = await migrate(pool, folder, options);
    // Tables of an older version: the rights of this one do not fit them yet.
    if (options.upTo !== undefined) return { migrated, changed: 0 };
    const changed = await using(pool, async (client) => {
      await client.query(`select pg_advisory_lock(${RIGHTS_LOCK})`);
      try {
        return await ensureRights(client);
      } finally {
        await client.query(`select pg_advisory_unlock(${RIGHTS_LOCK})`);
      }
    });
    return { migrated, changed };
  } finally {
    await pool.end();
  }
}

async function using<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** Who stands behind an address. */
export interface Account {
  readonly name: string;
  /** Superuser, above row-level security, or owner of the tables. */
  readonly mighty: boolean;
  /** May change the tables: an owner, or whoever makes the first ones. */
  readonly owns: boolean;
}

/** Asks a database who we are there. */
export async function accountOf(target: DatabaseTarget): Promise<Account> {
  return once(target, async (client) => {
    const { rows } = await client.query<Account>(
      `select r.rolname as name, r.rolsuper or coalesce(pg_has_role(c.relowner, 'usage'), true) as owns,
         r.rolsuper or r.rolbypassrls or coalesce(pg_has_role(c.relowner, 'usage'), true) as mighty
       from pg_roles r left join pg_class c on c.relname = 'kysely_migration' and c.relnamespace = 'public'::regnamespace where r.rolname = current_user`,
    );
    return rows[0] ?? { name: '', mighty: true, owns: true };
  });
}

/**
 * Checks a database that somebody else migrates: nothing may be pending and the rights must be
 * those of the code.
 */
export async function checkPrepared(target: DatabaseTarget, folder: string): Promise<void> {
  await once(target, async (client) => {
    const [first] = await pendingMigrations(client, folder);
    if (first !== undefined)
      throw new Error(
        `数据库还没有升级（${first}），请设置 DATABASE_OWNER_URL 后再启动，由程序升级`,
      );
    await requireRights(client);
  });
}

/**
 * Opens the door for the login: tries its address, and gives it the password of that address when
 * it is refused.
 */
export async function admitLogin(
  owner: DatabaseTarget,
  target: DatabaseTarget,
  login: Login,
): Promise<void> {
  try {
    await once(target, async () => undefined);
  } catch (error) {
    const { code } = error as { code?: string };
    if ((code !== '28P01' && code !== '28000') || login.password === undefined) throw error;
    await once(owner, (client) => setPassword(client, login));
  }
}

async function once<T>(
  target: DatabaseTarget,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connectionOf(target));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
