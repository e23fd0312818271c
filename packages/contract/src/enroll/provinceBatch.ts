import {
  enrollScope,
  orgBatchApproval,
  orgType,
  planEndStatus,
  planKind,
  reviewLevel,
} from '@tqc/domain/dictionaries';
import { namesOf, provincePlanActions } from '@tqc/domain/planning';
import { z } from 'zod';
import * as catalogue from '../generated/calls/enroll';
import { calls, crud, field, get, mayBeLeftOut, none, paged, pageOf, put } from '../kit';
import { around, FilingWindow, openedNames } from '../planning';
import { EnrollBatch } from './enrollCertBatch';
import { EnrollOrgPlan, WholeOrgPlan } from './orgPlan';
import { planChangeCalls } from './planChanges';
import { planEndCalls } from './planEnds';

/** A province plan of periodic registration: what one province does in one batch. */
export const EnrollProvincePlan = z.object({
  pbId: field.id('省级计划编号'),
  cbId: field.id('所属批次'),
  cbName: field.shown('批次名称'),
  year: field.count('年度'),
  planName: field.text('计划名称', 50),
  orgId: field.id('上报机构编号'),
  orgName: field.shown('上报机构'),
  orgType: field.code('机构类型', orgType),
  prov: field.area('省份'),
  areaName: field.shown('所属地区'),
  scopes: field.codes('注册范围', enrollScope),
  filing: field.list('网报时间段', FilingWindow, 50),
  windows: field.count('网报次数'),
  filingBegin: field.minute('首次网报时间'),
  filingEnd: field.minute('末次网报时间'),
  firstReviewBegin: field.date('初核开始日期'),
  firstReviewEnd: field.date('初核结束日期'),
  recheckBegin: field.date('复核开始日期'),
  recheckEnd: field.date('复核结束日期'),
  finalBegin: field.date('终审开始日期'),
  finalEnd: field.date('终审结束日期'),
  noticeDays: field.count('公示天数', 7, 30),
  trainingHours: field.count('培训学时要求', 0, 2000),
  probationMonths: field.count('首次注册在岗月数', 1, 60).nullable(),
  recheckLevel: field.code('复核层级', reviewLevel),
  finalLevel: field.code('终审层级', reviewLevel),
  autoPass: field.flag('下级计划自动通过'),
  /** Organisations that may make a plan; empty means all of the province. */
  orgIds: field.list('开放机构', field.id('机构'), 1000),
  openedOrgs: field.count('开放机构数'),
  conditions: field.longText('省级其他条件', 1000).or(z.literal('')),
  materials: field.longText('材料清单', 2000).or(z.literal('')),
  contact: field.text('联系人', 30),
  contactPhone: field.text('联系电话', 30),
  fileId: field.file('计划文件').nullable(),
  approvalStatus: field.status('审批状态', orgBatchApproval),
  endStatus: field.status('结束状态', planEndStatus),
  opinion: field.shown('审批意见'),
  reporter: field.shown('上报人'),
  reportedAt: field.moment('上报时间').nullable(),
  decidedBy: field.shown('审批人'),
  decidedAt: field.moment('审批时间').nullable(),
  version: field.version(),
});
const shape = EnrollProvincePlan.shape;
const { pbId, cbId, cbName, year, planName, prov, orgName, approvalStatus } = shape;

const written = {
  cbId,
  planName,
  scopes: shape.scopes,
  filing: z.array(FilingWindow).min(1, '请添加网报时间段').max(4, '网报时间段最多4个'),
  firstReviewBegin: shape.firstReviewBegin,
  firstReviewEnd: shape.firstReviewEnd,
  recheckBegin: shape.recheckBegin,
  recheckEnd: shape.recheckEnd,
  finalBegin: shape.finalBegin,
  finalEnd: shape.finalEnd,
  noticeDays: shape.noticeDays,
  trainingHours: shape.trainingHours.default(360),
  probationMonths: shape.probationMonths.default(null),
  recheckLevel: shape.recheckLevel,
  finalLevel: shape.finalLevel,
  autoPass: shape.autoPass.default(false),
  orgIds: shape.orgIds.default([]),
  conditions: shape.conditions.default(''),
  materials: shape.materials.default(''),
  contact: shape.contact,
  contactPhone: shape.contactPhone,
  fileId: shape.fileId.default(null),
};

const filters = {
  pbId,
  cbId,
  cbName: cbName.max(50),
  year,
  planName,
  prov,
  orgName: orgName.max(60),
  approvalStatus,
  openToday: field.flag('今日在网报期'),
  reportedAtFrom: field.date('上报时间起'),
  reportedAtTo: field.date('上报时间止'),
};
const sorts = ['pbId', 'filingBegin', 'reportedAt'] as const;
const orgPlan = EnrollOrgPlan.shape;
/** A plan of either kind as whoever decides finds it. */
const PlanToDecide = z.object({
  /** The kind and the number of the plan. */
  planId: field.word('编号'),
  planKind: field.code('计划类型', planKind),
  pbId,
  obId: orgPlan.obId.nullable(),
  cbName,
  planName,
  orgName,
  orgType: shape.orgType,
  areaName: shape.areaName,
  filingBegin: orgPlan.filingBegin,
  filingEnd: orgPlan.filingEnd,
  firstReviewBegin: shape.firstReviewBegin,
  firstReviewEnd: shape.firstReviewEnd,
  recheckBegin: orgPlan.recheckBegin,
  recheckEnd: orgPlan.recheckEnd,
  finalBegin: orgPlan.finalBegin,
  finalEnd: orgPlan.finalEnd,
  noticeDays: shape.noticeDays,
  /** Of a province plan alone. */
  recheckLevel: shape.recheckLevel.nullable(),
  finalLevel: shape.finalLevel.nullable(),
  openedOrgs: shape.openedOrgs.nullable(),
  /** Of an organisation plan alone. */
  slots: orgPlan.slots.nullable(),
  expected: orgPlan.expected,
  approvalStatus,
  endStatus: shape.endStatus,
  opinion: shape.opinion,
  reporter: shape.reporter,
  reportedAt: shape.reportedAt,
  version: field.version(),
});
const plans = pageOf(EnrollProvincePlan);
const one = z.object({ pbId });
const Whole = EnrollProvincePlan.extend({ ...around, ...openedNames });

