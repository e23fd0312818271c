import type { OutputOf, Row } from '@tqc/contract/kit';
import type {
  orgBatch,
  orgBatchTime,
  provinceBatch,
  provinceBatchPostpone,
} from '@tqc/contract/register';
import { orgs } from '../users';
import { orgPlanRow, planChangeRow, provincePlanRow } from './planning';

type Slot = Row<typeof orgBatchTime.list>;
type OrgPlan = OutputOf<typeof orgBatch.get>;
type ProvincePlan = OutputOf<typeof provinceBatch.get>;
type PlanChange = OutputOf<typeof provinceBatchPostpone.get>;

/** A time slot of the county's plan in which two points work. */
export function slotRow(differing: Partial<Slot> = {}): Slot {
  return {
    obtId: '351',
    obId: '301',
    validBeginDateStr: '2024-06-03 09:00',
    validEndDateStr: '2024-06-21 17:00',
    confirmBegin: '2024-06-10',
    confirmEnd: '2024-06-28',
    dayLimit: null,
    ctIds: [1, 2, 3],
    arrangements: 2,
    dayCapacity: 200,
    applied: 386,
    confirmed: 88,
    version: 2,
    ...differing,
  };
}

/** The county's plan with its slot, inside the province's. */
export function orgPlanDetail(differing: Partial<OrgPlan> = {}): OrgPlan {
  const name = '云梦省2024年上半年计划';
  return {
    ...orgPlanRow(),
    times: [slotRow()],
    bounds: [
      { item: '网报时间', name, begin: '2024-06-03 09:00', end: '2024-06-21 17:00' },
      { item: '确认时间', name, begin: '2024-06-10', end: '2024-06-28' },
    ],
    offences: [],
    opinions: [
      {
        id: '601',
        step: '上报',
        opinion: '',
        name: '孟县审',
        orgName: orgs.county.orgName,
        createdAt: '2024-03-11T03:10:00Z',
      },
    ],
    ...differing,
  };
}

/** The province's plan inside its batch. */
export function provincePlanDetail(differing: Partial<ProvincePlan> = {}): ProvincePlan {
  const name = '2024年上半年教师资格认定';
  return {
    ...provincePlanRow(),
    bounds: ['网报时间', '确认时间', '审批时间'].map((item) => ({
      item,
      name,
      begin: '2024-04-01',
      end: '2024-07-31',
    })),
    offences: [],
    opinions: [],
    opened: [],
    ...differing,
  };
}

/** A change that waits, beside what stands now. */
export function planChangeDetail(differing: Partial<PlanChange> = {}): PlanChange {
  const change = planChangeRow();
  return { ...change, now: change.before, offences: [], ...differing };
}

type DownOrg = Row<typeof orgBatch.queryProvinceDownOrgName>;

/** The county under the province's plan, with the plan it has reported. */
export function downOrgRow(differing: Partial<DownOrg> = {}): DownOrg {
  const { orgId, ...plan } = orgPlanRow();
  return {
    downId: `201-${String(orgId)}`,
    orgId,
    pbId: plan.pbId,
    cbName: plan.cbName,
    provincePlanName: plan.provincePlanName,
    orgName: plan.orgName,
    orgType: plan.orgType,
    areaName: plan.areaName,
    phone: '000-88880000',
    obId: plan.obId,
    planName: plan.planName,
    approvalStatus: plan.approvalStatus,
    endStatus: plan.endStatus,
    overdue: false,
    filingBegin: plan.filingBegin,
    filingEnd: plan.filingEnd,
    confirmBegin: plan.confirmBegin,
    confirmEnd: plan.confirmEnd,
    slots: plan.slots,
    arrangements: plan.arrangements,
    applied: plan.applied,
    issued: plan.issued,
    unsettled: plan.unsettled,
    receiveWay: plan.receiveWay,
    healthNote: plan.healthNote,
    notice: plan.notice,
    attention: plan.attention,
    version: plan.version,
    ...differing,
  };
}
