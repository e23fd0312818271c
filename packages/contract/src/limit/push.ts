import { limitPushKind, limitPushStatus, limitPushTarget } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { field, get, none, outcomeOf, paged, pageOf, post, put } from '../kit';
import { Limitation, limitFilters } from './limitation';

const MOST = 100;
const entry = Limitation.shape;
const pushId = field.id('推送');

/** What a platform is to hear of one entry, and how far it has got. */
export const LimitPush = z.object({
  pushId,
  /** One batch for what one change of an entry tells: the same for every platform. */
  batchNo: field.serial('推送批号'),
  limitId: entry.limitId,
  limitNo: field.serial('限制记录号'),
  name: entry.name,
  idNo: entry.idNo,
  status: field.status('推送状态', limitPushStatus),
  kind: field.code('操作类型', limitPushKind),
  target: field.code('目标', limitPushTarget),
  orgName: entry.orgName,
  tries: field.count('推送次数'),
  firstAt: field.moment('首次推送时间').nullable(),
  lastAt: field.moment('最近推送时间').nullable(),
  nextAt: field.moment('下次推送时间').nullable(),
  answerCode: field.shown('返回代码'),
  answerText: field.shown('返回信息'),
  reason: field.longText('取消原因', 200).or(z.literal('')),
  operator: field.shown('操作人'),
  /** What is said, with the number masked. */
  message: z.string(),
  version: field.version(),
});
const row = LimitPush.shape;

/** What the platforms hear of entries: read, sent by hand, cancelled. */
export const limitPushCalls = {
  queryLimitationPush: get(
    'queryLimitationPush',
    'limit.push.view',
    paged(
      {
        name: limitFilters.name,
        idNo: limitFilters.idNo,
        limitNo: limitFilters.limitNo,
        batchNo: row.batchNo,
        prov: limitFilters.prov,
        target: row.target,
        kind: row.kind,
        status: row.status,
        lastAtFrom: field.date('最近推送时间起'),
        lastAtTo: field.date('最近推送时间止'),
      },
      ['pushId', 'lastAt'],
    ),
    pageOf(LimitPush),
    { rowKey: 'pushId', audit: 'query' },
  ),
  /** Sends at once what waits, failed or had been cancelled; what is refused says why. */
  manualDataPush: post(
    'manualDataPush',
    'limit.push.push',
    z.object({
      records: z
        .array(z.object({ id: pushId, version: row.version }))
        .min(1, '请选择推送记录')
        .max(MOST),
      preview: z.boolean().default(false),
    }),
    outcomeOf(z.string()),
    { dryRun: (input) => input['preview'] === true },
  ),
  /** Of what waits or failed: it is not sent before somebody sends it by hand. */
  cancelPush: put(
    'cancelPush/{limitId}',
    'limit.push.cancel',
    z.object({ limitId: row.limitId, pushId, reason: field.longText('取消原因', 200) }),
    none,
  ),
};
