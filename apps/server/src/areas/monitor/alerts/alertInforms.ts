import { monAlertInform } from '@tqc/contract/monitor';
import { refuse, RuleError } from '@tqc/domain/kit';
import { alertRuleOf } from '@tqc/domain/wall';
import { onOff, province } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { serve, type CallContext } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';
import { readPeople } from '../../../trade/messages';
import { tryAlert } from '../../../trade/wall';

const rules = store('monitorAlertRule', 'alertRuleId');
type Rule = RowOf<'monitorAlertRule'>;

/** Whose row it is: a province's, or the nation's. */
const placeOf = ({ who }: Pick<CallContext, 'who'>) => (who.orgType === 5 ? '' : who.prov);

/**
 * What the caller looks at: the centre every row, a province the one that is in force for each
 * rule.
 */
function seen(call: CallContext) {
  const prov = placeOf(call);
  return prov === ''
    ? undefined
    : sql`prov in ('', ${prov}) and (prov = ${prov} or not exists (select from monitor_alert_rule o where o.rule = monitor_alert_rule.rule and o.prov = ${prov}))`;
}

export const alertInformRoutes = serve(monAlertInform, {
  list: async (call) => {
    const found = await rules(call).page(call.input, {
      equal: ['rule', 'enabled', 'severity'],
      where: [seen(call)],
      order: 'rule.asc',
      filled: ['updatedAt', 'rule'],
    });
    return { ...found, record: await answersOf(call, found.record) };
  },

  get: async (call) => {
    const row = await rules(call).get(call.input.id, seen(call));
    const [answer] = await answersOf(call, [row]);
    return answer ?? answerOf(row, NAMES);
  },

  trial: async (call) => {
    const { id, threshold } = call.input;
    const row = await rules(call).get(id, seen(call));
    const prov = placeOf(call) === '' ? row.prov : placeOf(call);
    return tryAlert(call.db, row.rule, threshold ?? row.threshold, prov, call.now);
  },

  create: async (call) => {
    const { rule } = call.input;
    const prov = placeOf(call);
    requireFitting(call.input, rule);
    await requireReached(call, call.input);
    const before = await call.db
      .selectFrom('monitorAlertRule')
      .select('alertRuleId')
      .where('rule', '=', rule)
      .where('prov', '=', prov)
      .executeTakeFirst();
    if (before)
      throw refuse(
        'rule',
        prov === '' ? '全国的设置已经有了，请直接修改' : '本省已经单独设置了这条规则，请直接修改',
      );
    const made = await rules(call).add({
      ...call.input,
      prov,
      updatedAt: call.now.toISOString(),
    });
    call.note({ obj: `alertRule/${made.id}` });
    return made;
  },

  update: async (call) => {
    const { id, ...changes } = call.input;
    const row = await rules(call).hold(id, own(call));
    requireFitting(changes, row.rule);
    await requireReached(call, changes);
    await rules(call).change(id, { ...changes, updatedAt: call.now.toISOString() });
    call.note({ obj: `alertRule/${id}` });
    return null;
  },

  remove: async (call) => {
    const { id } = call.input;
    const row = await rules(call).hold(id, own(call));
    if (row.prov === '') throw new RuleError('全国的设置不能删除；不用这条规则请把它停用');
    await rules(call).remove(id);
    call.note({ obj: `alertRule/${id}` });
    return null;
  },
});

/** Rows of the caller's own place: what is in force for others they only read. */
const own = (call: CallContext) => sql`prov = ${placeOf(call)}`;

interface Written {
  readonly threshold: number | null;
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
}

/** A rule with a measure has one, and quiet hours have a beginning and an end. */
function requireFitting({ threshold, quietFrom, quietTo }: Written, rule: string): void {
  const known = alertRuleOf(rule);
  if (known?.measure && threshold === null)
    throw refuse('threshold', `请填写阈值（${known.measure.unit}）`);
  if (!known?.measure && threshold !== null)
    throw refuse('threshold', '这条规则按法定期限或安排计算，没有阈值，请留空');
  if ((quietFrom === null) !== (quietTo === null))
    throw refuse(quietFrom === null ? 'quietFrom' : 'quietTo', '免打扰的开始和结束要一起填写');
}

/** So many people a rule names at most. */
const MOST = 50;

interface Told {
  readonly targets: readonly number[] | null;
  readonly roleId: string | null;
  readonly receivers: readonly string[];
}

/** Who is told is there and may be written to; a role means people of the told organisations. */
async function requireReached(call: CallContext, { targets, roleId, receivers }: Told) {
  if (roleId !== null) {
    if (targets === null) throw refuse('targets', '按角色通知时，请选择通知哪些机构');
    const role = await call.db
      .selectFrom('role')
      .select('roleId')
      .where('roleId', '=', roleId)
      .where('status', '=', onOff.code('on'))
      .executeTakeFirst();
    if (!role) throw refuse('roleId', '角色不存在或已停用，请重新选择');
  }
  const chosen = [...new Set(receivers)];
  if (chosen.length === 0) return;
  const people = await readPeople(
    call.db,
    call.who,
    sql`a.admin_id = any(${chosen}::bigint[])`,
    MOST,
  );
  if (people.length < chosen.length)
    throw refuse('receivers', '有人已停用或不在可以发送的范围内，请重新选择接收人');
}

interface Names {
  readonly roles: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, { readonly name: string; readonly orgName: string }>;
}
const NAMES: Names = { roles: new Map(), people: new Map() };

/** The rows with the names of the roles and people in them. */
async function answersOf({ db }: Pick<CallContext, 'db'>, found: readonly Rule[]) {
  const roleIds = found.flatMap(({ roleId }) => roleId ?? []);
  const adminIds = found.flatMap(({ receivers }) => receivers);
  const [roles, people] = await Promise.all([
    sql<{ id: string; name: string }>`
      select role_id as id, role_name as name from role where role_id = any(${roleIds}::bigint[])`.execute(
      db,
    ),
    sql<{ id: string; name: string; orgName: string }>`
      select a.admin_id as id, a.name, o.org_name from admin a join org o using (org_id) where a.admin_id = any(${adminIds}::bigint[])`.execute(
      db,
    ),
  ]);
  const names: Names = {
    roles: new Map(roles.rows.map(({ id, name }) => [id, name])),
    people: new Map(people.rows.map(({ id, ...person }) => [id, person])),
  };
  return found.map((row) => answerOf(row, names));
}

function answerOf(row: Rule, { roles, people }: Names) {
  return {
    ...row,
    id: row.alertRuleId,
    ruleCode: row.rule,
    business: alertRuleOf(row.rule)?.business ?? 6,
    placeName: row.prov === '' ? '全国' : province.label(row.prov),
    targets: row.targets && [...row.targets],
    ways: [...row.ways],
    roleName: row.roleId === null ? '' : (roles.get(row.roleId) ?? ''),
    receivers: row.receivers.flatMap((adminId) => {
      const person = people.get(adminId);
      return person ? [{ adminId, ...person }] : [];
    }),
  };
}
