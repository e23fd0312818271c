import {
  certType,
  orgBatchApproval,
  orgType,
  planEndStatus,
  receiveWay,
} from '@tqc/domain/dictionaries';
import { namesOf, orgPlanActions } from '@tqc/domain/planning';
import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import {
  type Call,
  calls,
  crud,
  field,
  get,
  mayBeLeftOut,
  none,
  outcomeOf,
  paged,
  pageOf,
  post,
  put,
} from '../kit';
import { around } from '../planning';

/** A time slot of an organisation plan. */
export const OrgBatchTime = z.object({
  obtId: field.id('时间段编号'),
  obId: field.id('机构计划编号'),
  /** Filing, YYYY-MM-DD HH:mm. */
  validBeginDateStr: field.minute('网报开始时间'),
  validEndDateStr: field.minute('网报结束时间'),
  confirmBegin: field.date('确认开始日期'),
  confirmEnd: field.date('确认结束日期'),
  dayLimit: field.count('每日限额', 1, 100_000).nullable(),
  ctIds: field.codes('开放资格种类', certType),
  arrangements: field.count('确认点数'),
  dayCapacity: field.count('每日容量合计'),
  applied: field.count('已网报'),
  confirmed: field.count('已确认'),
  version: field.version(),
});
const slot = OrgBatchTime.shape;
const slotWritten = {
  validBeginDateStr: slot.validBeginDateStr,
  validEndDateStr: slot.validEndDateStr,
  confirmBegin: slot.confirmBegin,
  confirmEnd: slot.confirmEnd,
  dayLimit: slot.dayLimit.default(null),
  ctIds: slot.ctIds,
};

/** A time slot as a change would leave it; without a number it is a new one. */
const ChangedSlot = z.object({ obtId: slot.obtId.nullable(), ...slotWritten });

const MOST_SLOTS = 50;
export const changedSlots = field.list('时间段', ChangedSlot, MOST_SLOTS);

/** An organisation plan: what one organisation does under a province plan. */
export const OrgBatch = z.object({
  obId: field.id('机构计划编号'),
  pbId: field.id('省级计划'),
  cbId: field.id('所属批次'),
  cbName: field.shown('批次名称'),
  provincePlanName: field.shown('省级计划名称'),
  planName: field.text('计划名称', 50),
  orgId: field.id('机构'),
  orgName: field.shown('机构名称'),
  orgType: field.code('机构类型', orgType),
  areaName: field.shown('所属地区'),
  receiveWay: field.code('领证方式', receiveWay),
  healthNote: field.longText('体检说明', 500).or(z.literal('')),
  notice: field.longText('公告', 2000).or(z.literal('')),
  attention: field.longText('注意事项', 2000).or(z.literal('')),
  filingOpen: field.flag('网报开放'),
  filingBegin: field.minute('网报开始时间').nullable(),
  filingEnd: field.minute('网报结束时间').nullable(),
  confirmBegin: field.date('确认开始日期').nullable(),
  confirmEnd: field.date('确认结束日期').nullable(),
  /** Of the province plan: an organisation has no dates of its own for approving. */
  approveBegin: field.date('审批开始日期'),
  approveEnd: field.date('审批结束日期'),
  /** Of all time slots; none where a draft has no slot yet. */
  ctIds: field.codes('开放资格种类', certType).or(z.tuple([])),
  slots: field.count('时间段数'),
  /** Each slot: when it is filed, and how many a day. */
  slotLines: field.shown('各时间段'),
  arrangements: field.count('确认点数'),
  dayCapacity: field.count('每日容量合计'),
  applied: field.count('网报人数'),
  confirmed: field.count('已确认'),
  issued: field.count('已认定人数'),
  notPassed: field.count('不通过数'),
  unsettled: field.count('未结数'),
  approvalStatus: field.status('审批状态', orgBatchApproval),
  endStatus: field.status('结束状态', planEndStatus),
  endReason: field.shown('结束原因'),
  opinion: field.shown('审批意见'),
  reporter: field.shown('上报人'),
  reportedAt: field.moment('上报时间').nullable(),
  version: field.version(),
});
const shape = OrgBatch.shape;
const { obId, pbId, cbId, cbName, planName, orgId, orgName, approvalStatus } = shape;

/** An organisation under a province plan, with its plan once it has reported one. */
const DownOrg = z.object({
  /** The province plan and the organisation. */
  downId: field.word('编号'),
  pbId,
  cbName,
  provincePlanName: shape.provincePlanName,
  orgId,
  orgName,
  orgType: shape.orgType,
  areaName: shape.areaName,
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
  slots: shape.slots,
  arrangements: shape.arrangements,
  applied: shape.applied,
  issued: shape.issued,
  unsettled: shape.unsettled,
  receiveWay: shape.receiveWay,
  healthNote: shape.healthNote,
  notice: shape.notice,
  attention: shape.attention,
  version: field.version(),
});

