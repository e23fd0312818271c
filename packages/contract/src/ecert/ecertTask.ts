import {
  certType,
  ecertFailure,
  ecertTaskStatus,
  ecertTaskType,
  province,
  stampType,
} from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/ecert';
import { calls, field, get, none, paged, pageOf, post, put } from '../kit';

/** A task over many electronic certificates. */
export const EcertTask = z.object({
  id: field.id('任务'),
  taskNo: field.serial('任务编号'),
  taskName: field.text('任务名称', 50),
  status: field.status('状态', ecertTaskStatus),
  taskType: field.code('任务类型', ecertTaskType),
  orgName: field.shown('机构名称'),
  batchName: field.shown('批次名称'),
  total: field.count('总数'),
  done: field.count('成功'),
  failed: field.count('失败'),
  progress: field.shown('进度'),
  reason: field.shown('原因'),
  creator: field.shown('创建人'),
  createdAt: field.moment('创建时间'),
  endedAt: field.moment('完成时间').nullable(),
  /** Of the caller's own organisation. */
  own: z.boolean(),
  version: field.version(),
});
const row = EcertTask.shape;
const { id } = row;

/** A certificate of a task, and what became of it. */
export const EcertTaskItem = z.object({
  id: field.id('明细'),
  name: field.personName('姓名', 30),
  certNo: field.certNo(),
  ok: field.flag('成功').nullable(),
  failure: field.code('失败原因', ecertFailure).nullable(),
  message: field.shown('说明'),
});

const changeTo = {
  status: row.status,
  reason: field.longText('取消原因', 200).optional(),
};

/** 电子证书任务 */
export const ecertTask = calls(catalogue.ecertTask, {
  list: get(
    '',
    'view',
    paged(
      {
        taskName: row.taskName,
        taskType: row.taskType,
        prov: field.code('省份', province),
        city: field.area('地市'),
        county: field.area('区县'),
        status: row.status,
        createdAtFrom: field.date('创建时间起'),
        createdAtTo: field.date('创建时间止'),
      },
      ['id', 'createdAt'],
    ),
    pageOf(EcertTask),
    { rowKey: 'id', audit: 'query' },
  ),
  /** With what it was asked for, in words. */
  get: get(
    '{id}',
    'view',
    z.object({ id }),
    EcertTask.extend({
      issueDate: field.date('签发日期').nullable(),
      stampName: field.shown('印章'),
      conditions: field.shown('条件'),
    }),
    { audit: 'view' },
  ),
  /**
   * The certificates of the own organisation that fit, as they stand now: to make those that have
   * none, to cancel those that have one, to make anew those whose certificate was changed since.
   * `preview` only counts them.
   */
  addTask: post(
    'addTask',
    'add',
    z.object({
      taskName: row.taskName,
      taskType: row.taskType,
      cbId: field.id('批次').optional(),
      ctId: field.code('资格种类', certType).optional(),
      recognisedOnFrom: field.date('认定日期起').optional(),
      recognisedOnTo: field.date('认定日期止').optional(),
      issueDate: field.date('签发日期').optional(),
      stampType: field.code('印章', stampType).default(stampType.code('official')),
      reason: field.longText('原因', 200).optional(),
      preview: z.boolean().default(false),
    }),
    z.object({ id: id.nullable(), total: z.number().int() }),
    { dryRun: (input) => input['preview'] === true },
  ),
  /** 0 runs it again over what is left, 3 cancels it before it ran: the same as `changeStatus`. */
  statusChange: get('statusChange/{id}/{status}', 'status', z.object({ id, ...changeTo }), none, {
    writes: true,
    versioned: true,
  }),
  /** The way of the pages: with the reason in the body. */
  changeStatus: put('status', 'status', z.object({ id, ...changeTo }), none),
  items: get(
    '{id}/items',
    'view',
    paged({ ok: field.flag('成功') }).extend({ id }),
    pageOf(EcertTaskItem),
    { rowKey: 'id', audit: 'query' },
  ),
});
