import { recordStatusRegister } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { chinaDay } from '@tqc/domain/shared';
import { dueDay } from '../../trade/registration';
import type { CallContext } from '../../kit/serve';

const DAYS = 30;
const DAY = 86_400_000;
/**
 * Nobody works on an application once it is deleted, whatever state it was in: lists of work and
 * their figures leave it out.
 */
export const notDeleted = sql<boolean>`record_status <> ${recordStatusRegister.code('deleted')}`;
const SERIES: Readonly<Record<string, 'filed' | 'confirmed' | 'decided' | 'issued'>> = {
  reg: 'filed',
  confirm: 'confirmed',
  decide: 'decided',
  issue: 'issued',
};

/**
 * The figures of a workbench, from sums that are kept as rows change: nothing here counts
 * applications one by one.
 */
export async function figuresOf({ db, who, now }: CallContext) {
  const { rows: waiting } = await sql<{
    status: number;
    n: number;
  }>`select status, sum(n)::int as n from registration_total where ${notDeleted} group by status having sum(n) > 0`.execute(
    db,
  );
  const code = { 1: who.point, 2: who.county, 3: who.city, 4: who.prov }[who.orgType] ?? '00';
  const level = who.orgType > 5 ? 5 : who.orgType;
  const first = chinaDay(new Date(now.getTime() - (DAYS - 1) * DAY));
  const { rows: due } = await sql<{ soon: number; over: number }>`
    select coalesce(sum(n) filter (where day <= ${dueDay('5', now)}), 0)::int as soon, coalesce(sum(n) filter (where day <= ${dueDay('over', now)}), 0)::int as over from agg_roll where level = ${level} and code = ${code} and fact = 'wait'`.execute(
    db,
  );
  const { rows } = await sql<{ fact: string; day: string; n: number }>`
    select fact, day, sum(n)::int as n from agg_roll where level = ${level} and code = ${code} and fact in ('reg', 'confirm', 'decide', 'issue') and day >= ${first} and day <= ${chinaDay(now)} group by fact, day`.execute(
    db,
  );
  const days = Array.from({ length: DAYS }, (_, at) => {
    const day = chinaDay(new Date(now.getTime() - (DAYS - 1 - at) * DAY));
    const figures = { day, filed: 0, confirmed: 0, decided: 0, issued: 0 };
    for (const found of rows)
      if (found.day === day) figures[SERIES[found.fact] ?? 'filed'] = found.n;
    return figures;
  });
  return { waiting, dueSoon: due[0]?.soon ?? 0, overdue: due[0]?.over ?? 0, days };
}