/** Organisations below under province plans, and how a call over them ended. */
const downIds = (asked: string) =>
  z.object({
    downIds: z.array(DownOrg.shape.downId).min(1, asked).max(100),
    preview: z.boolean().default(false),
  });
const Outcome = outcomeOf(z.string());
const previewed: Pick<Call, 'dryRun'> = { dryRun: (input) => input['preview'] === true };

const written = {
  pbId,
  planName,
  receiveWay: shape.receiveWay,
  healthNote: shape.healthNote.default(''),
  notice: shape.notice.default(''),
  attention: shape.attention.default(''),
};
/** A plan that can be ended, with when its end was asked for and who answered. */
const PlanToEnd = OrgBatch.extend({
  prov: field.area('省份'),
  endAskedAt: field.moment('申请时间').nullable(),
  endDecidedBy: field.shown('审核人'),
  endDecidedAt: field.moment('审核时间').nullable(),
});

const area = { prov: field.area('省份'), city: field.area('地市'), county: field.area('区县') };

/** 机构认定计划 */
export const orgBatch = calls(catalogue.orgBatch, {
  /**
   * `side` own: the caller's plan; down: plans of the organisations below; absent: all the caller
   * sees.
   */
  ...crud(OrgBatch, {
    key: 'obId',
    filters: {
      cbId,
      pbId,
      cbName: cbName.max(50),
      orgId,
      orgName: orgName.max(60),
      approvalStatus,
      orgType: shape.orgType,
      ...area,
      endStatus: shape.endStatus,
      openToday: field.flag('今日在网报期'),
      ctId: field.code('资格种类', certType),
      reportedAtFrom: field.date('上报时间起'),
      reportedAtTo: field.date('上报时间止'),
      side: z.literal(['own', 'down']),
    },
    sorts: ['obId', 'reportedAt'],
    written: {
      ...written,
      times: z
        .array(z.object(slotWritten))
        .min(1, '请添加时间段')
        .max(MOST_SLOTS, `时间段最多${MOST_SLOTS}个`),
    },
  }),
  get: get(
    '{obId}',
    'view',
    z.object({ obId }),
    OrgBatch.extend({ times: z.array(OrgBatchTime), ...around }),
  ),
  update: put(
    '{obId}',
    'edit',
    z.object({
      obId,
      action: z.literal(namesOf(orgPlanActions)).default('edit'),
      opinion: field.longText('审批意见', 200).optional(),
      filingOpen: shape.filingOpen.optional(),
      /** Time slots that somebody above moves or adds. */
      slots: changedSlots.optional(),
      ...mayBeLeftOut(z.object(written).omit({ pbId: true }).shape),
    }),
    none,
  ),
  queryMyOrgBatchToEnd: get(
    'queryMyOrgBatchToEnd',
    'register.planEnd.view',
    paged({
      cbName: cbName.max(50),
      orgName: orgName.max(60),
      orgType: shape.orgType,
      endStatus: shape.endStatus,
      ...area,
      side: z.literal(['own', 'down']).default('own'),
    }),
    pageOf(PlanToEnd),
    { rowKey: 'obId' },
  ),
  /** The plans that run today for the caller's organisation (a point: its superior's). */
  queryCurrentOrgBatch: get(
    'queryCurrentOrgBatch',
    'view',
    z.object({}),
    z.object({ record: z.array(OrgBatch.extend({ times: z.array(OrgBatchTime) })) }),
  ),
  /** Organisations below the caller with their plan under each province plan, or without one. */
  queryProvinceDownOrgName: get(
    'queryProvinceDownOrgName',
    'view',
    paged({
      pbId,
      cbName: cbName.max(50),
      orgName: orgName.max(60),
      orgType: shape.orgType,
      approvalStatus,
      overdue: DownOrg.shape.overdue,
      ...area,
    }),
    pageOf(DownOrg),
    { rowKey: 'downId' },
  ),
  /** Reminds organisations below that have not reported; `preview` only tells whom. */
  urgeReport: post(
    'urgeReport',
    'register.provinceBatch.approve',
    downIds('请选择要催报的机构'),
    Outcome,
    previewed,
  ),
  /**
   * Makes drafts for organisations below that have no plan yet, after the caller's own plan under
   * the same province plan; `preview` only tells for whom.
   */
  copyDown: post('copyDown', 'add', downIds('请选择下级机构'), Outcome, previewed),
});

/** 机构计划的时间段 */
export const orgBatchTime = calls(catalogue.orgBatchTime, {
  ...crud(OrgBatchTime, {
    key: 'obtId',
    filters: { obId },
    sorts: [],
    written: { obId, ...slotWritten },
  }),
  /** A slot is entered whole, and it stays in its plan. */
  update: put('{obtId}', 'edit', z.object({ obtId: slot.obtId, ...slotWritten }), none),
});
