import { recognitionStatus, recordStatusRegister } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { chinaDay } from '@tqc/domain/shared';
import type { registration } from '@tqc/contract/register';
import type { CallContext } from '../../kit/serve';
import { dueDays } from '../../trade/calendar';
import { daysLeftCondition } from '../../trade/registration';
import { worksWaiting } from './worksWaiting';
import { ownCases, ownTotals } from './ownCases';

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
 * The figures of a workbench, from sums that are kept as rows change. Counted one by one are what
 * is due of an organisation's own, among what waits for approval or to be taken in, and what waits
 * in the inboxes of approval.
 */
export async function figuresOf(call: CallContext<typeof registration.figures>) {
  const { db, who, now, input } = call;
  const own = input.mine ? ownTotals(who) : sql<boolean>`true`;
  const { rows: waiting } = await sql<{
    status: number;
    n: number;
  }>`select status, sum(n)::int as n from registration_total where ${notDeleted} and ${own} group by status having sum(n) > 0`.execute(
    db,
  );
  const code = { 1: who.point, 2: who.county, 3: who.city, 4: who.prov }[who.orgType] ?? '00';
  const level = who.orgType > 5 ? 5 : who.orgType;
  const first = chinaDay(new Date(now.getTime() - (DAYS - 1) * DAY));
  const due = input.mine ? await ownDue(call) : await dueIn(call, level, code);
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
  return {
    waiting,
    dueSoon: due?.soon ?? 0,
    overdue: due?.over ?? 0,
    acceptOverdue: due?.unaccepted ?? null,
    works: input.works ? await worksWaiting(call) : [],
    days,
  };
}

interface Due {
  readonly soon: number;
  readonly over: number;
  /** Not counted among the sums. */
  readonly unaccepted?: number;
}

/** What is due in a place, from the sums of the days. */
async function dueIn({ db, now }: CallContext, level: number, code: string) {
  const days = await dueDays(db, chinaDay(now));
  const { rows } = await sql<Due>`
    select coalesce(sum(n) filter (where day <= ${days[5]}), 0)::int as soon, coalesce(sum(n) filter (where day <= ${days.over}), 0)::int as over from agg_roll where level = ${level} and code = ${code} and fact = 'wait'`.execute(
    db,
  );
  return rows[0];
}

/** What is due of the caller's own: the sums know no organisation, but the states an index. */
async function ownDue({ db, who, now }: CallContext) {
  const days = await dueDays(db, chinaDay(now));
  const [filed, confirmed] = [recognitionStatus.code('filed'), recognitionStatus.code('confirmed')];
  const { rows } = await sql<Due>`
    select count(*) filter (where ${daysLeftCondition('5', days)})::int as soon, count(*) filter (where ${daysLeftCondition('over', days)})::int as over, count(*) filter (where status = ${filed} and ${daysLeftCondition('over', days, true)})::int as unaccepted
    from registration where status in (${filed}, ${confirmed}) and ${notDeleted} and ${ownCases(who)}`.execute(
    db,
  );
  return rows[0];
}
