import type { reportSubmit } from '@tqc/contract/monitor';
import { belowCheck, periodOf, type Period } from '@tqc/domain/reports';
import { onOff, reportSubmitStatus } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { POINT } from '@tqc/domain/organisations';
import { sql } from 'kysely';
import type { CallContext } from '../../../kit/serve';
import { frozen, runReport, type Figures, type Published } from '../../../trade/reports';

type Asking = CallContext<typeof reportSubmit.create>;

/** Rows that one level looks through at once; a longer report is no summary. */
const MOST_LINES = 2000;

/** The figures of now, with what is to be said of them. */
export async function freeze(call: Asking, published: Published, period: Period) {
  const { definition } = published;
  const { db, who } = call;
  const { from, to } = period;
  const ran = await runReport(db, who, definition, { from, to });
  if (ran.lines.length > MOST_LINES)
    throw refuse('report', `报送的报表最多${MOST_LINES}行，请另选一张汇总的报表`);
  const before = await figuresBefore(call, published, period);
  const { checks, ...kept } = frozen(definition, ran, before);
  return { ...kept, checks: [...checks, ...(await checkBelow(call, period))] };
}

/**
 * The sums of the period before: as they were handed in, or as they are now where nothing was; null
 * where both are empty.
 */
async function figuresBefore(
  { db, who, input }: Asking,
  { definition }: Published,
  { before }: Period,
): Promise<Figures['before']> {
  const period = periodOf(before);
  if (!period) return null;
  const { rows } = await sql<{ figures: Figures }>`
    select figures from report_submit
    where org_id = ${who.orgId} and report_id = ${input.report} and period = ${before}`.execute(db);
  const { from, to } = period;
  const totals =
    rows[0]?.figures.totals ?? (await runReport(db, who, definition, { from, to })).totals;
  return totals.some((one) => one !== null && one !== 0)
    ? { label: period.label, totals: [...totals] }
    : null;
}

/** Whether those below, whose own figures count, were accepted for the same period. */
async function checkBelow({ db, who, input }: Asking, { id: period }: Period) {
  const { rows } = await sql<{ below: number; accepted: number }>`
    select count(*)::int as below, count(s.org_id)::int as accepted
    from org o left join report_submit s on s.org_id = o.org_id and s.report_id = ${input.report}
      and s.period = ${period} and s.status = ${reportSubmitStatus.code('accepted')}
    where o.parent_id = ${who.orgId} and o.org_type > ${POINT} and o.org_type < ${who.orgType}
      and o.status = ${onOff.code('on')}`.execute(db);
  const { below = 0, accepted = 0 } = rows[0] ?? {};
  return below === 0 ? [] : [belowCheck(below, accepted)];
}
