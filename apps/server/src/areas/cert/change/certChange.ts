import { certChange, change } from '@tqc/contract/cert';
import { certChangeStatus } from '@tqc/domain/dictionaries';
import { personNo } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import { serve, type CallContext } from '../../../kit/serve';
import { containsText, statusIs, store, withinDays } from '../../../kit/store';
import { changes, itemsOf, proofs, type Change } from './changes';

type Listing = CallContext<typeof certChange.list>;
const items = store('certChangeItem', 'itemId');

export const certChangeRoutes = serve(certChange, {
  list: (call) =>
    call.input.perField ? fieldByField(call) : changes.list(call, beyondColumns(call)),
  get: (call) => changes.get(call, call.input.chgId),
  delCertChangeAndDetail: async (call) => {
    const row = await changes.remove(call, call.input.chgCertid);
    await proofs.drop(call, row.chgId);
    call.note({ obj: `certChange/${row.chgId}`, subject: row.name });
    return null;
  },
});

export const changeRoutes = serve(change, {
  detailCertChg: async (call) => {
    const { certId } = call.input;
    const { rows } = await sql<Change>`
      select * from cert_change where cert_id = ${certId} order by chg_id desc`.execute(call.db);
    const [of, show] = await Promise.all([
      itemsOf(
        call,
        rows.map(({ chgId }) => chgId),
      ),
      changes.showing(call, rows),
    ]);
    return { record: rows.map((row) => ({ ...show(row), items: [...of(row.chgId)] })) };
  },
});

/** What is asked for and stands in no column of its own name. */
function beyondColumns({ input, who }: Listing): RawBuilder<unknown>[] {
  const { about, scope, label, appliedAtFrom, appliedAtTo } = input;
  const pending = statusIs('status', certChangeStatus.code('pending'));
  const byScope = {
    waiting: sql`decider_id = ${who.orgId} and ${pending}`,
    decided: sql`decider_id = ${who.orgId} and not ${pending}`,
    own: sql`org_id = ${who.orgId}`,
    record: sql`org_id = ${who.orgId} and not ${pending}`,
  };
  return [
    scope === undefined ? sql`true` : byScope[scope],
    about === undefined
      ? sql`true`
      : about === 'history'
        ? sql`hist_id is not null`
        : sql`hist_id is null`,
    label === undefined
      ? sql`true`
      : sql`exists (select from cert_change_item i where i.chg_id = cert_change.chg_id and ${containsText('i.label', label)})`,
    withinDays('applied_at', appliedAtFrom, appliedAtTo) ?? sql`true`,
  ];
}

/** The log: a row for each field of what was decided. */
async function fieldByField(call: Listing) {
  const { app, input } = call;
  const { chgNo, certNo, changeType, status, name, orgName, idNo, label } = input;
  const all: RawBuilder<unknown>[] = [
    ...beyondColumns(call),
    chgNo === undefined ? sql`true` : sql`chg_no = ${chgNo}`,
    certNo === undefined ? sql`true` : sql`cert_no = ${certNo}`,
    changeType === undefined ? sql`true` : sql`change_type = ${changeType}`,
    status === undefined ? sql`true` : sql`status = ${status}`,
    name === undefined ? sql`true` : containsText('name', name),
    orgName === undefined ? sql`true` : containsText('org_name', orgName),
    idNo === undefined ? sql`true` : sql`id_index = ${app.personal.index('idNo', personNo(idNo))}`,
  ];
  const page = await items(call).page(input, {
    where: [
      sql`chg_id in (select cert_change.chg_id from cert_change where ${sql.join(all, sql` and `)})`,
      label === undefined ? undefined : containsText('label', label),
    ],
  });
  const ids = page.record.map(({ chgId }) => chgId);
  const { rows } =
    ids.length === 0
      ? { rows: [] }
      : await sql<Change>`select * from cert_change where chg_id in (${sql.join(ids)})`.execute(
          call.db,
        );
  const byId = new Map(rows.map((row) => [row.chgId, row]));
  const show = await changes.showing(call, rows);
  const record = page.record.flatMap(({ itemId, chgId, label: of, before, after }) => {
    const row = byId.get(chgId);
    return row ? [{ ...show(row), id: itemId, label: of, before, after }] : [];
  });
  return { ...page, record };
}
