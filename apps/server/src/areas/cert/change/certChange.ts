import { certChange, change } from '@tqc/contract/cert';
import { certChangeFlow } from '@tqc/domain/cert';
import { certChangeStatus } from '@tqc/domain/dictionaries';
import { chinaDay, personNo } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import { outOfReach } from '../../../kit/failure';
import { serve, type CallContext } from '../../../kit/serve';
import { containsText, statusIs, store, withinDays } from '../../../kit/store';
import { lifeOf } from '../../../trade/cases';
import { limitsOf } from '../../../trade/registration';
import { dropScans, scansOf } from '../caseFiles';
import { CHANGE, changeRows, itemsOf, shown, type Change } from './changes';

type Listing = CallContext<typeof certChange.list>;
const items = store('certChangeItem', 'itemId');

export const certChangeRoutes = serve(certChange, {
  list: async (call) => {
    const { perField = false, ...input } = call.input;
    if (perField) return fieldByField(call);
    const page = await changeRows(call).page(input, {
      equal: ['chgNo', 'certNo', 'changeType', 'status'],
      like: ['name', 'orgName'],
      sealed: ['idNo'],
      where: beyondColumns(call),
    });
    return { ...page, record: await shown(call, page.record) };
  },
  get: async (call) => {
    const row = await changeRows(call).get(call.input.chgId);
    const [[full], itemsIn, of, steps, checks] = await Promise.all([
      shown(call, [row]),
      itemsOf(call, [row.chgId]),
      scansOf(call, CHANGE, row.chgId),
      lifeOf(call.db, CHANGE, row.chgId),
      checksOf(call, row),
    ]);
    if (!full) throw outOfReach();
    const { subjectName: _name, ...wanted } = row.wanted as Readonly<Record<string, unknown>>;
    return {
      ...full,
      wanted,
      items: [...itemsIn(row.chgId)],
      files: of('proof'),
      photo: of('photo')[0] ?? null,
      checks,
      steps,
    };
  },
  delCertChangeAndDetail: async (call) => {
    const row = await changeRows(call).hold(call.input.chgCertid);
    if (row.orgId !== call.who.orgId) throw outOfReach();
    certChangeFlow.next('remove', row.status);
    await changeRows(call).remove(row.chgId);
    await dropScans(call, CHANGE, row.chgId);
    call.note({ obj: `certChange/${row.chgId}`, subject: row.name });
    return null;
  },
});

export const changeRoutes = serve(change, {
  detailCertChg: async (call) => {
    const { certId } = call.input;
    const { rows } = await sql<Change>`
      select * from cert_change where cert_id = ${certId} order by chg_id desc`.execute(call.db);
    const [of, record] = await Promise.all([
      itemsOf(
        call,
        rows.map(({ chgId }) => chgId),
      ),
      shown(call, rows),
    ]);
    return { record: record.map((row) => ({ ...row, items: [...of(row.chgId)] })) };
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
  const byId = new Map((await shown(call, rows)).map((row) => [row.chgId, row]));
  const record = page.record.flatMap(({ itemId, chgId, label: of, before, after }) => {
    const row = byId.get(chgId);
    return row ? [{ ...row, id: itemId, label: of, before, after }] : [];
  });
  return { ...page, record };
}

/** 限制库核查 and 重号核查, as they stand today. */
async function checksOf({ db, now }: Pick<CallContext, 'db' | 'now'>, row: Change) {
  const [limits, same] = await Promise.all([
    limitsOf(db, row.idIndex, chinaDay(now)),
    db
      .selectFrom('certKey')
      .select('certId')
      .where(
        'certNo',
        '=',
        String((row.wanted as Readonly<Record<string, unknown>>)['certNo'] ?? ''),
      )
      .executeTakeFirst(),
  ]);
  const isTaken = same !== undefined && same.certId !== row.certId;
  return [
    limits.length === 0
      ? '限制库核查：没有限制记录'
      : `限制库核查：${limits.map(({ orgName, beginDate }) => `${orgName}${beginDate}起限制`).join('；')}`,
    isTaken ? '重号核查：新的证书号码已被其他证书使用' : '重号核查：证书号码没有重复',
  ];
}
