import { z } from 'zod';
import { field } from '../../kit';

/** What an area had to push, what of it arrived, and what its cases came to. */
export const PlatformFigures = z.object({
  area: field.shown('地区代码'),
  areaName: field.shown('地区'),
  /** True where it has parts of its own to be looked at. */
  hasParts: field.flag('有下级'),
  due: field.count('应推送数'),
  pushed: field.count('已推送数'),
  success: field.count('成功数'),
  failed: field.count('失败数'),
  returned: field.count('退回数'),
  waiting: field.count('待推送数'),
  rate: field.figure('成功率'),
  took: field.shown('平均耗时（秒）'),
  lastAt: field.moment('最近推送时间').nullable(),
  accepted: field.count('受理数'),
  done: field.count('办结数'),
  heardAccepted: field.count('回传受理数'),
  heardDone: field.count('回传办结数'),
  acceptedGap: field.count('受理差异'),
  doneGap: field.count('办结差异'),
  heardRate: field.figure('回传率'),
  countedAt: field.moment('统计截止时间'),
});
