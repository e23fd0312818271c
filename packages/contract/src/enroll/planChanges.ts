import { orgType, planChangeKind, planKind, regChangeStatus } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { field, get, put } from '../kit';
import { FilingWindow, Offence, openedNames } from '../planning';
import { changedSlots } from './orgPlan';

const moves = {
  filing: field
    .list('网报时间段', FilingWindow, 50)
    .min(1, '请添加网报时间段')
    .max(4, '网报时间段最多4个'),
  firstReviewBegin: field.date('初核开始日期'),
  firstReviewEnd: field.date('初核结束日期'),
  orgIds: field.list('开放机构', field.id('机构'), 1000),
};
const later = {
  recheckBegin: field.date('复核开始日期'),
  recheckEnd: field.date('复核结束日期'),
  finalBegin: field.date('终审开始日期'),
  finalEnd: field.date('终审结束日期'),
};

/**
 * What a change of a plan of registration may move; absent parts stay as they are. A province moves
 * its windows, its stages and whom it opens the plan to, an organisation its time slots and its
 * stages; a stage that it empties goes back to the days of the province.
 */
export const EnrollPlanDates = z
  .object({
    ...moves,
    noticeBegin: field.date('公示开始日期'),
    noticeEnd: field.date('公示结束日期'),
    recheckBegin: later.recheckBegin.nullable(),
    recheckEnd: later.recheckEnd.nullable(),
    finalBegin: later.finalBegin.nullable(),
    finalEnd: later.finalEnd.nullable(),
    slots: changedSlots,
  })
  .partial();

/** What a province may move of its plan. */
const ProvinceMoves = z.object({ ...moves, ...later }).partial();

/** A change of a plan, with what stood before and what shall stand after. */
export const EnrollPlanChange = z.object({
  id: field.id('变更编号'),
  planKind: field.code('计划类型', planKind),
  pbId: field.id('省级计划'),
  obId: field.id('机构计划').nullable(),
  cbName: field.shown('批次名称'),
  planName: field.shown('计划名称'),
  orgName: field.shown('申请机构'),
  orgType: field.code('机构类型', orgType),
  changeKind: field.code('变更类型', planChangeKind),
  before: EnrollPlanDates,
  after: EnrollPlanDates,
  /** Names of those whom it opens the plan to, or opened it to before. */
  ...openedNames,
  reason: field.longText('申请原因', 200),
  fileId: field.file('附件').nullable(),
  applicant: field.shown('申请人'),
  createdAt: field.moment('申请时间'),
  status: field.status('审批状态', regChangeStatus),
  opinion: field.shown('审批意见'),
  decidedBy: field.shown('审批人'),
  decidedAt: field.moment('审批时间').nullable(),
  version: field.version(),
});
const shape = EnrollPlanChange.shape;

/** What is said of a change that is asked for. */
export const changeAsked = {
  changeKind: shape.changeKind,
  reason: shape.reason,
  fileId: shape.fileId.default(null),
};

/** The calls about changes that belong to province plans. */
export const planChangeCalls = {
  /** A change of a plan of either kind: with what stands now, and where it would not fit. */
  applyForAmendmentProvinceOrg: get(
    'applyForAmendmentProvinceOrg/{id}',
    'changeRecord',
    z.object({ id: shape.id }),
    EnrollPlanChange.extend({ now: EnrollPlanDates, offences: z.array(Offence) }),
  ),
  /** Asks for a change of a passed province plan. */
  changeProvinceBatch: put(
    'changeProvinceBatch/{pbId}',
    'change',
    z.object({ pbId: shape.pbId, after: ProvinceMoves, ...changeAsked }),
    z.object({ id: shape.id }),
  ),
};
