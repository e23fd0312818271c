import { enrollment, enrollTabs } from '@tqc/contract/enroll';
import { finalJudgement, firstReview, recheck, recordStatusEnroll } from '@tqc/domain/dictionaries';
import { RENEWAL_DAYS } from '@tqc/domain/enroll';
import { RuleError, TooLate } from '@tqc/domain/kit';
import { CENTRE } from '@tqc/domain/organisations';
import { archiveNo, chinaDay, dayAfter } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import { serve, type CallContext } from '../../kit/serve';
import { takeNumbersOf } from '../../trade/numbers';
import { plansOver } from '../../trade/planning';
import { codeOf } from '../../trade/wall';
import { mine, one, pageOfRecords, type Who } from './records/read';
import { enrollmentRows, recordStep } from './records/stages';

type Tab = (typeof enrollTabs)[number];

const DELETED = recordStatusEnroll.code('deleted');
const PENDING = firstReview.code('pending');

/** Where a record stands in the first review, as conditions. */
const IN_TAB: Readonly<Record<Tab, RawBuilder<unknown>>> = {
  declared: sql`first_review is null`,
  pending: sql`first_review = ${sql.lit(PENDING)} and not returned`,
  returned: sql`first_review = ${sql.lit(PENDING)} and returned`,
  qualified: concluded('qualified'),
  deferred: concluded('deferred'),
  unqualified: concluded('unqualified'),
  noQualification: concluded('noQualification'),
  notInScope: concluded('notInScope'),
};
function concluded(name: Parameters<typeof firstReview.code>[0]): RawBuilder<unknown> {
  return sql`first_review = ${sql.lit(firstReview.code(name))}`;
}
const NOT_DELETED = sql`record_status <> ${sql.lit(DELETED)}`;
const toRecheck = ({ who }: Who) => sql`recheck_id = ${who.orgId} and ${NOT_DELETED}`;
const toJudge = ({ who }: Who) => sql`final_id = ${who.orgId} and ${NOT_DELETED}`;
const WAITS_FOR_RECHECK = sql`recheck = ${sql.lit(recheck.code('pending'))}`;
const WAITS_FOR_FINAL = sql`final_judgement = ${sql.lit(finalJudgement.code('pending'))}`;

/** What of a stage is asked for: what waits, what was done, or both. */
const work = (
  waiting: boolean | undefined,
  waits: RawBuilder<unknown>,
  all: RawBuilder<unknown>,
) => (waiting === undefined ? all : sql`${all} and ${waiting ? waits : sql`not (${waits})`}`);

export const enrollmentRoutes = serve(enrollment, {
  list: (call) => {
    const { tab, mine: own, onNotice } = call.input;
    return pageOfRecords(call, 'first', [
      own ? mine(call) : undefined,
      tab ? sql`${IN_TAB[tab]} and ${NOT_DELETED}` : undefined,
      onNotice ? sql`${WAITS_FOR_RECHECK} and ${NOT_DELETED}` : undefined,
    ]);
  },
  get: one('first'),
  fistCheckmentDetail: one('first', mine),
  queryAllEnrollCheckTheQuery: (call) =>
    pageOfRecords(call, 'recheck', [
      toRecheck(call),
      work(call.input.waiting, WAITS_FOR_RECHECK, sql`recheck is not null`),
    ]),
  checkmentDetail: one(
    'recheck',
    (call) =>
      sql`((recheck_id = ${call.who.orgId} and recheck is not null) or final_id = ${call.who.orgId})`,
  ),
  queryAllEnrollFinshTheQuery: (call) =>
    pageOfRecords(call, 'final', [
      toJudge(call),
      work(call.input.waiting, WAITS_FOR_FINAL, sql`final_judgement is not null`),
      call.input.printStatus === undefined
        ? undefined
        : sql`print_status = ${call.input.printStatus}`,
    ]),
  figures: async (call) => {
    const counted = (tab: string, where: RawBuilder<unknown>) =>
      sql`select ${tab}::text as tab, count(*)::int as n from enrollment where ${where} and ${NOT_DELETED}`;
    const { rows } = await sql<{ tab: string; n: number }>`${sql.join(
      [
        ...enrollTabs.map((tab) => counted(tab, sql`${mine(call)} and ${IN_TAB[tab]}`)),
        counted('recheck', sql`${toRecheck(call)} and ${WAITS_FOR_RECHECK}`),
        counted('final', sql`${toJudge(call)} and ${WAITS_FOR_FINAL}`),
        counted(
          'notice',
          sql`${mine(call)} and ${WAITS_FOR_RECHECK} and exists (select from org_plan p where p.ob_id = enrollment.ob_id and p.notice_end >= ${chinaDay(call.now)})`,
        ),
      ],
      sql` union all `,
    )}`.execute(call.db);
    const of = (wanted: string) => rows.find(({ tab }) => tab === wanted)?.n ?? 0;
    return {
      first: enrollTabs.map((tab) => ({ tab, n: of(tab) })),
      recheck: of('recheck'),
      final: of('final'),
      notice: of('notice'),
      ...(await duesOf(call)),
    };
  },
  registrationDataAcceptance: async (call) => {
    const row = await enrollmentRows(call).hold(call.input.enrId, mine(call));
    if (row.version !== call.version) throw new ApiFailure(409);
    await accept(call, row);
    return null;
  },
});

/** Whoever has to renew and has not applied, from the sums of the caller's place. */
async function duesOf({ db, now, who }: CallContext) {
  const today = chinaDay(now);
  // A university looks at the whole country as the centre does.
  const level = Math.min(who.orgType, CENTRE);
  const { rows } = await sql<{ due: number; overdue: number }>`
    select coalesce(sum(n) filter (where day >= ${today}), 0)::int as due, coalesce(sum(n) filter (where day < ${today}), 0)::int as overdue
    from agg_roll where level = ${level} and code = ${codeOf(who)} and fact = 'enrDue' and k = 0 and day <= ${dayAfter(today, RENEWAL_DAYS)}`.execute(
    db,
  );
  return rows[0] ?? { due: 0, overdue: 0 };
}

type Row = Awaited<ReturnType<ReturnType<typeof enrollmentRows>['hold']>>;

/** Takes up what was declared: it gets its archive number and waits for the first review. */
export async function accept(call: CallContext, row: Row): Promise<void> {
  if (row.firstReview !== null) throw new TooLate('该申报已经受理');
  if (row.recordStatus !== recordStatusEnroll.code('normal'))
    throw new TooLate('该记录受限或已删除，不能受理');
  const { db, now, who } = call;
  // What nobody accepted ends with its plan.
  const over = (await plansOver(db, [row.obId], 'hold'))(row.obId);
  if (over !== undefined) throw new RuleError(over);
  const year = Number(chinaDay(now).slice(0, 4));
  const { shortCode, prov } = await db
    .selectFrom('org')
    .select(['shortCode', 'prov'])
    .where('orgId', '=', row.orgId)
    .executeTakeFirstOrThrow();
  const serial = await takeNumbersOf(db, {
    kind: 'enroll',
    period: String(year),
    orgId: row.orgId,
  });
  await enrollmentRows({ ...call, version: row.version }).change(row.enrId, {
    archiveNo: archiveNo(year, prov, shortCode, 'enroll', serial),
    firstReview: PENDING,
    status: PENDING,
    acceptedAt: now.toISOString(),
    acceptedBy: who.name,
  });
  await recordStep(call, row, { step: '网报受理', event: '受理申报', toStatus: PENDING });
}
