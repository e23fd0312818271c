import { confirmWay, onOff } from '@tqc/domain/dictionaries';
import { hoursSentence, isHours } from '@tqc/domain/planning';
import { z } from 'zod';
import { field } from '../kit';

/** Hours of a working day, or nothing. What is stored may be older than the rule. */
const hours = (label: string) => field.text(label, 11);
const orNone = z.literal('');
const enteredHours = (label: string, example: string) =>
  hours(label).refine(isHours, hoursSentence(label, example)).or(orNone);

/** Of an arrangement what both tracks have: which point works when, and how many it takes. */
export const arrangementFields = {
  pointId: field.id('确认点'),
  pointName: field.shown('确认点名称'),
  confirmWay: field.code('确认方式', confirmWay),
  beginDate: field.date('确认开始日期'),
  endDate: field.date('确认结束日期'),
  amHours: hours('上午时段').or(orNone),
  pmHours: hours('下午时段').or(orNone),
  dayCapacity: field.count('每日容量', 1, 2000),
  confirmRange: field.longText('确认范围', 200),
  notice: field.longText('注意事项', 1000).or(orNone),
  confirmed: field.count('已确认'),
  status: field.status('状态', onOff),
  version: field.version(),
};

/** What a person enters of it. */
export const arrangementWritten = {
  pointId: arrangementFields.pointId,
  confirmWay: arrangementFields.confirmWay,
  beginDate: arrangementFields.beginDate,
  endDate: arrangementFields.endDate,
  amHours: enteredHours('上午时段', '08:30-11:30'),
  pmHours: enteredHours('下午时段', '14:00-17:00'),
  dayCapacity: arrangementFields.dayCapacity,
  confirmRange: arrangementFields.confirmRange,
  notice: arrangementFields.notice.default(''),
};

/** Several points at once, in the path; each answers for itself. */
export const severalPoints = z
  .string()
  .regex(/^\d{1,16}(,\d{1,16}){0,99}$/, '请选择1至100个确认点');
/** How many of them were arranged, and why the others were not. */
export const ArrangedPoints = z.object({
  added: z.number(),
  refused: z.array(z.object({ pointName: z.string(), message: z.string() })),
});
