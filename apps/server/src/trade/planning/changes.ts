import { orgBatchApproval, regChangeStatus } from '@tqc/domain/dictionaries';
import { offencesInside } from '@tqc/domain/planning';
import { sql } from 'kysely';
import { chinaMinute } from '@tqc/domain/shared';
import { ApiFailure } from '../../kit/failure';
import { ownUpload } from '../../kit/files';
import { containsText, store } from '../../kit/store';
import {
  refuseOffences,
  requireOpinion,
  requireRight,
  type PlanningCall,
  type Track,
} from './track';

const rows = store('planChange', 'id');

interface Dates {
  readonly filingEnd?: string | undefined;
  readonly confirmBegin?: string | undefined;
  readonly confirmEnd?: string | undefined;
  readonly approveBegin?: string | undefined;
  readonly approveEnd?: string | undefined;
}

interface ChangeInput {
  readonly pbId: string;
  readonly obId: string | null;
  readonly changeKind: unknown;
  readonly after: Dates;
  readonly reason: string;
  readonly fileId: string | null;
}

interface ListInput {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly cbName?: string | undefined;
  readonly orgName?: string | undefined;
}

/** Changes and postponements of approved plans: applied for with a reason, taken over when the superior passes them. */
export function changesOf(track: Track) {
  async function dress<R extends { pbId: string; obId: string | null; orgId: string }>(
    { db }: PlanningCall,
    found: readonly R[],
  ) {
    if (found.length === 0) return [];
    const { rows: facts } = await sql<{
      id: string;
      cbName: string;
      planName: string;
      orgName: string;
    }>`
      select c.id, b.cb_name, coalesce(op.plan_name, pp.plan_name) as plan_name, o.org_name from plan_change c join province_plan pp using (pb_id) join plan_batch b using (cb_id) left join org_plan op on op.ob_id = c.ob_id
      join org o on o.org_id = c.org_id where c.id in (${sql.join(found.map((row) => (row as unknown as { id: string }).id))})`.execute(
      db,
    );
    return found.flatMap((row) => {
      const fact = facts.find(({ id }) => id === (row as unknown as { id: string }).id);
      return fact ? [{ ...row, ...fact }] : [];
    });
  }

  async function get(call: PlanningCall, id: string) {
    const row = await rows(call).get(id);
    const [full] = row.track === track ? await dress(call, [row]) : [];
    if (!full) throw new ApiFailure(403);
    return {
      ...full,
      planKind: full.planKind as 'province' | 'org',
      before: full.before as Dates,
      after: full.after as Dates,
    };
  }

  /** The plan as it stands, held until the change is asked for or decided. */
  async function provinceDates({ db }: PlanningCall, pbId: string) {
    const plan = await db
      .selectFrom('provincePlan')
      .innerJoin('planBatch', 'planBatch.cbId', 'provincePlan.cbId')
      .select([
        'orgId',
        'approvalStatus',
        'filing',
        'filingBegin',
        'filingEnd',
        'confirmBegin',
        'confirmEnd',
        'approveBegin',
        'approveEnd',
        'beginDate',
        'endDate',
        'cbName',
        'provincePlan.prov',
      ])
      .where('pbId', '=', pbId)
      .forNoKeyUpdate('provincePlan')
      .executeTakeFirst();
    if (!plan) throw new ApiFailure(403);
    return plan;
  }

  return {
    get,
    async list(call: PlanningCall, input: ListInput) {
      const where = [
        sql`track = ${track}`,
        input.cbName === undefined
          ? undefined
          : sql`pb_id in (select pb_id from province_plan join plan_batch using (cb_id) where ${containsText('cb_name', input.cbName)})`,
        input.orgName === undefined
          ? undefined
          : sql`org_id in (select org_id from org where ${containsText('org_name', input.orgName)})`,
      ];
      const page = await rows(call).page(input, {
        equal: ['changeKind', 'status'],
        between: ['createdAt'],
        where,
      });
      const record = await dress(call, page.record);
      return {
        ...page,
        record: record.map((row) => ({
          ...row,
          planKind: row.planKind as 'province' | 'org',
          before: row.before as Dates,
          after: row.after as Dates,
        })),
      };
    },
    async create(call: PlanningCall, input: ChangeInput) {
      const plan = await provinceDates(call, input.pbId);
      if (input.obId !== null)
        throw new ApiFailure(
          422,
          '机构计划的时间请在时间段中调整；超出省级计划时由省级机构申请变更',
        );
      if (plan.orgId !== call.who.orgId) throw new ApiFailure(403);
      if (plan.approvalStatus !== orgBatchApproval.code('passed'))
        throw new ApiFailure(422, '只有审批通过的计划可以申请变更');
      const waiting = await call.db
        .selectFrom('planChange')
        .select('id')
        .where('pbId', '=', input.pbId)
        .where('status', '=', regChangeStatus.code('waiting'))
        .limit(1)
        .executeTakeFirst();
      if (waiting) throw new ApiFailure(422, '该计划已有待审批的变更，请等待审批或先撤回');
      checkAfter(call, plan, input.after);
      if (input.fileId) await ownUpload(call, input.fileId, ['image', 'pdf', 'sheet', 'word']);
      const before = Object.fromEntries(
        Object.keys(input.after).map((name) => [name, plan[name as keyof Dates]]),
      );
      return rows(call).add({
        ...input,
        track,
        planKind: 'province',
        orgId: call.who.orgId,
        prov: plan.prov,
        city: call.who.city,
        county: call.who.county,
        before,
        status: regChangeStatus.code('waiting'),
        applicant: call.who.name,
      });
    },
    async act(
      call: PlanningCall,
      id: string,
      action: 'pass' | 'fail' | 'edit',
      opinion: string | undefined,
      changes: { after?: Dates | undefined; reason?: string | undefined },
    ) {
      const change = await get(call, id);
      if (change.status !== regChangeStatus.code('waiting'))
        throw new ApiFailure(422, '该变更已经审批，不能再操作');
      const plan = await provinceDates(call, change.pbId);
      if (action === 'edit') {
        if (change.orgId !== call.who.orgId) throw new ApiFailure(403);
        checkAfter(call, plan, changes.after ?? change.after);
        return rows(call).change(id, changes);
      }
      requireRight(call.who, `${track}.provinceBatch.approve`);
      if (call.who.orgType !== 5) throw new ApiFailure(403);
      const decided = { decidedBy: call.who.name, decidedAt: call.now };
      if (action === 'fail')
        return rows(call).change(id, {
          status: regChangeStatus.code('failed'),
          opinion: requireOpinion(opinion),
          ...decided,
        });
      checkAfter(call, plan, change.after);
      const { filingEnd, ...days } = change.after;
      const windows = plan.filing as { begin: string; end: string }[];
      const filing = filingEnd
        ? {
            filing: JSON.stringify(
              windows.map((window, at) =>
                at === windows.length - 1 ? { ...window, end: filingEnd } : window,
              ),
            ),
            filingEnd,
          }
        : {};
      const set = Object.fromEntries(
        Object.entries({ ...days, ...filing }).filter(([, value]) => value !== undefined),
      );
      if (Object.keys(set).length > 0)
        await call.db
          .updateTable('provincePlan')
          .set({ ...set, version: sql`version + 1` })
          .where('pbId', '=', change.pbId)
          .execute();
      return rows(call).change(id, {
        status: regChangeStatus.code('passed'),
        opinion: opinion ?? '',
        ...decided,
      });
    },
    async remove(call: PlanningCall, id: string) {
      const change = await get(call, id);
      if (change.orgId !== call.who.orgId) throw new ApiFailure(403);
      if (change.status !== regChangeStatus.code('waiting'))
        throw new ApiFailure(422, '该变更已审批，不能撤回');
      return rows(call).remove(id);
    },
  };
}

