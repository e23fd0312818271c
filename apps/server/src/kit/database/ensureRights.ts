import type { ClientBase } from 'pg';
import { grants, type Line } from './grants';
import { policiesOf } from './policies';
import { closedDoors, defaultRights, queueRights, tableRights } from './rightsFound';
import { policyChanges } from './policiesFound';

/** Rights or policies are missing and this account may not put them right. */
export class RightsMissing extends Error {}

const ROUNDS = 3;

/**
 * Brings grants and policies to what the code says, whatever the database held before: after a
 * migration, after a restore into a fresh cluster, after somebody's hand. Reads the catalogue and
 * changes only what differs. Returns how many statements it took.
 */
export async function ensureRights(
  client: ClientBase,
  table: Readonly<Record<string, Line>> = grants,
): Promise<number> {
  let done = 0;
  // Taking a right on a table takes those on its columns along: a second round gives these back.
  for (let round = 0; round < ROUNDS; round += 1) {
    const changes = await differences(client, table);
    if (changes.length === 0) return done;
    for (const text of changes) await client.query(text);
    done += changes.length;
  }
  await requireRights(client, table);
  return done;
}

/** Refuses a database whose grants or policies are not those of the code. */
export async function requireRights(
  client: ClientBase,
  table: Readonly<Record<string, Line>> = grants,
): Promise<void> {
  const [first, ...rest] = await differences(client, table);
  if (first === undefined) return;
  throw new RightsMissing(
    `数据库的权限与程序不一致：应有 ${policiesOf(table).length} 条行级策略，另有 ${rest.length + 1} 处不符（第一处：${first}）。请设置 DATABASE_OWNER_URL 后再启动，由程序补齐`,
  );
}

/** The statements that are needed; none in a database that is as it should be. */
export async function differences(
  client: ClientBase,
  table: Readonly<Record<string, Line>>,
): Promise<string[]> {
  return [
    ...(await policyChanges(client, table)),
    ...(await defaultRights(client)),
    ...(await tableRights(client, table)),
    ...(await closedDoors(client)),
    ...(await queueRights(client)),
  ];
}
