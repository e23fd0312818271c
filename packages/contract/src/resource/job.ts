import { jobStatus } from '@tqc/domain/shared';
import { z } from 'zod';
import * as catalogue from '../generated/calls/resource';
import { calls, del, field, get, none, put } from '../kit';

/** A long-running job of the caller. */
export const Job = z.object({
  id: field.id('任务编号'),
  kind: z.string(),
  title: field.shown('任务名称'),
  status: field.status('状态', jobStatus),
  total: field.count('总数'),
  done: field.count('完成'),
  failed: field.count('失败'),
  message: field.shown('说明'),
  resultFile: z.string().nullable(),
  fileName: z.string(),
  /** SHA-256 of the result, hex, and its bytes. */
  sha256: z.string().nullable(),
  size: z.number().nullable(),
  downloads: field.count('下载次数'),
  results: z.array(z.object({ name: z.string(), ok: z.boolean(), message: z.string() })),
  createdAt: field.moment('创建时间'),
  startedAt: field.moment('开始时间').nullable(),
  endedAt: field.moment('完成时间').nullable(),
  /** Until when the result is kept. */
  expiresAt: field.moment('保留至').nullable(),
});

/** Answer of a list of jobs. */
export const JobPage = z.object({ total: z.number(), record: z.array(Job) });

const id = { id: Job.shape.id };

/** 任务 */
export const job = calls(catalogue.job, {
  list: get('', 'signedIn', z.object({}), JobPage, { background: true, rowKey: 'id' }),
  get: get('{id}', 'signedIn', z.object(id), Job, { background: true }),
  cancel: del('{id}', 'signedIn', z.object(id), none, { versioned: false }),
  /** A task that failed or was cancelled begins anew. */
  again: put('{id}/again', 'signedIn', z.object(id), none, {
    versioned: false,
    quota: () => 'export',
  }),
});
