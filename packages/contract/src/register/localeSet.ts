import { audience, certType, confirmWay, onOff } from '@tqc/domain/dictionaries';
import { hoursSentence, isHours } from '@tqc/domain/planning';
import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, crud, field, mayBeLeftOut, none, post, put } from '../kit';

/** Hours of a working day, or nothing. What is stored may be older than the rule. */
const hours = (label: string) => field.text(label, 11);
const orNone = z.literal('');
const enteredHours = (label: string, example: string) =>
  hours(label).refine(isHours, hoursSentence(label, example)).or(orNone);

/** An arrangement: which confirmation point works when, and for whom. */
export const LocaleSet = z.object({
  lsId: field.id('安排编号'),
  obId: field.id('认定计划'),
  planName: field.shown('认定计划'),
  obtId: field.id('时间段'),
  slotName: field.shown('时间段'),
  pointId: field.id('确认点'),
  pointName: field.shown('确认点名称'),
  confirmWay: field.code('确认方式', confirmWay),
  beginDate: field.date('确认开始日期'),
  endDate: field.date('确认结束日期'),
  amHours: hours('上午时段').or(orNone),
  pmHours: hours('下午时段').or(orNone),
  dayCapacity: field.count('每日容量', 1, 2000),
  confirmRange: field.longText('确认范围', 200),
  audience: field.codes('面向人员', audience),
  ctIds: field.codes('可办种类', certType),
  notice: field.longText('注意事项', 1000).or(orNone),
  booked: field.count('已预约'),
  confirmed: field.count('已确认'),
  status: field.status('状态', onOff),
  version: field.version(),
});
const shape = LocaleSet.shape;
const { lsId, obId, obtId, pointName, confirmWay: way, status } = shape;

const written = {
  obtId,
  pointId: shape.pointId,
  confirmWay: way,
  beginDate: shape.beginDate,
  endDate: shape.endDate,
  amHours: enteredHours('上午时段', '08:30-11:30'),
  pmHours: enteredHours('下午时段', '14:00-17:00'),
  dayCapacity: shape.dayCapacity,
  confirmRange: shape.confirmRange,
  audience: shape.audience,
  ctIds: shape.ctIds,
  notice: shape.notice.default(''),
};

/** 确认点工作安排 */
export const localeSet = calls(catalogue.localeSet, {
  ...crud(LocaleSet, {
    key: 'lsId',
    filters: { obId, obtId, pointName: pointName.max(60), confirmWay: way, status },
    sorts: ['lsId', 'beginDate', 'dayCapacity'],
    written,
  }),
  update: put(
    '{lsId}',
    'edit',
    z.object({
      lsId,
      status: status.optional(),
      ...mayBeLeftOut(z.object(written).omit({ obtId: true, pointId: true }).shape),
    }),
    none,
  ),
  /** The same arrangement for several points at once; each point answers for itself. */
  batchAddLocaleSet: post(
    'batchAddLocaleSet/{orgIds}',
    'add',
    z.object({
      orgIds: z.string().regex(/^\d{1,16}(,\d{1,16}){0,99}$/, '请选择1至100个确认点'),
      ...z.object(written).omit({ pointId: true }).shape,
    }),
    z.object({
      added: z.number(),
      refused: z.array(z.object({ pointName: z.string(), message: z.string() })),
    }),
  ),
});
