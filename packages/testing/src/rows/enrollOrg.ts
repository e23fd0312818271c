import type { localeSet, orgBatch, provinceBatch, setSelfOrgPlan } from '@tqc/contract/enroll';
import type { OutputOf, Row } from '@tqc/contract/kit';
import { orgs } from '../users';
import { enrollPlanRow } from './enroll';

type Arrangement = Row<typeof localeSet.list>;
type EndToDecide = Row<typeof provinceBatch.applyEnrollFinshList>;
type PlanToEnd = Row<typeof provinceBatch.applyOrgEnrollFinshList>;
type OrgPlan = Row<typeof setSelfOrgPlan.getMyOrgBatch>;
type OrgPlanDetail = OutputOf<typeof setSelfOrgPlan.get>;
type Slot = OrgPlanDetail['times'][number];
type DownOrg = Row<typeof orgBatch.getAllDownOrgEnrollInfo>;
type ToDecide = Row<typeof provinceBatch.queryProvinceBatchApprove>;

/** A county's plan of registration that has passed. */
export function enrollOrgPlanRow(differing: Partial<OrgPlan> = {}): OrgPlan {
  const { orgId, orgName, orgType, areaName } = orgs.county;
  return {
    obId: '801',
    pbId: '701',
    cbId: '601',
    cbName: '2024年中小学教师资格定期注册',
    provincePlanName: '云梦省2024年注册计划',
    planName: '东霁区2024年注册计划',
    orgId,
    orgName,
    orgType,
    areaName,
    stages: '初核',
    slots: 1,
    slotLines: '05-20 09:00 至 06-20 18:00，每日限200人',
    filingBegin: '2024-05-20 09:00',
    filingEnd: '2024-06-20 18:00',
    confirmBegin: '2024-05-27',
    confirmEnd: '2024-07-05',
    firstReviewBegin: '2024-05-27',
    firstReviewEnd: '2024-08-09',
    noticeBegin: '2024-08-01',
    noticeEnd: '2024-08-09',
    recheckBegin: null,
    recheckEnd: null,
    finalBegin: null,
    finalEnd: null,
    expected: 1200,
    noticeUrl: 'https://example.com/notice',
    attention: '请学校统一提交材料',
    arrangements: 2,
    dayCapacity: 160,
    booked: 386,
    approvalStatus: 2,
    endStatus: 0,
    endReason: '',
    opinion: '同意',
    reporter: '孟县审',
    reportedAt: '2024-04-02T03:10:00Z',
    version: 3,
    ...differing,
  };
}

/** A slot of it, in which two points work. */
export function enrollSlotRow(differing: Partial<Slot> = {}): Slot {
  return {
    obtId: '851',
    validBeginDateStr: '2024-05-20 09:00',
    validEndDateStr: '2024-06-20 18:00',
    confirmBegin: '2024-05-27',
    confirmEnd: '2024-07-05',
    dayLimit: 200,
    ctIds: [1, 2, 3, 4, 5, 6],
    arrangements: 2,
    dayCapacity: 160,
    applied: 386,
    version: 1,
    ...differing,
  };
}

/** The county's plan with its slot, inside the province's. */
export function enrollOrgPlanDetail(differing: Partial<OrgPlanDetail> = {}): OrgPlanDetail {
  const name = '云梦省2024年注册计划';
  const bound = (item: string, begin: string, end: string) => ({ item, name, begin, end });
  return {
    ...enrollOrgPlanRow(),
    times: [enrollSlotRow()],
    bounds: [
      bound('网报时间', '2024-05-13 09:00', '2024-06-21 18:00'),
      bound('确认时间', '2024-05-20', '2024-08-16'),
      bound('初核时间', '2024-05-20', '2024-08-16'),
      bound('复核时间', '2024-08-26', '2024-09-27'),
      bound('终审时间', '2024-09-30', '2024-11-15'),
    ],
    offences: [],
    opinions: [
      {
        id: '861',
        step: '上报',
        opinion: '',
        name: '孟县审',
        orgName: orgs.county.orgName,
        createdAt: '2024-04-02T03:10:00Z',
      },
    ],
    ...differing,
  };
}

/** The county under the province's plan, with the plan it has reported. */
export function downEnrollOrgRow(differing: Partial<DownOrg> = {}): DownOrg {
  const plan = enrollOrgPlanRow();
  return {
    downId: `701-${String(plan.orgId)}`,
    pbId: plan.pbId,
    cbName: plan.cbName,
    provincePlanName: plan.provincePlanName,
    orgId: plan.orgId,
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
    firstReviewBegin: plan.firstReviewBegin,
    firstReviewEnd: plan.firstReviewEnd,
    arrangements: plan.arrangements,
    dayCapacity: plan.dayCapacity,
    expected: plan.expected,
    booked: plan.booked,
    version: plan.version,
    ...differing,
  };
}

