import { createHash, createHmac, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import pg from 'pg';
import type { ClientBase } from 'pg';

/** The login of the running application where nothing else is said. */
export const LOGIN = 'tqc_login';
/** Roles of callers, one a level, so that row-level security is a single equality. */
export const LEVELS = ['tqc_l1', 'tqc_l2', 'tqc_l3', 'tqc_l4', 'tqc_l5', 'tqc_l6'] as const;
/** All roles that are nobody's login. */
export const GROUPS = ['tqc_app', ...LEVELS, 'tqc_system'] as const;

/** How the application signs in at the database. */
export interface Login {
  readonly name: string;
  /** Sets this password; without one the way in must be open already (a socket that trusts). */
  readonly password?: string;
}

const derive = promisify(pbkdf2);
const TRIES = 3;
/** Somebody else made the same role or the same membership at this moment. */
const MEANWHILE = new Set(['42710', '23505', 'XX000']);

/** A role that is missing or has too many rights, and that this account may not put right. */
export class RolesRefused extends Error {}

/**
 * Makes the roles and memberships that are missing: groups for the levels and the system, and the
 * login when one is given. Roles belong to the cluster and not to a dump, so this runs at every
 * start and changes nothing when all is there.
 */
export async function ensureRoles(client: ClientBase, login?: Login): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      for (const text of await missing(client, login)) await client.query(text);
      return;
    } catch (error) {
      const { code = '', message = '' } = error as { code?: string; message?: string };
      if (code === '42501')
        throw new RolesRefused(
          `迁移用的数据库账号没有建立角色的权限（${message}），请由数据库管理员按 docs/operations.md 的“Database roles”先建好角色`,
        );
      if (!MEANWHILE.has(code) || tries >= TRIES) throw error;
    }
  }
}

async function missing(client: ClientBase, login: Login | undefined): Promise<string[]> {
  const wanted = [...GROUPS, ...(login ? [login.name] : [])];
  const { rows: found } = await client.query<{ name: string; mighty: boolean }>(
    'select rolname as name, rolsuper or rolbypassrls or rolcreaterole as mighty from pg_roles where rolname = any($1)',
    [wanted],
  );
  const { rows: held } = await client.query<{ pair: string; me: string }>(
    `select g.rolname || '/' || m.rolname as pair, current_user::text as me from (select 1) one
     left join (pg_auth_members a join pg_roles g on g.oid = a.roleid join pg_roles m on m.oid = a.member) on g.rolname = any($1)`,
    [[...GROUPS]],
  );
  const mighty = found.find((role) => role.mighty);
  if (mighty)
    throw new RolesRefused(
      `数据库角色 ${mighty.name} 的权限过大（superuser、bypassrls 或 createrole），请收回后再启动`,
    );
  const known = new Set(found.map(({ name }) => name));
  const pairs = new Set(held.map(({ pair }) => pair));
  const me = held[0]?.me ?? '';
  const members: (readonly [string, string])[] = [
    ...[...LEVELS, 'tqc_system'].map((role) => ['tqc_app', role] as const),
    // Whoever migrates owns the tables: the system's policies and the levels must be theirs too.
    ...[...LEVELS, 'tqc_system'].map((role) => [role, me] as const),
    ...(login ? [...LEVELS, 'tqc_system'].map((role) => [role, login.name] as const) : []),
  ];
  return [
    ...GROUPS.filter((name) => !known.has(name)).map((name) => `create role ${name} nologin`),
    ...(login && !known.has(login.name)
      ? [`create role ${pg.escapeIdentifier(login.name)} login ${await passwordText(login)}`]
      : []),
    ...members
      .filter(([role, member]) => role !== member && !pairs.has(`${role}/${member}`))
      .map(([role, member]) => `grant ${role} to ${pg.escapeIdentifier(member)}`),
  ];
}

/**
 * Gives the login another password, for when the one in its address does not open the door any
 * more.
 */
export async function setPassword(client: ClientBase, login: Login): Promise<void> {
  await client.query(
    `alter role ${pg.escapeIdentifier(login.name)} login ${await passwordText(login)}`,
  );
}

const passwordText = async ({ password }: Login) =>
  password === undefined ? '' : `password ${pg.escapeLiteral(await verifierOf(password))}`;

/**
 * SCRAM-SHA-256 as PostgreSQL stores it: the password itself never stands in a statement, and so in
 * no log.
 */
async function verifierOf(password: string): Promise<string> {
  const rounds = 4096;
  const salt = randomBytes(16);
  const salted = await derive(password.normalize('NFKC'), salt, rounds, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}
