import { monAlert } from '@tqc/contract/monitor';
import { alertStatus } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { alertFlow, alertRuleOf, alertRules } from '@tqc/domain/wall';
import { sql } from 'kysely';
import { newId } from '../../../kit/newId';
import { serve, type CallContext } from '../../../kit/serve';
import { holdsText, store, withinDays, type RowOf } from '../../../kit/store';
import { tellOrganisation } from '../../../trade/messages';
import { newsOf } from '../../../trade/wall';

const alerts = store('monitorAlert', 'alertId');
type Alert = RowOf<'monitorAlert'>;

/** What each act is called in the history. */
const EVENTS = {
  claim: '认领',
  giveBack: '退回未处理',
  close: '处理完成',
  ignore: '忽略',
  inform: '通知下级',
} as const;

export const alertRoutes = serve(monAlert, {
  list: async (call) => {
    const { orgName, business, firstAtFrom, firstAtTo, ...input } = call.input;
    const found = await alerts(call).page(input, {
      equal: ['severity', 'rule', 'status'],
      where: [
        withinDays('first_at', firstAtFrom, firstAtTo),
        orgName === undefined
          ? undefined
          : sql`exists (select from org o where o.org_id = monitor_alert.org_id and ${holdsText('o.org_name', orgName)})`,
        business === undefined
          ? undefined
          : sql`rule = any(${alertRules.filter((one) => one.business === business).map(({ id }) => id)}::text[])`,
      ],
      order: 'lastAt.desc',
      filled: ['severity', 'firstAt', 'lastAt', 'times'],
    });
    const names = await namesOf(call, found.record);
    return { ...found, record: found.record.map((row) => answerOf(row, names)) };
  },

  get: async (call) => {
    const row = await alerts(call).get(call.input.id);
    const history = await call.db
      .selectFrom('monitorAlertLog')
      .select(['at', 'event', 'operator', 'note'])
      .where('alertId', '=', row.alertId)
      .orderBy('alertLogId')
      .execute();
    return { ...answerOf(row, await namesOf(call, [row])), history };
  },

  update: async (call) => {
    const { id, action, opinion: note = '' } = call.input;
    const row = await alerts(call).hold(id);
    const status = alertFlow.next(action, row.status);
    requireOwn(call, row);
    if (action === 'close' && note === '') throw refuse('opinion', '请填写处理说明');
    if (action === 'ignore' && note === '') throw refuse('opinion', '请填写忽略的原因');
    const { who, now, db } = call;
    const isTaken = action !== 'giveBack' && action !== 'inform';
    await alerts(call).change(id, {
      status,
      ...(isTaken ? { handlerId: who.adminId, handlerOrg: who.orgId, handler: who.name } : {}),
      ...(action === 'giveBack' ? { handlerId: null, handlerOrg: null, handler: '' } : {}),
      ...(note === '' ? {} : { note }),
    });
    await db
      .insertInto('monitorAlertLog')
      .values({
        alertLogId: newId(),
        alertId: row.alertId,
        prov: row.prov,
        city: row.city,
        county: row.county,
        point: row.point,
        at: now.toISOString(),
        event: EVENTS[action],
        operator: `${who.orgName} ${who.name}`,
        note,
      })
      .execute();
    if (action === 'inform') {
      const name = (await namesOf(call, [row])).get(row.orgId) ?? '';
      const news = newsOf({ ...row, name });
      const content = note === '' ? news.content : `${news.content}${who.orgName}：${note}`;
      await tellOrganisation(db, row.orgId, { ...news, content }, now, who);
    }
    call.note({ obj: `alert/${id}` });
    return null;
  },
});

/** What somebody took on is theirs and their organisation's; a level above may step in. */
function requireOwn({ who }: Pick<CallContext, 'who'>, row: Alert): void {
  if (row.status !== alertStatus.code('claimed') || row.handlerOrg === who.orgId) return;
  const isAbove =
    who.orgType === 5 || (who.orgType === 4 && row.prov === who.prov && row.handlerOrg !== null);
  if (!isAbove) throw new RuleError(`预警已由${row.handler}认领，请由认领的机构处理`);
}

/** Names of the organisations that warnings are about. */
async function namesOf(
  { db }: Pick<CallContext, 'db'>,
  rows: readonly Alert[],
): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map();
  const found = await db
    .selectFrom('org')
    .select(['orgId', 'orgName'])
    .where(
      'orgId',
      'in',
      rows.map(({ orgId }) => orgId),
    )
    .execute();
  return new Map(found.map(({ orgId, orgName }) => [orgId, orgName]));
}

function answerOf(row: Alert, names: ReadonlyMap<string, string>) {
  const rule = alertRuleOf(row.rule);
  return {
    ...row,
    id: row.alertId,
    business: rule?.business ?? 6,
    subject: rule?.text(row.cases, row.threshold) ?? '',
    orgName: names.get(row.orgId) ?? '',
    lasts: row.clearedAt === null,
  };
}