/** The province's plan as the centre finds it to decide on. */
export function enrollToDecideRow(differing: Partial<ToDecide> = {}): ToDecide {
  const plan = enrollPlanRow();
  return {
    planId: `p${differing.pbId ?? plan.pbId}`,
    planKind: 'province',
    pbId: plan.pbId,
    obId: null,
    cbName: plan.cbName,
    planName: plan.planName,
    orgName: plan.orgName,
    orgType: plan.orgType,
    areaName: plan.areaName,
    filingBegin: plan.filingBegin,
    filingEnd: plan.filingEnd,
    firstReviewBegin: plan.firstReviewBegin,
    firstReviewEnd: plan.firstReviewEnd,
    recheckBegin: plan.recheckBegin,
    recheckEnd: plan.recheckEnd,
    finalBegin: plan.finalBegin,
    finalEnd: plan.finalEnd,
    noticeDays: plan.noticeDays,
    recheckLevel: plan.recheckLevel,
    finalLevel: plan.finalLevel,
    openedOrgs: plan.openedOrgs,
    slots: null,
    expected: null,
    approvalStatus: plan.approvalStatus,
    endStatus: plan.endStatus,
    opinion: plan.opinion,
    reporter: plan.reporter,
    reportedAt: plan.reportedAt,
    version: plan.version,
    ...differing,
  };
}

/** The county's plan as who stands above finds it to decide on. */
export function enrollOrgToDecideRow(differing: Partial<ToDecide> = {}): ToDecide {
  const plan = enrollOrgPlanRow();
  return {
    ...enrollToDecideRow(),
    planId: `o${differing.obId ?? plan.obId}`,
    planKind: 'org',
    obId: plan.obId,
    planName: plan.planName,
    orgName: plan.orgName,
    orgType: plan.orgType,
    areaName: plan.areaName,
    filingBegin: plan.filingBegin,
    filingEnd: plan.filingEnd,
    firstReviewBegin: plan.firstReviewBegin,
    firstReviewEnd: plan.firstReviewEnd,
    recheckBegin: null,
    recheckEnd: null,
    finalBegin: null,
    finalEnd: null,
    noticeDays: 9,
    recheckLevel: null,
    finalLevel: null,
    openedOrgs: null,
    slots: plan.slots,
    expected: plan.expected,
    approvalStatus: plan.approvalStatus,
    opinion: plan.opinion,
    reporter: plan.reporter,
    reportedAt: plan.reportedAt,
    version: plan.version,
    ...differing,
  };
}

/** A point of the county that works in its slot. */
export function enrollArrangementRow(differing: Partial<Arrangement> = {}): Arrangement {
  return {
    lsId: '871',
    obId: '801',
    planName: '东霁区2024年注册计划',
    obtId: '851',
    slotName: '05-20 09:00 ~ 06-20 18:00',
    orgId: orgs.county.orgId,
    orgName: orgs.county.orgName,
    pointId: orgs.point.orgId,
    pointName: orgs.point.orgName,
    confirmWay: 1,
    beginDate: '2024-05-27',
    endDate: '2024-06-14',
    amHours: '08:30-11:30',
    pmHours: '14:00-17:00',
    dayCapacity: 80,
    confirmRange: '东霁区公办中小学和幼儿园',
    schoolIds: [],
    schools: '',
    grades: [1, 2, 3],
    notice: '',
    booked: 0,
    confirmed: 0,
    status: 1,
    version: 2,
    ...differing,
  };
}

/** A county's plan whose end nobody has asked for, with nothing unsettled. */
export function enrollToEndRow(differing: Partial<PlanToEnd> = {}): PlanToEnd {
  return {
    ...enrollOrgPlanRow(),
    unsettled: 0,
    endAskedAt: null,
    endDecidedBy: '',
    endDecidedAt: null,
    ...differing,
  };
}

/** The same as whoever stands above finds it. */
export function enrollEndRow(differing: Partial<EndToDecide> = {}): EndToDecide {
  const plan = enrollToEndRow();
  return {
    endId: `o${plan.obId}`,
    planKind: 'org',
    pbId: plan.pbId,
    obId: plan.obId,
    cbName: plan.cbName,
    planName: plan.planName,
    orgName: plan.orgName,
    orgType: plan.orgType,
    areaName: plan.areaName,
    firstReviewEnd: plan.firstReviewEnd,
    booked: plan.booked,
    unsettled: plan.unsettled,
    endAskedAt: plan.endAskedAt,
    endDecidedBy: plan.endDecidedBy,
    endDecidedAt: plan.endDecidedAt,
    approvalStatus: plan.approvalStatus,
    endStatus: plan.endStatus,
    endReason: plan.endReason,
    version: plan.version,
    ...differing,
  };
}
