import { BatchStatus, orgBatchApproval, planEndStatus } from '@tqc/domain/dictionaries';
import {
  batchFlow,
  enrollBatchFlow,
  notItsBatch,
  offencesInside,
  requireBatchDays,
  type BatchDays,
} from '@tqc/domain/planning';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import { crudOf, type Given } from '../../kit/serve';
import { statusIn, statusIs, store, type RowOf } from '../../kit/store';
import { waitForPlans } from './batchOpen';
import { refuseOffences, REGISTERED, requireRight, type PlanningCall, type Track } from './track';
import { wordsOf } from './words';

const rows = store('planBatch', 'cbId');

interface Written {
  readonly cbName: string;
  readonly year: number;
  readonly half: unknown;
  readonly beginDate: string;
  readonly endDate: string;
  readonly provs: readonly string[];
  readonly notice: string;
}

const LONGEST = 366;

/** Batches of one track: the top of the planning chain. */
export function batchesOf(track: Track) {
  const mine = () => sql`track = ${track}`;
  const plain = crudOf(rows, 'cbId', {
    mine,
    list: { like: ['cbName'], equal: ['year', 'half', 'status'] },
    dress: withPlans,
    admit: requireCentre,
    start: ({ who, now }) => ({
      track,
      ...(track === 'enroll' && REGISTERED),
      status: BatchStatus.code('open'),
      creator: who.name,
      createdAt: now,
    }),
    async may(event, { cbId, status }, call) {
      await waitForPlans(call.db, cbId);
      batchFlow.next(event, status);
      if (event === 'remove') await refuseUsed(call, cbId);
    },
    async check(batch: Written, call, before) {
      if (track === 'enroll') checkStages(batch as StagedBatch);
      checkDates(batch);
      await refuseTwin(call, track, batch, before?.cbId);
      if (before) await keepWhatIsPlanned(call, track, batch, before);
    },
  });

  return {
    plain,
    async end(call: PlanningCall, cbId: string, event: 'end' | 'reopen' = 'end') {
      requireCentre(call);
      requireRight(call.who, `${track}.certBatch.end`);
      const batch = await rows(call).hold(cbId, mine());
      await waitForPlans(call.db, cbId);
      const status =
        event === 'end'
          ? batchFlow.next('end', batch.status)
          : enrollBatchFlow.next('reopen', batch.status);
      if (event === 'end') await refuseOpenPlans(call, cbId);
      else await refuseTwin(call, track, batch, cbId);
      return rows(call).change(cbId, { status });
    },
  };
}

async function withPlans({ db }: PlanningCall, found: readonly RowOf<'planBatch'>[]) {
  const { rows: counts } =
    found.length === 0
      ? { rows: [] }
      : await sql<{ cbId: string; plans: number; passed: number }>`
      select cb_id, count(*) filter (where not ${statusIs('approval_status', orgBatchApproval.code('draft'))})::int as plans, count(*) filter (where ${statusIn('approval_status', orgBatchApproval.group.inForce)})::int as passed
      from province_plan where cb_id in (${sql.join(found.map(({ cbId }) => cbId))}) group by cb_id`.execute(
          db,
        );
  return found.map((row) => ({
    ...row,
    plans: counts.find(({ cbId }) => cbId === row.cbId)?.plans ?? 0,
    plansPassed: counts.find(({ cbId }) => cbId === row.cbId)?.passed ?? 0,
  }));
}

/** A batch that provinces have reported plans for keeps its terms, and the plans stay inside it. */
async function keepWhatIsPlanned(
  call: Given,
  track: Track,
  after: Written,
  before: RowOf<'planBatch'>,
): Promise<void> {
  const [{ plans } = { plans: 0 }] = await withPlans(call, [before]);
  const moved = Object.keys(after).filter(
    (name) =>
      name !== 'endDate' &&
      name !== 'notice' &&
      JSON.stringify(after[name as keyof Written]) !==
        JSON.stringify(before[name as keyof typeof before]),
  );
  if (plans > 0 && moved.length > 0)
    throw new ApiFailure(422, `已有省级计划上报，只能修改${wordsOf(track).kept}`);
  refuseOffences(
    offencesInside(
      { name: '批次时间', range: { begin: after.beginDate, end: after.endDate } },
      await plansInside(call, before.cbId),
    ),
  );
}

