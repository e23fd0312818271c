import { orgType, planChangeKind, planKind, regChangeStatus } from '@tqc/domain/dictionaries';
import { namesOf, planChangeActions } from '@tqc/domain/planning';
import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, del, field, get, none, paged, pageOf, post, put } from '../kit';
import { Offence, openedNames } from '../planning';
import { changedSlots } from './orgBatch';
import { ProvinceBatch } from './provinceBatch';

const { filing, orgIds } = ProvinceBatch.shape;

/**
 * What a plan change may move; absent parts stay as they are. A province moves its dates and whom
 * it opens the plan to, an organisation its time slots.
 */
export const PlanDates = z
  .object({
    filing: filing.min(1, '请添加网报时间段').max(4, '网报时间段最多4个'),
    /** The end of the last window alone. */
    filingEnd: field.minute('网报结束时间'),
    confirmBegin: field.date('确认开始日期'),
    confirmEnd: field.date('确认结束日期'),
    approveBegin: field.date('审批开始日期'),
    approveEnd: field.date('审批结束日期'),
    orgIds,
    slots: changedSlots,
  })
  .partial();

/** A change or postponement of a plan, with what stood before and what shall stand after. */
export const ProvinceBatchPostpone = z.object({
  id: field.id('变更编号'),
  planKind: field.code('计划类型', planKind),
  pbId: field.id('省级计划'),
  obId: field.id('机构计划').nullable(),
  cbName: field.shown('批次名称'),
  planName: field.shown('计划名称'),
  orgName: field.shown('申请机构'),
  orgType: field.code('机构类型', orgType),
  changeKind: field.code('变更类型', planChangeKind),
  before: PlanDates,
  after: PlanDates,
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
const shape = ProvinceBatchPostpone.shape;
const { id, pbId, obId, cbName, planName, orgName, changeKind, status } = shape;

/** 计划变更记录 */
export const provinceBatchPostpone = calls(catalogue.provinceBatchPostpone, {
  list: get(
    '',
    'register.changeRecord.view',
    paged(
      {
        cbName: cbName.max(50),
        planName: planName.max(50),
        planKind: shape.planKind,
        orgName: orgName.max(60),
        changeKind,
        status,
        createdAtFrom: field.date('申请时间起'),
        createdAtTo: field.date('申请时间止'),
      },
      ['id', 'createdAt'],
    ),
    pageOf(ProvinceBatchPostpone),
    { rowKey: 'id' },
  ),
  /** With the values as they stand now, and where those after the change would not fit. */
  get: get(
    '{id}',
    'register.changeRecord.view',
    z.object({ id }),
    ProvinceBatchPostpone.extend({ now: PlanDates, offences: z.array(Offence) }),
  ),
  create: post(
    '',
    'change',
    z.object({
      pbId,
      obId: obId.default(null),
      changeKind,
      after: PlanDates,
      reason: shape.reason,
      fileId: shape.fileId.default(null),
    }),
    z.object({ id }),
  ),
  update: put(
    '{id}',
    'change',
    z.object({
      id,
      action: z.literal(namesOf(planChangeActions)),
      opinion: field.longText('审批意见', 200).optional(),
      after: PlanDates.optional(),
      reason: shape.reason.optional(),
    }),
    none,
  ),
  remove: del('{id}', 'change', z.object({ id }), none),
});
