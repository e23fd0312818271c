import { lockFunction, maintenanceAllows, maintenanceArea } from '@tqc/domain/dictionaries';
import { maintenanceState } from '@tqc/domain/maintenance';
import { z } from 'zod';
import * as catalogue from '../generated/calls/rms';
import { calls, del, field, get, mayBeLeftOut, none, paged, pageOf, post, put } from '../kit';

/** A time in which areas of the product are looked at only, or not used at all. */
export const Maintenance = z.object({
  maintId: field.id('维护安排'),
  title: field.text('维护名称', 40),
  state: field.status('状态', maintenanceState),
  areas: field.codes('维护范围', maintenanceArea),
  allows: field.code('维护期间', maintenanceAllows),
  tellFrom: field.minute('公告开始'),
  beginTime: field.minute('维护开始'),
  endTime: field.minute('维护结束'),
  notice: field.longText('公告内容', 500),
  operator: field.shown('操作人'),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const { allows, areas, beginTime, endTime, maintId, notice, state, tellFrom, title } =
  Maintenance.shape;
const entered = { title, areas, allows, tellFrom, beginTime, endTime, notice };

/** What pages show of one: as long as it is told, runs, or begins within a day. */
export const CurrentMaintenance = z.object({
  maintId,
  title,
  areas,
  allows,
  tellFrom,
  beginTime,
  endTime,
  notice,
});

/** A time in which those above close functions for the caller, now or within a day. */
const CurrentLock = z.object({
  functions: field.codes('锁定功能', lockFunction),
  beginTime,
  endTime,
});

/** 维护安排 */
export const maintenance = calls(catalogue.maintenance, {
  list: get(
    '',
    'view',
    paged({ title, state, allows }, ['beginTime', 'endTime', 'updatedAt']),
    pageOf(Maintenance),
    { rowKey: 'maintId', audit: 'query' },
  ),
  get: get('{maintId}', 'view', z.object({ maintId }), Maintenance, { audit: 'view' }),
  create: post('', 'add', z.object(entered), z.object({ id: maintId })),
  /** `end` opens everything again at once. */
  update: put(
    '{maintId}',
    'edit',
    z.object({
      maintId,
      action: z.enum(['edit', 'end']).default('edit'),
      ...mayBeLeftOut(entered),
    }),
    none,
  ),
  remove: del('{maintId}', 'delete', z.object({ maintId }), none),
  /** Those that are told, run or begin within a day, with what is locked for the caller. */
  current: get(
    'current',
    'signedIn',
    z.object({}),
    z.object({ record: z.array(CurrentMaintenance), locks: z.array(CurrentLock) }),
  ),
});