function checkAfter(
  { now }: PlanningCall,
  plan: {
    filingBegin: string;
    filingEnd: string;
    confirmBegin: string;
    confirmEnd: string;
    approveBegin: string;
    approveEnd: string;
    beginDate: string;
    endDate: string;
    cbName: string;
  },
  after: Dates,
): void {
  if (Object.values(after).every((value) => value === undefined))
    throw new ApiFailure(422, '请填写要变更的时间');
  const today = chinaMinute(now).slice(0, 10);
  const late = Object.entries(after).find(
    ([name, value]) => name.endsWith('End') && value !== undefined && value.slice(0, 10) < today,
  );
  if (late) throw new ApiFailure(422, '变更后的结束时间不能早于今天');
  const next = { ...plan, ...after };
  refuseOffences(
    offencesInside(
      { name: `批次“${plan.cbName}”`, range: { begin: plan.beginDate, end: plan.endDate } },
      [
        {
          name: '网报时间',
          range: { begin: plan.filingBegin, end: next.filingEnd ?? plan.filingEnd },
        },
        { name: '确认时间', range: { begin: next.confirmBegin ?? '', end: next.confirmEnd ?? '' } },
        { name: '审批时间', range: { begin: next.approveBegin ?? '', end: next.approveEnd ?? '' } },
      ],
    ),
  );
}
