import { certType, orgBatchApproval, orgType, planEndStatus } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { field } from '../kit';
import { around } from '../planning';

/** A time slot of an organisation plan: when it is filed and when it is confirmed. */
export const EnrollSlot = z.object({
  obtId: field.id('时间段编号'),
  /** Filing, YYYY-MM-DD HH:mm. */
  validBeginDateStr: field.minute('网报开始时间'),
  validEndDateStr: field.minute('网报结束时间'),
  confirmBegin: field.date('确认开始日期'),
  confirmEnd: field.date('确认结束日期'),
  dayLimit: field.count('每日限额', 1, 100_000).nullable(),
  ctIds: field.codes('资格种类', certType),
  arrangements: field.count('确认点数'),
  dayCapacity: field.count('每日容量合计'),
  applied: field.count('已网报'),
  version: field.version(),
});
const slot = EnrollSlot.shape;

const slotWritten = {
  validBeginDateStr: slot.validBeginDateStr,
  validEndDateStr: slot.validEndDateStr,
  confirmBegin: slot.confirmBegin,
  confirmEnd: slot.confirmEnd,
  dayLimit: slot.dayLimit.default(null),
};

/** What is entered of a slot; whoever teaches in schools is meant, so it opens no kinds. */
export const EnrollSlotInput = z.object(slotWritten);

const MOST_SLOTS = 50;
const slotsOf = <S extends z.ZodType>(item: S) =>
  z.array(item).min(1, '请添加时间段').max(MOST_SLOTS, `时间段最多${MOST_SLOTS}个`);
export const newSlots = slotsOf(EnrollSlotInput);
/** Slots as they shall be; one without a number is new. */
export const changedSlots = slotsOf(z.object({ obtId: slot.obtId.nullable(), ...slotWritten }));

/** An address of the web, where the notice is published. */
const webAddress = field.shaped('公示网址', {
  max: 200,
  pattern: /^https?:\/\/[^\s/]+\.[^\s]+$/,
  says: '公示网址请填写以 http:// 或 https:// 开头的网址',
  example: (serial) => `https://example.com/notice/${serial}`,
});

/** An organisation plan of periodic registration: its own part under a province plan. */
export const EnrollOrgPlan = z.object({
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
  /** The stages its level acts in, by the levels of the province plan. */
  stages: field.shown('本机构角色'),
  slots: field.count('时间段数'),
  slotLines: field.shown('各时间段'),
  filingBegin: field.minute('网报开始时间').nullable(),
  filingEnd: field.minute('网报结束时间').nullable(),
  confirmBegin: field.date('确认开始日期').nullable(),
  confirmEnd: field.date('确认结束日期').nullable(),
  firstReviewBegin: field.date('初核开始日期'),
  firstReviewEnd: field.date('初核结束日期'),
  noticeBegin: field.date('公示开始日期'),
  noticeEnd: field.date('公示结束日期'),
  recheckBegin: field.date('复核开始日期').nullable(),
  recheckEnd: field.date('复核结束日期').nullable(),
  finalBegin: field.date('终审开始日期').nullable(),
  finalEnd: field.date('终审结束日期').nullable(),
  expected: field.count('应注册人数', 1, 10_000_000).nullable(),
  noticeUrl: webAddress.or(z.literal('')),
  attention: field.longText('注意事项', 2000).or(z.literal('')),
  arrangements: field.count('确认点数'),
  dayCapacity: field.count('每日容量合计'),
  /** Who chose one of its points. */
  booked: field.count('已网报'),
  approvalStatus: field.status('审批状态', orgBatchApproval),
  endStatus: field.status('结束状态', planEndStatus),
  endReason: field.shown('结束原因'),
  opinion: field.shown('审批意见'),
  reporter: field.shown('上报人'),
  reportedAt: field.moment('上报时间').nullable(),
  version: field.version(),
});
const shape = EnrollOrgPlan.shape;

/** The same with its slots and what stands around it. */
export const WholeOrgPlan = EnrollOrgPlan.extend({ times: z.array(EnrollSlot), ...around });

/** What a person enters of an organisation plan. */
export const orgPlanWritten = {
  planName: shape.planName,
  firstReviewBegin: shape.firstReviewBegin,
  firstReviewEnd: shape.firstReviewEnd,
  noticeBegin: shape.noticeBegin,
  noticeEnd: shape.noticeEnd,
  recheckBegin: shape.recheckBegin.default(null),
  recheckEnd: shape.recheckEnd.default(null),
  finalBegin: shape.finalBegin.default(null),
  finalEnd: shape.finalEnd.default(null),
  expected: shape.expected.default(null),
  noticeUrl: shape.noticeUrl.default(''),
  attention: shape.attention.default(''),
};

const area = { prov: field.area('省份'), city: field.area('地市'), county: field.area('区县') };

/** What lists of organisation plans can be asked for. */
export const orgPlanFilters = {
  cbId: shape.cbId,
  pbId: shape.pbId,
  cbName: shape.cbName.max(50),
  orgName: shape.orgName.max(60),
  orgType: shape.orgType,
  approvalStatus: shape.approvalStatus,
  endStatus: shape.endStatus,
  ...area,
  openToday: field.flag('今日在网报期'),
  reportedAtFrom: field.date('上报时间起'),
  reportedAtTo: field.date('上报时间止'),
};
