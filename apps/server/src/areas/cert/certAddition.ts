import { certAddition } from '@tqc/contract/cert';
import { blankFlow } from '@tqc/domain/cert';
import { blankStockStatus } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { oneOf, serve, type CallContext, type Given } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';
import { issuesNoPaper, NO_PAPER } from './print/noPaper';
import { updateBlanks } from './updateBlanks';

const rows = store('blankStock', 'id');

/** One's own, and for the province and the centre those of everybody below. */
const mine = ({ who }: Pick<Given, 'who'>) =>
  who.orgType >= 4 ? sql`true` : sql`org_id = ${who.orgId}`;
const rules = {
  mine,
  dress: (call: Pick<Given, 'db'>, found: readonly RowOf<'blankStock'>[]) => counted(call, found),
};
const one = oneOf(rows, rules);

export const certAdditionRoutes = serve(certAddition, {
  list: async (call) => {
    const page = await rows(call).page(call.input, {
      equal: ['year', 'ctId', 'status'],
      like: ['orgName'],
      // What waits to be assigned and to be received stands before what is used up.
      order: 'status.asc',
      where: [mine(call)],
    });
    return { ...page, record: await counted(call, page.record) };
  },
  get: async (call) => {
    const stock = await one(call, call.input.id);
    const { rows: numbers } = await sql<{
      serial: string;
      state: number;
      name: string | null;
      reason: string;
      operator: string;
      at: string;
    }>`select b.serial, b.state, c.name, b.reason, b.operator, b.at from blank_no b left join cert c on c.cert_id = b.cert_id
      where b.stock_id = ${stock.id} order by b.serial desc limit ${MOST_SHOWN}`.execute(call.db);
    return {
      ...stock,
      numbers: numbers.map(({ state, name, ...number }) => ({
        ...number,
        voided: state === 2,
        name: name ?? '',
      })),
    };
  },
  create: async (call) => {
    const { who, now, input } = call;
    if (who.orgType < 2 || who.orgType > 4) throw new ApiFailure(403);
    if (await issuesNoPaper(call)) throw new RuleError(NO_PAPER);
    const { prov, city, county, point, orgId, orgName, adminId, name } = who;
    const { id } = await rows(call).add({
      ...input,
      prov,
      city,
      county,
      point,
      orgId,
      orgName,
      adminId,
      applicant: name,
      createdAt: now.toISOString(),
      status: blankStockStatus.code('asked'),
    });
    return { id };
  },
  update: updateBlanks,
  remove: async (call) => {
    const row = await rows(call).hold(call.input.id, mine(call));
    if (row.orgId !== call.who.orgId) throw outOfReach();
    blankFlow.next('remove', row.status);
    return rows(call).remove(row.id);
  },
});

const MOST_SHOWN = 500;

/** How many of each are used, spoilt and left. */
async function counted<R extends RowOf<'blankStock'>>(
  { db }: Pick<CallContext, 'db'>,
  found: readonly R[],
) {
  if (found.length === 0) return [];
  const { rows: counts } = await sql<{ id: string; used: number; voided: number }>`
    select stock_id::text as id, count(*) filter (where state = 1)::int as used, count(*) filter (where state = 2)::int as voided
    from blank_no where stock_id in (${sql.join(found.map(({ id }) => id))}) group by stock_id`.execute(
    db,
  );
  return found.map((row) => {
    const { used = 0, voided = 0 } = counts.find(({ id }) => id === row.id) ?? {};
    return { ...row, used, voided, left: row.n - used - voided };
  });
}
