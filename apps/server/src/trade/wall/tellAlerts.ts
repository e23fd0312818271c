import { routeOf } from '@tqc/contract/screens';
import { alertRuleOf, alertSeverity } from '@tqc/domain/wall';
import { chinaTime } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { Db } from '../../kit/scope';
import { tellOrganisation } from '../messages';

/** So many warnings are told at a time; the others at the next. */
const MOST = 200;
/** The level from which on there is a console. */
const WATCHES = 3;
const [OWN, ABOVE, PROVINCE] = [1, 2, 3];

interface Untold {
  readonly id: string;
  readonly rule: string;
  readonly severity: number;
  readonly cases: number;
  readonly threshold: number | null;
  readonly targets: readonly number[] | null;
  readonly own: string;
  readonly name: string;
  readonly above: string | null;
  readonly province: string | null;
}

/** Tells new warnings to those whom their rule names, once its quiet hours are over. */
export async function tellAlerts(db: Db, now: Date): Promise<number> {
  const time = chinaTime(now).slice(0, 5);
  const { rows } = await sql<Untold>`
    select a.alert_id as id, a.rule, a.severity, a.cases, a.threshold, s.targets, o.org_id as own, o.org_name as name, o.parent_id as above,
      (select p.org_id from org p where p.org_type = 4 and p.prov = a.prov limit 1) as province
    from monitor_alert a join org o using (org_id) cross join lateral (
      select targets, quiet_from, quiet_to from monitor_alert_rule r where r.rule = a.rule and r.prov in ('', a.prov) order by r.prov desc limit 1
    ) s
    where a.told_at is null and a.cleared_at is null and not case
      when s.quiet_from is null or s.quiet_to is null then false
      when s.quiet_from <= s.quiet_to then ${time} >= s.quiet_from and ${time} < s.quiet_to
      else ${time} >= s.quiet_from or ${time} < s.quiet_to end
    order by a.alert_id limit ${MOST}`.execute(db);
  for (const one of rows) await tell(db, one, now);
  await sql`update monitor_alert set told_at = ${now} where alert_id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  return rows.length;
}

async function tell(db: Db, one: Untold, now: Date): Promise<void> {
  const { targets, own, above, province } = one;
  if (!targets) return;
  const told = new Set(
    [
      targets.includes(OWN) ? own : null,
      targets.includes(ABOVE) ? above : null,
      targets.includes(PROVINCE) ? province : null,
    ].filter((id) => id !== null),
  );
  const { rows } = await sql<{
    id: string;
    type: number;
  }>`select org_id as id, org_type as type from org where org_id = any(${[...told]}::bigint[])`.execute(
    db,
  );
  for (const { id, type } of rows)
    await tellOrganisation(
      db,
      id,
      {
        ...newsOf(one),
        // Below nobody has a console: the message says all there is.
        ...(type >= WATCHES ? { url: routeOf('monitor.alert') } : {}),
      },
      now,
    );
}

/** A warning as a message: level, organisation, what is wrong. */
export function newsOf({
  rule,
  severity,
  name,
  cases,
  threshold,
}: Pick<Untold, 'rule' | 'severity' | 'name' | 'cases' | 'threshold'>) {
  const known = alertRuleOf(rule);
  return {
    title: `预警：${known?.title ?? rule}`,
    content: `【${alertSeverity.label(severity)}】${name}：${known?.text(cases, threshold) ?? ''}。请尽快核实处理。`,
  };
}
