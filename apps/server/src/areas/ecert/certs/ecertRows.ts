import { pushState } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import type { CallContext } from '../../../kit/serve';
import { asSystem } from '../../../kit/scope';
import { store, type RowOf } from '../../../kit/store';
import { ofOwnOrg } from '../../../trade/cases';
import type { Operator } from '../../../trade/ecert';

/** An electronic certificate as the database holds it. */
export type Ecert = RowOf<'ecert'>;

export const ecertRows = store('ecert', 'id');
const WAIVED = pushState.code('waived');

/** 本机构: those of the caller's own organisation. */
export const mine = ({ who }: Pick<CallContext, 'who'>) => ofOwnOrg(who);

/** How the platform heard of the certificate: none waits where no application was ever pushed. */
const latest = (regId: ReturnType<typeof sql>, city: ReturnType<typeof sql>) =>
  sql`coalesce((select p.state from platform_push p where p.reg_id = ${regId} and p.city = ${city} and p.data_type = 'license' order by p.push_id desc limit 1), ${WAIVED})`;

export const pushedAs = (state: number | undefined) =>
  state === undefined ? undefined : sql`${latest(sql`reg_id`, sql`city`)} = ${state}`;

/** Rows as the list shows them. */
export async function shownEcerts<R extends Ecert>(
  { db }: Pick<CallContext, 'db'>,
  found: readonly R[],
) {
  if (found.length === 0) return [];
  const { rows } = await sql<{ id: string; state: number }>`
    select e.id::text as id, ${latest(sql`e.reg_id`, sql`e.city`)} as state from ecert e
    where e.id in (${sql.join(found.map(({ id }) => id))})`.execute(db);
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  return found.map((row) => ({
    ...row,
    idNo: row.idMask,
    pushState: states.get(row.id) ?? WAIVED,
  }));
}

/** Whoever calls, as the trace names them. */
export const operatorOf = ({
  db,
  now,
  who,
}: Pick<CallContext, 'db' | 'now' | 'who'>): Operator => ({
  db,
  now,
  operator: who.name,
  operatorOrg: who.orgName,
});

/** What the system writes in the name of whoever calls. */
export const asOperator = <T>(
  call: Pick<CallContext, 'db' | 'now' | 'who'>,
  work: (by: Operator) => Promise<T>,
): Promise<T> => asSystem(call.db, () => work(operatorOf(call)));
