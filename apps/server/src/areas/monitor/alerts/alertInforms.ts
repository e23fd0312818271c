import { monAlertInform } from '@tqc/contract/monitor';
import { refuse, RuleError } from '@tqc/domain/kit';
import { alertRuleOf } from '@tqc/domain/wall';
import { province } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { serve, type CallContext } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';

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
    return { ...found, record: found.record.map(answerOf) };
  },

  get: async (call) => answerOf(await rules(call).get(call.input.id, seen(call))),

  create: async (call) => {
    const { rule } = call.input;
    const prov = placeOf(call);
    requireFitting(call.input, rule);
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

function answerOf(row: Rule) {
  return {
    ...row,
    id: row.alertRuleId,
    ruleCode: row.rule,
    business: alertRuleOf(row.rule)?.business ?? 6,
    placeName: row.prov === '' ? '全国' : province.label(row.prov),
    targets: row.targets && [...row.targets],
  };
}
