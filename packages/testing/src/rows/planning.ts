import type { Row } from '@tqc/contract/kit';
import type {
  certBatch,
  localeSet,
  orgBatch,
  provinceBatch,
  provinceBatchPostpone,
} from '@tqc/contract/register';
import { orgs } from '../users';

type CertBatch = Row<typeof certBatch.list>;
type ProvincePlan = Row<typeof provinceBatch.list>;
type OrgPlan = Row<typeof orgBatch.list>;
type LocaleSet = Row<typeof localeSet.list>;
type PlanChange = Row<typeof provinceBatchPostpone.list>;

/** A recognition batch that runs; what differs is said. */
export function certBatchRow(differing: Partial<CertBatch> = {}): CertBatch {
  return {
    cbId: '101',
    cbName: '2024年上半年教师资格认定',
    year: 2024,
    half: 1,
    audience: [1, 2],
    ctIds: [1, 2, 3, 4],
    beginDate: '2024-04-01',
    endDate: '2024-07-31',
    provs: [],
    notice: '',
    status: 1,
    plans: 31,
    plansPassed: 29,
    creator: '白国审',
    createdAt: '2024-02-20T01:30:00Z',
    version: 3,
    ...differing,
  };
}

/** A province plan that has passed. */
export function provincePlanRow(differing: Partial<ProvincePlan> = {}): ProvincePlan {
  const { orgId, orgName, orgType, prov, areaName } = orgs.province;
  return {
    pbId: '201',
    cbId: '101',
    cbName: '2024年上半年教师资格认定',
    year: 2024,
    planName: '云梦省2024年上半年计划',
    orgId,
    orgName,
    orgType,
    prov,
    areaName,
    filing: [{ begin: '2024-06-03 09:00', end: '2024-06-21 17:00' }],
    windows: 1,
    openedOrgs: 38,
    points: 76,
    applied: 12_386,
    filingBegin: '2024-06-03 09:00',
    filingEnd: '2024-06-21 17:00',
    confirmBegin: '2024-06-10',
    confirmEnd: '2024-06-28',
    approveBegin: '2024-06-17',
    approveEnd: '2024-07-12',
    autoPass: false,
    orgIds: [],
    ctIds: [1, 2, 3, 4],
    notice: '',
    contact: '顾省审',
    contactPhone: '15420000011',
    fileId: null,
    approvalStatus: 2,
    endStatus: 0,
    opinion: '同意',
    reporter: '顾省审',
    reportedAt: '2024-03-04T02:00:00Z',
    decidedBy: '白国审',
    decidedAt: '2024-03-05T06:20:00Z',
    version: 4,
    ...differing,
  };
}

/** A plan of the county that has passed and runs. */
export function orgPlanRow(differing: Partial<OrgPlan> = {}): OrgPlan {
  const { orgId, orgName, orgType, areaName } = orgs.county;
  return {
    obId: '301',
    pbId: '201',
    cbId: '101',
    cbName: '2024年上半年教师资格认定',
    provincePlanName: '云梦省2024年上半年计划',
    planName: '东霁区2024年上半年计划',
    orgId,
    orgName,
    orgType,
    areaName,
    receiveWay: 1,
    healthNote: '',
    notice: '',
    attention: '',
    filingOpen: true,
    filingBegin: '2024-06-03 09:00',
    filingEnd: '2024-06-21 17:00',
    confirmBegin: '2024-06-10',
    confirmEnd: '2024-06-28',
    approveBegin: '2024-06-17',
    approveEnd: '2024-07-12',
    ctIds: [1, 2, 3],
    slots: 1,
    slotLines: '06-03 08:00 至 06-21 18:00，每日限200人',
    arrangements: 2,
    dayCapacity: 200,
    applied: 386,
    confirmed: 88,
    issued: 41,
    notPassed: 6,
    unsettled: 298,
    approvalStatus: 2,
    endStatus: 0,
    endReason: '',
    opinion: '',
    reporter: '孟县审',
    reportedAt: '2024-03-11T03:10:00Z',
    version: 5,
    ...differing,
  };
}

type PlanToEnd = Row<typeof orgBatch.queryMyOrgBatchToEnd>;

/** The county's plan as it is ended: nobody has asked for that yet. */
export function planToEndRow(differing: Partial<PlanToEnd> = {}): PlanToEnd {
  const none = { endAskedAt: null, endDecidedBy: '', endDecidedAt: null };
  return { ...orgPlanRow(), prov: orgs.county.prov, ...none, ...differing };
}

/** An arrangement of a confirmation point that can still be changed. */
export function localeSetRow(differing: Partial<LocaleSet> = {}): LocaleSet {
  return {
    lsId: '401',
    obId: '301',
    planName: '东霁区2024年上半年计划',
    obtId: '351',
    slotName: '6月3日至6月21日',
    pointId: orgs.point.orgId,
    pointName: orgs.point.orgName,
    confirmWay: 1,
    beginDate: '2024-06-10',
    endDate: '2024-06-28',
    amHours: '08:30-11:30',
    pmHours: '14:00-17:00',
    dayCapacity: 100,
    confirmRange: '户籍或居住地在东霁区的申请人',
    audience: [1, 2],
    ctIds: [1, 2, 3],
    notice: '',
    booked: 0,
    confirmed: 0,
    status: 1,
    version: 2,
    ...differing,
  };
}

/** A request to move the dates of a province plan that waits for a decision. */
export function planChangeRow(differing: Partial<PlanChange> = {}): PlanChange {
  return {
    id: '501',
    planKind: 'province',
    pbId: '201',
    obId: null,
    cbName: '2024年上半年教师资格认定',
    planName: '云梦省2024年上半年计划',
    orgName: orgs.province.orgName,
    orgType: orgs.province.orgType,
    changeKind: 1,
    before: { filingEnd: '2024-06-21 17:00' },
    after: { filingEnd: '2024-06-25 17:00' },
    opened: [],
    reason: '高校毕业证书发放推迟，申请顺延四天。',
    fileId: null,
    applicant: '顾省审',
    createdAt: '2024-06-17T03:00:00Z',
    status: 0,
    opinion: '',
    decidedBy: '',
    decidedAt: null,
    version: 1,
    ...differing,
  };
}
