import { sql, type RawBuilder } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import { asSystem } from '../../../kit/scope';
import { refusalOf, type Given, type RefusedOne } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';

export const people = store('admin', 'adminId');
export type PersonRow = RowOf<'admin'>;
type Who = Pick<Given, 'db' | 'who'>;

/**
 * No level reads accounts, roles and rights at the database: what is done with them is done as the
 * system, and every question says itself whose people it is about.
 */
export function asKeeper<G extends Who, A>(work: (call: G) => Promise<A>): (call: G) => Promise<A> {
  return (call) => asSystem(call.db, () => work(call));
}

/** People of the caller's own organisation and of those right below it. */
export function keptBy({ who }: Who): RawBuilder<unknown> {
  return sql`org_id in (select org_id from org where org_id = ${who.orgId} or parent_id = ${who.orgId})`;
}

/** Somebody whom the caller keeps, held for a change in the version that was read. */
export async function holdPerson(
  call: Pick<Given, 'db' | 'who' | 'version'>,
  adminId: string,
): Promise<PersonRow> {
  const found = await people(call).get(adminId, keptBy(call));
  // Changes of an organisation's people wait for each other: the last administrator is counted.
  await sql`select from org where org_id = ${found.orgId} for no key update`.execute(call.db);
  const row = await people(call).hold(adminId, keptBy(call));
  if (call.version !== undefined && row.version !== call.version) throw new ApiFailure(409);
  return row;
}

/** Lets somebody sign in again before their lock is over; false where nothing was locked. */
export async function unlockSignIn(
  { db, now }: Pick<Given, 'db' | 'now'>,
  { accountN }: Pick<PersonRow, 'accountN'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from sign_in_failure where kind = 'account' and locked_until > ${now}
      and value in (${`${accountN}/known`}, ${`${accountN}/new`})`.execute(db);
  return numAffectedRows !== 0n;
}

/**
 * The same for each of several people: one who is refused does not stop the others, and it says
 * why. In the order of their numbers, so that two batches that cross do not wait for each other.
 */
export async function eachPerson<T>(
  call: Pick<Given, 'db' | 'who'>,
  wanted: readonly string[],
  work: (adminId: string) => Promise<T>,
) {
  const ids = [...new Set(wanted)].sort();
  const { rows } = await sql<Pick<PersonRow, 'adminId' | 'name'>>`
    select admin_id, name from admin where admin_id in (${sql.join(ids)}) and ${keptBy(call)}`.execute(
    call.db,
  );
  const names = new Map(rows.map(({ adminId, name }) => [adminId, name]));
  const results: T[] = [];
  const done: string[] = [];
  const refused: RefusedOne[] = [];
  for (const id of ids)
    try {
      results.push(await work(id));
      done.push(id);
    } catch (error) {
      refused.push({ id, name: names.get(id) ?? '', ...refusalOf(error) });
    }
  return { results, done, refused };
}