/** How far the organisations of one level are under a province plan. */
const LevelProgress = z.object({
  orgType: shape.orgType,
  orgs: field.count('机构数'),
  reported: field.count('已上报'),
  passed: field.count('已通过'),
  ended: field.count('已结束'),
  arrangements: field.count('确认点数'),
  expected: field.count('应注册人数'),
  booked: field.count('已网报'),
});

/** Until when a stage of a province plan could be moved. */
const Extension = z.object({
  item: z.string(),
  begin: z.string(),
  end: z.string(),
  /** The day that the batch sets; the end cannot be moved beyond it. */
  until: z.string(),
});

/** 省级注册计划 */
export const provinceBatch = calls(catalogue.provinceBatch, {
  ...planEndCalls,
  ...planChangeCalls,
  /** A province plan with how far each level below it is. */
  provincialPlanEnquiry: get(
    'provincialPlanEnquiry',
    'view',
    one,
    Whole.extend({ levels: z.array(LevelProgress) }),
  ),
  /** The province plans that the caller's organisation works under. */
  superiorProvinceRegistrationInformation: get(
    'superiorProvinceRegistrationInformation',
    'view',
    z.object({}),
    z.object({ record: z.array(EnrollProvincePlan) }),
  ),
  /** Until when each stage of a plan can be moved by a change. */
  provinceSelfApplyNewTime: get(
    'provinceSelfApplyNewTime',
    'view',
    one,
    z.object({ planName, record: z.array(Extension) }),
  ),
  ...crud(EnrollProvincePlan, { key: 'pbId', filters, sorts, written }),
  get: get('{pbId}', 'view', one, Whole),
  /** Each action is checked against a right of its own (`domain/planning/actions.ts`). */
  update: put(
    '{pbId}',
    'edit',
    z.object({
      pbId,
      action: z.literal(namesOf(provincePlanActions)).default('edit'),
      opinion: field.longText('审批意见', 200).optional(),
      ...mayBeLeftOut(z.object(written).omit({ cbId: true }).shape),
    }),
    none,
  ),
  /** Plans as whoever looks at them finds them, of the whole country for the centre. */
  queryProvinceBatchSearch: get('queryProvinceBatchSearch', 'view', paged(filters, sorts), plans, {
    rowKey: 'pbId',
  }),
  /** Plans that were handed in, for whoever decides: of provinces, or of organisations below. */
  queryProvinceBatchApprove: get(
    'queryProvinceBatchApprove',
    'approve',
    paged({ ...filters, kind: PlanToDecide.shape.planKind }, sorts),
    pageOf(PlanToDecide),
    { rowKey: 'planId' },
  ),
  /** A province plan, and with `obId` the plan of an organisation below it. */
  detailsOfApprovalAndRegistration: get(
    'detailsOfApprovalAndRegistration/{pbId}',
    'approve',
    z.object({ pbId, obId: orgPlan.obId.optional() }),
    Whole.extend({ org: WholeOrgPlan.nullable() }),
  ),
  /** Batches that run and the caller's province takes part in; `planned` where it has its plan. */
  queryCertBatch: get(
    'queryCertBatch',
    'view',
    z.object({}),
    z.object({
      record: z.array(
        EnrollBatch.pick({
          cbId: true,
          cbName: true,
          filingBegin: true,
          filingEnd: true,
          firstReviewEnd: true,
          recheckEnd: true,
          finalEnd: true,
        }).extend({ planned: z.boolean() }),
      ),
    }),
  ),
  /** Organisations of the caller's province that a plan can be opened to. */
  queryOrgInfo: get(
    'queryOrgInfo',
    'view',
    z.object({ prov: prov.optional() }),
    z.object({
      record: z.array(
        z.object({
          orgId: field.id('机构'),
          orgName: field.shown('机构名称'),
          orgType: shape.orgType,
          parentId: field.id('上级机构').nullable(),
        }),
      ),
    }),
  ),
  /** Filing windows that are open or come next, for the plans the caller sees. */
  netAtTime: get(
    'netAtTime',
    'view',
    z.object({ cbId: cbId.optional() }),
    z.object({
      record: z.array(
        z.object({
          pbId,
          planName: shape.planName,
          begin: shape.filingBegin,
          end: shape.filingEnd,
          open: z.boolean(),
        }),
      ),
    }),
  ),
  /** Province plans that were handed in, to choose one. */
  queryProvinceEnroll: get(
    'queryProvinceEnroll',
    'view',
    z.object({}),
    z.object({ record: z.array(z.object({ pbId, planName, cbName })) }),
  ),
});
