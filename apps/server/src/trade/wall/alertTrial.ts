import { ALERT_DAYS, alertRuleOf } from '@tqc/domain/wall';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { asSystem, type Db } from '../../kit/scope';
import { MEASURE, ruleSql } from './alertSql';

/** How often a rule would have fired, or why nobody can say. */
export interface AlertTrial {
  /** So many days were looked at. */
  readonly days: number;
  /** Once an organisation and day. */
  readonly fired: number;
  readonly orgs: number;
  readonly why: string;
}

/**
 * Counts a rule on each of the days before today as it is counted today, with a measure that may
 * not be set yet, for the organisations of a province or of all.
 */
export async function tryAlert(
  db: Db,
  id: string,
  threshold: number | null,
  prov: string,
  now: Date,
): Promise<AlertTrial> {
  const rule = alertRuleOf(id);
  const counted = ruleSql[id];
  if (!rule || !counted || rule.uncounted !== undefined)
    return { days: 0, fired: 0, orgs: 0, why: rule?.uncounted ?? '这条规则已经停用，不能试算' };
  const days = rule.kept ?? ALERT_DAYS;
  const text = (counted.past ?? counted.now)
    .replaceAll('$1::date', 'trial.day')
    .replaceAll('$2::date', 'trial.day');
  const measure = sql`${threshold}::int`;
  const found = sql.join(
    text.split(MEASURE).map((part) => sql.raw(part)),
    measure,
  );
  // Sign-ins, exports and the audit are nobody's to read: only how often leaves.
  const { rows } = await asSystem(db, () =>
    sql<{ fired: number; orgs: number }>`
      select count(*)::int as fired, count(distinct f.org_id)::int as orgs
      from (select ${chinaDay(now)}::date - n as day from generate_series(1, ${days}::int) n) trial
      cross join lateral (${found}) f join org place on place.org_id = f.org_id
      where ${prov} in ('', place.prov)`.execute(db),
  );
  return { days, fired: rows[0]?.fired ?? 0, orgs: rows[0]?.orgs ?? 0, why: '' };
}
