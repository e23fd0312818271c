import { onOff, orgBatchApproval, planKind } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/enroll';
import { calls, field, get, outcomeOf, paged, pageOf, post, type Call } from '../kit';
import { around } from '../planning';
import { EnrollOrgPlan, EnrollSlot, orgPlanFilters, WholeOrgPlan } from './orgPlan';

const shape = EnrollOrgPlan.shape;
const { obId, pbId, orgId, orgName, cbName, provincePlanName, areaName } = shape;
const one = z.object({ obId });
const page = pageOf(EnrollOrgPlan);

/** An organisation below under a province plan, with its plan once it has reported one. */
export const DownEnrollOrg = z.object({
  /** The province plan and the organisation. */
  downId: field.word('编号'),
  pbId,
  cbName,
  provincePlanName,
  orgId,
  orgName,
  orgType: shape.orgType,
  areaName,
  phone: field.shown('联系电话'),
  obId: obId.nullable(),
  planName: field.shown('计划名称'),
  approvalStatus: field.status('计划状态', orgBatchApproval),
  endStatus: shape.endStatus,
  overdue: field.flag('是否逾期未上报'),
  filingBegin: shape.filingBegin,
  filingEnd: shape.filingEnd,
  confirmBegin: shape.confirmBegin,
  confirmEnd: shape.confirmEnd,
  firstReviewBegin: shape.firstReviewBegin.nullable(),
  firstReviewEnd: shape.firstReviewEnd.nullable(),
  arrangements: shape.arrangements,
  dayCapacity: shape.dayCapacity,
  expected: shape.expected,
  booked: shape.booked,
  version: field.version(),
});
const down = DownEnrollOrg.shape;

/** An organisation right below another one, with or without a plan. */
const LevelOrg = DownEnrollOrg.pick({
  orgId: true,
  orgName: true,
  orgType: true,
  areaName: true,
  obId: true,
  planName: true,
  approvalStatus: true,
});
const levelAsked = z.object({ pbId, orgId: orgId.optional() });
const levels = z.object({ record: z.array(LevelOrg) });

/** A point of a plan in one of its slots, with what came. */
const PointProgress = z.object({
  lsId: field.id('安排编号'),
  pointName: field.shown('确认点名称'),
  slotName: field.shown('时间段'),
  beginDate: field.date('确认开始日期'),
  endDate: field.date('确认结束日期'),
  dayCapacity: field.count('每日容量'),
  booked: field.count('已网报'),
  status: field.status('状态', onOff),
});

/** A slot as points are arranged in it. */
const SlotWork = z.object({
  planName: shape.planName,
  slotName: field.shown('时间段'),
  confirmBegin: EnrollSlot.shape.confirmBegin,
  confirmEnd: EnrollSlot.shape.confirmEnd,
  dayLimit: EnrollSlot.shape.dayLimit,
  points: z.array(PointProgress),
});
const ofSlot = z.object({ obtId: EnrollSlot.shape.obtId });

/** Organisations below that are reminded, and how it went. */
const Outcome = outcomeOf(z.string());
const previewed: Pick<Call, 'dryRun'> = { dryRun: (input) => input['preview'] === true };