/**
 * A province plan ends after all below it; a draft waits for nobody and can be reported no more.
 */
async function refuseOpenPlans({ db }: PlanningCall, cbId: string): Promise<void> {
  const { rows: open } = await sql<{
    planName: string;
  }>`select plan_name from province_plan where cb_id = ${cbId} and approval_status <> ${orgBatchApproval.code('draft')} and end_status <> ${planEndStatus.code('ended')} order by pb_id limit 5`.execute(
    db,
  );
  if (open.length > 0)
    throw new ApiFailure(
      422,
      `还有未结束的省级计划，不能结束批次，请先结束：${open.map(({ planName }) => planName).join('、')}`,
    );
}

async function refuseUsed({ db }: PlanningCall, cbId: string): Promise<void> {
  const used = await db
    .selectFrom('provincePlan')
    .select('pbId')
    .where('cbId', '=', cbId)
    .limit(1)
    .executeTakeFirst();
  if (used) throw new ApiFailure(422, '批次下已有省级计划，不能删除');
}

function requireCentre({ who }: PlanningCall): void {
  const why = notItsBatch(who.orgType);
  if (why !== undefined) throw new ApiFailure(403, why);
}

/** What a batch of periodic registration has besides. */
interface StagedBatch extends Written, Omit<BatchDays, 'filingBegin' | 'finalEnd'> {}

function checkStages(batch: StagedBatch): void {
  requireBatchDays({ ...batch, filingBegin: batch.beginDate, finalEnd: batch.endDate });
}

function checkDates({ beginDate, endDate }: Pick<Written, 'beginDate' | 'endDate'>): void {
  if (endDate < beginDate)
    throw new ApiFailure(422, '结束日期不能早于开始日期', {
      fields: { endDate: '结束日期不能早于开始日期' },
    });
  if ((Date.parse(endDate) - Date.parse(beginDate)) / 86_400_000 > LONGEST)
    throw new ApiFailure(422, '批次时间不能超过一年', {
      fields: { endDate: '批次时间不能超过一年' },
    });
}

/**
 * No two batches of one name, and no two open ones of the same year and half: whoever asks at the
 * same moment waits here.
 */
async function refuseTwin(
  { db }: PlanningCall,
  track: Track,
  { cbName, year, half }: Pick<Written, 'cbName' | 'year' | 'half'>,
  but = '0',
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plan_batch/${track}`}, 0))`.execute(
    db,
  );
  const { rows: twins } = await sql<{
    cbName: string;
  }>`select cb_name from plan_batch where track = ${track} and cb_id <> ${but} and (cb_name = ${cbName} or (year = ${year} and half = ${half} and ${statusIs('status', BatchStatus.code('open'))})) limit 1`.execute(
    db,
  );
  const twin = twins[0];
  if (!twin) return;
  if (twin.cbName === cbName)
    throw new ApiFailure(422, '批次名称已存在', { fields: { cbName: '批次名称已存在' } });
  throw new ApiFailure(422, `同一年度、同一类型已有进行中的批次：${twin.cbName}`);
}

async function plansInside({ db }: PlanningCall, cbId: string) {
  const plans = await db
    .selectFrom('provincePlan')
    .select(['planName', 'filingBegin', 'approveEnd'])
    .where('cbId', '=', cbId)
    .execute();
  return plans.map(({ planName, filingBegin, approveEnd }) => ({
    name: planName,
    range: { begin: filingBegin.slice(0, 10), end: approveEnd },
  }));
}
