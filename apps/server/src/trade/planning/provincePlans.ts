import { BatchStatus, orgBatchApproval, planEndStatus } from '@tqc/domain/dictionaries';
import { chinaMinute } from '@tqc/domain/shared';
import {
  approvalFlow,
  offencesInside,
  offencesOfOrder,
  planEndFlow,
  type Offence,
} from '@tqc/domain/planning';
import { type PlanAction } from '@tqc/contract/register';
import { sql, type RawBuilder } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { ownUpload } from '../../kit/files';
import { tellOrganisation } from '../messages';
import { containsText, statusIn, statusIs, store } from '../../kit/store';
import { keepBatchOpen } from './batchOpen';
import {
  refuseOffences,
  requireOpinion,
  requireRight,
  type PlanningCall,
  type Track,
} from './track';

const rows = store('provincePlan', 'pbId');

const DRAFT = orgBatchApproval.code('draft');
const PLAN_FILES = ['pdf', 'word', 'image'] as const;
const isDraft = ({ approvalStatus }: { readonly approvalStatus: number }) =>
  approvalStatus === DRAFT;

interface Dates {
  readonly filing: { begin: string; end: string }[];
  readonly confirmBegin: string;
  readonly confirmEnd: string;
  readonly approveBegin: string;
  readonly approveEnd: string;
}

/** What a person enters of a province plan. */
export interface ProvincePlanInput extends Dates {
  readonly cbId: string;
  readonly planName: string;
  readonly autoPass: boolean;
  readonly orgIds: readonly string[];
  readonly ctIds: readonly unknown[];
  readonly notice: string;
  readonly contact: string;
  readonly contactPhone: string;
  readonly fileId: string | null;
}

interface ListInput {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly sort?: string | undefined;
  readonly cbName?: string | undefined;
  readonly year?: number | undefined;
  readonly orgName?: string | undefined;
  readonly openToday?: boolean | undefined;
}

