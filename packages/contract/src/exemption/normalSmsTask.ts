import { normalDataStatus, smsTaskStatus, smsTaskTarget } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/exemption';
import { calls, field, get, paged, pageOf, post, put } from '../kit';

/** So long is a text of a task; the gateway counts one text every 70 letters. */
export const MOST_SMS_LETTERS = 500;
const MOST_COLLEGES = 200;

const entered = {
  taskName: field.text('任务名称', 50),
  target: field.code('接收对象', smsTaskTarget),
  classYear: field.count('届别', 2020, 2100),
  /** All universities in reach where none is named. */
  collegeIds: field.list('学校', field.id('学校'), MOST_COLLEGES),
  /** Of students only; all states where none is named. */
  statuses: field.codes('数据状态', normalDataStatus).or(z.tuple([])),
  content: field.longText('短信内容', MOST_SMS_LETTERS),
  /** As a minute in China; now where it is empty. */
  planAt: field.minute('计划时间').or(z.literal('')),
};

/** A text to many universities or students, as lists show one. */
export const SmsTask = z.object({
  taskId: field.id('短信任务'),
  ...entered,
  collegeNames: field.shown('学校'),
  status: field.status('发送状态', smsTaskStatus),
  people: field.count('人数'),
  ok: field.count('成功数'),
  failed: field.count('失败数'),
  creator: field.shown('创建人'),
  createdAt: field.moment('创建时间'),
  version: field.version(),
});
const row = SmsTask.shape;

/** 免试短信任务 */
export const normalSmsTask = calls(catalogue.normalSmsTask, {
  list: get(
    '',
    'view',
    paged(
      {
        taskName: row.taskName,
        target: row.target,
        status: row.status,
        classYear: row.classYear,
        createdAtFrom: field.date('创建时间起'),
        createdAtTo: field.date('创建时间止'),
      },
      ['taskId', 'planAt'],
    ),
    pageOf(SmsTask),
    { rowKey: 'taskId', audit: 'query' },
  ),
  create: post(
    '',
    'add',
    z.object({
      ...entered,
      collegeIds: entered.collegeIds.default([]),
      statuses: entered.statuses.default([]),
      planAt: entered.planAt.default(''),
    }),
    z.object({ id: row.taskId, people: row.people }),
  ),
  get: get('{taskId}', 'view', z.object({ taskId: row.taskId }), SmsTask, {
    audit: 'view',
  }),
  /** Sends what waits at once, calls it off, or sends once more what did not go. */
  update: put(
    '{taskId}',
    'edit',
    z.object({ taskId: row.taskId, action: z.enum(['send', 'cancel', 'retry']) }),
    z.object({ people: row.people }),
  ),
});
