import { baseOrgBatchAssign } from '@tqc/contract/ecert';
import { chinaDay, dayAfter, requireDay } from '@tqc/domain/shared';
import { serve, type Given } from '../../kit/serve';

const EARLIEST = '2020-01-01';
const LATEST = '2099-12-31';

/** The year of a moment in China. */
const yearOf = (now: Date) => Number(chinaDay(now).slice(0, 4));

/** The usual day of issue of the caller's organisation in the year of now; none where not set. */
export async function defaultIssueDate(
  { db, who }: Pick<Given, 'db' | 'who'>,
  now: Date,
): Promise<string | null> {
  const found = await db
    .selectFrom('ecertIssueDate')
    .select('issueDate')
    .where('orgId', '=', who.orgId)
    .where('year', '=', yearOf(now))
    .executeTakeFirst();
  return found?.issueDate ?? null;
}

/** Refuses a day of issue that is none: long past, or more than a year ahead. */
export function requireIssueDay(issueDate: string | undefined, now: Date): void {
  if (issueDate !== undefined)
    requireDay('issueDate', '签发日期', issueDate, {
      from: FIRST_CERTIFICATES,
      to: dayAfter(chinaDay(now), DAYS_AHEAD),
    });
}
const FIRST_CERTIFICATES = '1993-01-01';
const DAYS_AHEAD = 365;

export const issueDateRoutes = serve(baseOrgBatchAssign, {
  getDefaultIssueDate: async ({ db, who, now, input }) => {
    const year = input.year ?? yearOf(now);
    const found = await db
      .selectFrom('ecertIssueDate')
      .select('issueDate')
      .where('orgId', '=', who.orgId)
      .where('year', '=', year)
      .executeTakeFirst();
    return { year, issueDate: found?.issueDate ?? null };
  },
  setDefaultIssueDate: async ({ db, who, input, note }) => {
    const { year, issueDate } = input;
    requireDay('issueDate', '默认签发日期', issueDate, {
      from: `${year}-01-01` > EARLIEST ? `${year}-01-01` : EARLIEST,
      to: `${year}-12-31` < LATEST ? `${year}-12-31` : LATEST,
    });
    const { orgId, prov, city, county, point } = who;
    await db
      .insertInto('ecertIssueDate')
      .values({ orgId, year, issueDate, prov, city, county, point })
      .onConflict((twice) => twice.columns(['orgId', 'year']).doUpdateSet({ issueDate }))
      .execute();
    note({ obj: `ecertIssueDate/${orgId}`, detail: { year, issueDate } });
    return null;
  },
  getPopUpSettings: async ({ db, who }) => {
    const found = await db
      .selectFrom('ecertPopUp')
      .select('asks')
      .where('orgId', '=', who.orgId)
      .executeTakeFirst();
    return { asks: found?.asks ?? true };
  },
  setPopUpSettings: async ({ db, who, input, note }) => {
    const { asks } = input;
    const { orgId, prov, city, county, point } = who;
    await db
      .insertInto('ecertPopUp')
      .values({ orgId, asks, prov, city, county, point })
      .onConflict((twice) => twice.column('orgId').doUpdateSet({ asks }))
      .execute();
    note({ obj: `ecertPopUp/${orgId}`, detail: { asks } });
    return null;
  },
});
