import { routeOf } from '@tqc/contract/screens';
import { alertRuleOf, alertSeverity } from '@tqc/domain/wall';
import { onOff } from '@tqc/domain/dictionaries';
import { chinaTime } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { Db } from '../../kit/scope';
import { placeOf, type Personal } from '../../kit/personal';
import { statusIs } from '../../kit/store';
import { tellOrganisation, tellPerson, textPhone } from '../messages';

/** So many warnings are told at a time; the others at the next. */
const MOST = 200;
/** The level from which on there is a console. */
const WATCHES = 3;
const [OWN, ABOVE, PROVINCE] = [1, 2, 3];
const [IN_SITE, BY_TEXT] = [1, 2];
const ON = onOff.code('on');

interface Untold {
  readonly id: string;
  readonly rule: string;
  readonly severity: number;
  readonly cases: number;
  readonly threshold: number | null;
  readonly targets: readonly number[] | null;
  readonly ways: readonly number[];
  readonly roleId: string | null;
  readonly receivers: readonly string[];
  readonly prov: string;
  readonly city: string;
  readonly county: string;
  readonly own: string;
  readonly name: string;
  readonly above: string | null;
  readonly province: string | null;
}

/**
 * Tells new warnings to those whom their rule names, once its quiet hours are over; what has ended
 * by then is told to nobody. Messages, texts and that they went are one transaction.
 */
export async function tellAlerts(db: Db, personal: Personal, now: Date): Promise<number> {
  const time = chinaTime(now).slice(0, 5);
  const { rows } = await sql<Untold>`
    select a.alert_id as id, a.rule, a.severity, a.cases, a.threshold, a.prov, a.city, a.county, s.targets, s.ways, s.role_id, s.receivers,
      o.org_id as own, o.org_name as name, o.parent_id as above,
      (select p.org_id from org p where p.org_type = 4 and p.prov = a.prov limit 1) as province
    from monitor_alert a join org o using (org_id) cross join lateral (
      select targets, ways, role_id, receivers, quiet_from, quiet_to from monitor_alert_rule r where r.rule = a.rule and r.prov in ('', a.prov) order by r.prov desc limit 1
    ) s
    where a.told_at is null and a.cleared_at is null and not case
      when s.quiet_from is null or s.quiet_to is null then false
      when s.quiet_from <= s.quiet_to then ${time} >= s.quiet_from and ${time} < s.quiet_to
      else ${time} >= s.quiet_from or ${time} < s.quiet_to end
    order by a.alert_id limit ${MOST} for update of a`.execute(db);
  for (const one of rows) {
    if (one.ways.includes(IN_SITE)) await tell(db, one, now);
    if (one.ways.includes(BY_TEXT)) await textThem(db, personal, one, now);
  }
  await sql`update monitor_alert set told_at = ${now} where alert_id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  return rows.length;
}

/** The organisations that a rule names. */
function toldOrgs({ targets, own, above, province }: Untold): string[] {
  const told = new Set([
    targets?.includes(OWN) ? own : null,
    targets?.includes(ABOVE) ? above : null,
    targets?.includes(PROVINCE) ? province : null,
  ]);
  return [...told].filter((id) => id !== null);
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly type: number;
  readonly phone: Buffer | null;
}

/** The people of those organisations with the role, if one is said, and those named besides. */
async function people(db: Db, one: Untold): Promise<readonly Person[]> {
  const role =
    one.roleId === null
      ? sql`true`
      : sql`exists (select from admin_role r where r.admin_id = a.admin_id and r.role_id = ${one.roleId})`;
  const { rows } = await sql<Person>`
    select a.admin_id as id, a.name, o.org_type as type, a.phone from admin a join org o using (org_id)
    where ${statusIs('a.status', ON)} and ${statusIs('o.status', ON)}
      and (a.org_id = any(${toldOrgs(one)}::bigint[]) and ${role} or a.admin_id = any(${[...one.receivers]}::bigint[]))
    order by a.admin_id`.execute(db);
  return rows;
}

/** Where there is a console it is opened, elsewhere the page on which somebody acts. */
const newsFor = (one: Untold, type: number) => ({
  ...newsOf(one),
  url: routeOf(
    type >= WATCHES ? 'monitor.alert' : (alertRuleOf(one.rule)?.screen ?? 'shell.homeWorks'),
  ),
});

async function tell(db: Db, one: Untold, now: Date): Promise<void> {
  if (one.roleId === null && one.receivers.length === 0) {
    const { rows } = await sql<{
      id: string;
      type: number;
    }>`select org_id as id, org_type as type from org where org_id = any(${toldOrgs(one)}::bigint[])`.execute(
      db,
    );
    for (const { id, type } of rows) await tellOrganisation(db, id, newsFor(one, type), now);
    return;
  }
  for (const { id, type } of await people(db, one))
    await tellPerson(db, id, newsFor(one, type), now);
}

/** To every phone among them; what a phone has too much of stands in the log as not sent. */
async function textThem(db: Db, personal: Personal, one: Untold, now: Date): Promise<void> {
  const { content } = newsOf(one);
  const { own: orgId, name: orgName, prov, city, county } = one;
  for (const { id, name, phone } of await people(db, one)) {
    if (phone === null) continue;
    const mobile = personal.open(placeOf('admin', 'phone', id), phone);
    const place = { prov, city, county, point: '' };
    await textPhone(db, personal, { orgId, orgName, name, mobile, content, place }, now);
  }
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