/** Province plans of one track: what each province does in a batch, approved by the national centre. */
export function provincePlansOf(track: Track) {
  async function dress<R extends { cbId: string; orgId: string }>(
    { db }: PlanningCall,
    found: readonly R[],
  ) {
    if (found.length === 0) return [];
    const { rows: named } = await sql<{
      cbId: string;
      cbName: string;
      year: number;
    }>`select cb_id, cb_name, year from plan_batch where cb_id in (${sql.join(found.map(({ cbId }) => cbId))})`.execute(
      db,
    );
    const { rows: orgs } = await sql<{
      orgId: string;
      orgName: string;
      orgType: number;
      areaName: string;
    }>`select org_id, org_name, org_type, area_name from org where org_id in (${sql.join(found.map(({ orgId }) => orgId))})`.execute(
      db,
    );
    return found.map((row) => {
      const batch = named.find(({ cbId }) => cbId === row.cbId);
      const org = orgs.find(({ orgId }) => orgId === row.orgId);
      return {
        ...row,
        cbName: batch?.cbName ?? '',
        year: batch?.year ?? 0,
        orgName: org?.orgName ?? '',
        orgType: org?.orgType ?? 4,
        areaName: org?.areaName ?? '',
      };
    });
  }

  /** One plan, read or held for a change: what the list hides is not there by its number either. */
  async function get(call: PlanningCall, pbId: string, way: 'get' | 'hold' = 'get') {
    const row = await rows(call)[way](pbId);
    const hidden = isDraft(row) && call.who.orgType !== 4 && row.orgId !== call.who.orgId;
    const [full] = row.track === track && !hidden ? await dress(call, [row]) : [];
    if (!full) throw outOfReach();
    return { ...full, filing: row.filing as Dates['filing'] };
  }

  /** Upward: inside the batch and in order. Downward: the organisation plans still inside. */
  async function offences(
    call: PlanningCall,
    cbId: string,
    dates: Dates,
    pbId?: string,
  ): Promise<Offence[]> {
    const batch = await call.db
      .selectFrom('planBatch')
      .select(['cbName', 'beginDate', 'endDate'])
      .where('cbId', '=', cbId)
      .executeTakeFirst();
    if (!batch)
      throw new ApiFailure(422, '所属批次不存在，请重新选择', {
        fields: { cbId: '请选择所属批次' },
      });
    const filing = hull(dates.filing);
    const ranges = {
      filing,
      confirm: { begin: dates.confirmBegin, end: dates.confirmEnd },
      approve: { begin: dates.approveBegin, end: dates.approveEnd },
    };
    const up = offencesInside(
      { name: `批次“${batch.cbName}”`, range: { begin: batch.beginDate, end: batch.endDate } },
      [
        ...dates.filing.map((range, at) => ({ name: `网报时间段${at + 1}`, range })),
        { name: '确认时间', range: ranges.confirm },
        { name: '审批时间', range: ranges.approve },
      ],
    );
    if (pbId === undefined) return [...up, ...offencesOfOrder(ranges)];
    const slots = await call.db
      .selectFrom('planSlot')
      .innerJoin('orgPlan', 'orgPlan.obId', 'planSlot.obId')
      .select([
        'planName',
        'planSlot.filingBegin',
        'planSlot.filingEnd',
        'planSlot.confirmBegin',
        'planSlot.confirmEnd',
      ])
      .where('pbId', '=', pbId)
      .execute();
    const down = [
      ...offencesInside(
        { name: '省级网报时间', range: filing },
        slots.map((slot) => ({
          name: `${slot.planName}的网报时间`,
          range: { begin: slot.filingBegin, end: slot.filingEnd },
        })),
      ),
      ...offencesInside(
        { name: '省级确认时间', range: ranges.confirm },
        slots.map((slot) => ({
          name: `${slot.planName}的确认时间`,
          range: { begin: slot.confirmBegin, end: slot.confirmEnd },
        })),
      ),
    ];
    return [...up, ...offencesOfOrder(ranges), ...down];
  }

  /** The batch stays open until the plan is written: whoever ends it meanwhile waits. */
  async function requireOpenBatch({ db, who }: PlanningCall, cbId: string): Promise<void> {
    await keepBatchOpen(db, cbId);
    const batch = await db
      .selectFrom('planBatch')
      .select(['status', 'track', 'provs'])
      .where('cbId', '=', cbId)
      .executeTakeFirst();
    if (batch && batch.provs.length > 0 && !batch.provs.includes(who.prov))
      throw new ApiFailure(422, '本省不在该批次的参与省份中，请联系国家级机构', {
        fields: { cbId: '请选择本省参与的批次' },
      });
    if (batch?.track !== track || batch.status !== BatchStatus.code('open'))
      throw new ApiFailure(422, '批次已结束，不能再制定计划', {
        fields: { cbId: '请选择进行中的批次' },
      });
  }

  return {
    get: async (call: PlanningCall, pbId: string) => {
      const plan = await get(call, pbId);
      return { ...plan, offences: await offences(call, plan.cbId, plan, pbId) };
    },
    async list(call: PlanningCall, input: ListInput) {
      const { cbName, year, orgName, openToday } = input;
      const where: (RawBuilder<unknown> | undefined)[] = [
        sql`track = ${track}`,
        cbName === undefined
          ? undefined
          : sql`cb_id in (select cb_id from plan_batch where ${containsText('cb_name', cbName)})`,
        year === undefined
          ? undefined
          : sql`cb_id in (select cb_id from plan_batch where year = ${year})`,
        orgName === undefined
          ? undefined
          : sql`org_id in (select org_id from org where ${containsText('org_name', orgName)})`,
        openToday === undefined
          ? undefined
          : sql`(${chinaMinute(call.now)}::timestamp between filing_begin and filing_end) = ${openToday}`,
        // A draft is its province's own business until it is reported.
        call.who.orgType === 4
          ? undefined
          : sql`(approval_status <> ${DRAFT} or org_id = ${call.who.orgId})`,
      ];
      const page = await rows(call).page(input, {
        equal: ['cbId', 'prov', 'approvalStatus'],
        like: ['planName'],
        between: ['reportedAt'],
        where,
      });
      const dressed = await dress(call, page.record);
      return {
        ...page,
        record: dressed.map((row) => ({
          ...row,
          filing: row.filing as { begin: string; end: string }[],
        })),
      };
    },
    async create(call: PlanningCall, input: ProvincePlanInput) {
      if (call.who.orgType !== 4) throw new ApiFailure(403);
      await requireOpenBatch(call, input.cbId);
      refuseOffences(await offences(call, input.cbId, input));
      const filing = hull(input.filing);
      const twin = await call.db
        .selectFrom('provincePlan')
        .select('planName')
        .where('cbId', '=', input.cbId)
        .where('prov', '=', call.who.prov)
        .executeTakeFirst();
      if (twin) throw new ApiFailure(422, `本省在该批次已有计划：${twin.planName}`);
      if (input.fileId) await ownUpload(call, input.fileId, PLAN_FILES);
      return rows(call).add({
        ...input,
        track,
        orgId: call.who.orgId,
        prov: call.who.prov,
        filingBegin: filing.begin,
        filingEnd: filing.end,
      });
    },
    async act(
      call: PlanningCall,
      pbId: string,
      action: PlanAction,
      opinion: string | undefined,
      changes: Partial<ProvincePlanInput>,
    ) {
      const plan = await get(call, pbId, 'hold');
      const own = plan.orgId === call.who.orgId;
      const decide = () => {
        requireRight(call.who, `${track}.provinceBatch.approve`);
        if (call.who.orgType !== 5) throw new ApiFailure(403);
      };
      if (action === 'edit') {
        if (!own) throw new ApiFailure(403);
        approvalFlow.next('edit', plan.approvalStatus);
        await requireOpenBatch(call, plan.cbId);
        if (changes.fileId && changes.fileId !== plan.fileId)
          await ownUpload(call, changes.fileId, PLAN_FILES);
        const after = { ...plan, ...changes };
        refuseOffences(await offences(call, plan.cbId, after, pbId));
        const filing = hull(after.filing);
        return rows(call).change(pbId, {
          ...changes,
          filingBegin: filing.begin,
          filingEnd: filing.end,
        });
      }
      if (action === 'report') {
        if (!own) throw new ApiFailure(403);
        await requireOpenBatch(call, plan.cbId);
        refuseOffences(await offences(call, plan.cbId, plan, pbId));
        const again = plan.approvalStatus === orgBatchApproval.code('failed');
        return rows(call).change(pbId, {
          approvalStatus: approvalFlow.next(again ? 'reportAgain' : 'report', plan.approvalStatus),
          reporter: call.who.name,
          reportedAt: call.now,
        });
      }
      if (action === 'withdraw') {
        if (!own) throw new ApiFailure(403);
        return rows(call).change(pbId, {
          approvalStatus: approvalFlow.next('withdraw', plan.approvalStatus),
        });
      }
      if (action === 'applyEnd') throw new ApiFailure(422, '省级计划由国家级直接结束，不用申请');
      decide();
      if (action === 'endPlan' || action === 'returnEnd') {
        if (action === 'endPlan') await refuseUnsettled(call, pbId);
        const from =
          plan.endStatus === planEndStatus.code('running')
            ? planEndStatus.code('applied')
            : plan.endStatus;
        return rows(call).change(pbId, { endStatus: planEndFlow.next(action, from) });
      }
      const decided = { decidedBy: call.who.name, decidedAt: call.now };
      if (action === 'pass') {
        refuseOffences(await offences(call, plan.cbId, plan, pbId));
        await tellOrganisation(
          call.db,
          plan.orgId,
          {
            title: '省级计划已通过',
            content: `${plan.planName}已通过审批。${opinion ?? ''}`,
            url: `/${track}/provincePlan`,
          },
          call.who,
        );
        return rows(call).change(pbId, {
          approvalStatus: approvalFlow.next('pass', plan.approvalStatus),
          opinion: opinion ?? '',
          ...decided,
        });
      }
      if (action === 'fail') {
        await tellOrganisation(
          call.db,
          plan.orgId,
          {
            title: '省级计划未通过',
            content: `${plan.planName}未通过审批：${requireOpinion(opinion)}`,
            url: `/${track}/provincePlan`,
          },
          call.who,
        );
        return rows(call).change(pbId, {
          approvalStatus: approvalFlow.next('fail', plan.approvalStatus),
          opinion: requireOpinion(opinion),
          ...decided,
        });
      }
      return rows(call).change(pbId, {
        approvalStatus: approvalFlow.next(action, plan.approvalStatus),
      });
    },
    async remove(call: PlanningCall, pbId: string) {
      const plan = await get(call, pbId, 'hold');
      if (plan.orgId !== call.who.orgId) throw new ApiFailure(403);
      approvalFlow.next('remove', plan.approvalStatus);
      return rows(call).remove(pbId);
    },
  };
}

async function refuseUnsettled({ db }: PlanningCall, pbId: string): Promise<void> {
  const { rows: open } = await sql<{
    planName: string;
  }>`select plan_name from org_plan where pb_id = ${pbId} and not ${statusIs('end_status', planEndStatus.code('ended'))} and ${statusIn('approval_status', orgBatchApproval.group.inForce)} order by ob_id limit 5`.execute(
    db,
  );
  if (open.length > 0)
    throw new ApiFailure(
      422,
      `还有未结束的机构计划：${open.map(({ planName }) => planName).join('、')}`,
    );
}

/** From the first begin to the last end. */
export function hull(ranges: readonly { readonly begin: string; readonly end: string }[]): {
  begin: string;
  end: string;
} {
  const begins = ranges.map(({ begin }) => begin).sort();
  const ends = ranges.map(({ end }) => end).sort();
  return { begin: begins[0] ?? '', end: ends.at(-1) ?? '' };
}