/** 下级机构注册计划 */
export const orgBatch = calls(catalogue.orgBatch, {
  /** Plans of the organisations below that were handed in. */
  list: get('', 'view', paged(orgPlanFilters, ['obId', 'reportedAt']), page, { rowKey: 'obId' }),
  get: get('{obId}', 'view', one, WholeOrgPlan),
  /** How far one of them has come: what is arranged at its points, and who came. */
  viewOrgEnrollDownlevelDetail: get(
    'viewOrgEnrollDownlevelDetail',
    'view',
    one,
    EnrollOrgPlan.extend({ points: z.array(PointProgress) }),
  ),
  /** The caller's own plans; a point reads those of its organisation. */
  getMyOrgEnroll: get(
    'getMyOrgEnroll',
    'view',
    paged({ pbId, cbName: orgPlanFilters.cbName, approvalStatus: orgPlanFilters.approvalStatus }),
    page,
    { rowKey: 'obId' },
  ),
  /** Of those what runs today. */
  getMyOrgBatch: get(
    'getMyOrgBatch',
    'view',
    z.object({}),
    z.object({ record: z.array(WholeOrgPlan) }),
  ),
  /** Organisations right below one, the caller's where none is said, under a province plan. */
  getOrgLevelOrg: get('getOrgLevelOrg', 'view', levelAsked, levels),
  /** Every organisation below under each province plan in force: what it plans and what came. */
  getAllDownOrgEnrollInfo: get(
    'getAllDownOrgEnrollInfo',
    'view',
    paged({
      pbId,
      cbName: orgPlanFilters.cbName,
      orgName: orgPlanFilters.orgName,
      orgType: shape.orgType,
      approvalStatus: down.approvalStatus,
      overdue: down.overdue,
      prov: orgPlanFilters.prov,
      city: orgPlanFilters.city,
      county: orgPlanFilters.county,
    }),
    pageOf(DownEnrollOrg),
    { rowKey: 'downId' },
  ),
  /** What a plan under a province plan has to lie in, and what the organisation above planned. */
  getProvinceAndParentOrgTime: get(
    'getProvinceAndParentOrgTime',
    'view',
    z.object({ pbId }),
    z.object({ bounds: around.bounds, parent: around.bounds }),
  ),
  timeReading: get(
    'timeReading',
    'view',
    one,
    z.object({ planName: shape.planName, record: z.array(EnrollSlot) }),
  ),
  /** On which days of a slot points work, and how many they take together. */
  getLocalSetDateByObtId: get(
    'getLocalSetDateByObtId',
    'view',
    ofSlot,
    SlotWork.pick({ confirmBegin: true, confirmEnd: true, dayLimit: true }).extend({
      record: z.array(
        z.object({
          day: field.date('日期'),
          points: field.count('确认点数'),
          dayCapacity: shape.dayCapacity,
        }),
      ),
    }),
  ),
  /** What is arranged in a slot, and who came. */
  getLocalSetInfoDetail: get('getLocalSetInfoDetail', 'view', ofSlot, SlotWork),
  /** Reminds organisations below that have not reported; `preview` only tells whom. */
  urgeReport: post(
    'urgeReport',
    'enroll.provinceBatch.approve',
    z.object({
      downIds: z.array(down.downId).min(1, '请选择要催报的机构').max(100),
      preview: z.boolean().default(false),
    }),
    Outcome,
    previewed,
  ),
});

/** A province plan or a plan below it, in the order of the tree. */
export const PlanNode = z.object({
  nodeId: field.word('编号'),
  planKind: field.code('计划类型', planKind),
  pbId,
  obId: obId.nullable(),
  cbName,
  planName: field.shown('计划名称'),
  orgName,
  orgType: shape.orgType,
  areaName,
  approvalStatus: shape.approvalStatus,
  endStatus: shape.endStatus,
  filingBegin: shape.filingBegin,
  filingEnd: shape.filingEnd,
  firstReviewBegin: shape.firstReviewBegin,
  firstReviewEnd: shape.firstReviewEnd,
  reportedAt: shape.reportedAt,
});

/** 省级及下级注册计划 */
export const setProvinceAndOrgPlan = calls(catalogue.setProvinceAndOrgPlan, {
  /** Each province plan with the plans below it, as a tree that is read from top to bottom. */
  list: get(
    '',
    'view',
    paged({
      pbId,
      cbName: orgPlanFilters.cbName,
      orgName: orgPlanFilters.orgName,
      planKind: PlanNode.shape.planKind,
      approvalStatus: shape.approvalStatus,
    }),
    pageOf(PlanNode),
    { rowKey: 'nodeId' },
  ),
  getOrgLevelOrg: get('getOrgLevelOrg', 'view', levelAsked, levels),
});
