import { alertRuleOf, alertRules, alertSeverity } from '@tqc/domain/wall';
import { sql } from 'kysely';
import { chinaDay, chinaTime } from '@tqc/domain/shared';
import type { Db } from '../../kit/scope';
import { withinPlace, type Place } from './place';
import type { Row } from './rollRows';

const MOST = 10;
/** So many rules have room on the panel. */
const SHOWN = 8;

/**
 * Open warnings of a place, the gravest and newest first: level, organisation, what is wrong, since
 * when. Nobody is named.
 */
export async function alertRows(db: Db, place: Place, now: Date): Promise<readonly Row[]> {
  const { rows } = await sql<{
    rule: string;
    id: string;
    severity: number;
    cases: number;
    threshold: number | null;
    at: string;
    org: string;
  }>`
    select a.rule, a.org_id as id, a.severity, a.cases, a.threshold, a.first_at as at, o.org_name as org from monitor_alert a join org o using (org_id)
    where a.cleared_at is null and ${withinPlace(place, 'a')} order by a.severity desc, a.first_at desc, a.cases desc, a.org_id limit ${MOST}`.execute(
    db,
  );
  return rows.map(({ rule, id, severity, cases, threshold, at, org }): Row => [
    `${rule}/${id}`,
    alertSeverity.label(severity),
    org,
    alertRuleOf(rule)?.text(cases, threshold) ?? rule,
    sinceText(at, now),
  ]);
}

/** The rules with the most open warnings; a rule without any stands at zero. */
export async function alertsByRule(db: Db, place: Place): Promise<readonly Row[]> {
  const { rows } = await sql<{
    rule: string;
    n: number;
  }>`select rule, count(*)::int as n from monitor_alert a where cleared_at is null and ${withinPlace(place, 'a')} group by 1`.execute(
    db,
  );
  const open = (id: string) => rows.find(({ rule }) => rule === id)?.n ?? 0;
  return alertRules
    .map(({ id, title }) => [id, title, open(id)] as const)
    .toSorted((one, other) => other[2] - one[2])
    .slice(0, SHOWN);
}

/** Time of a warning of today, day of an older one: a narrow column has room for one of them. */
function sinceText(at: string, now: Date): string {
  const day = chinaDay(new Date(at));
  return day === chinaDay(now) ? chinaTime(new Date(at)).slice(0, 5) : day.slice(5);
}
