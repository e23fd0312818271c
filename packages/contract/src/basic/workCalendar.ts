import { workDayKind } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, crud, field } from '../kit';

/** Most days of the calendar are days off. */
const OFF = 1;

/** A day that is not what its weekday says: off, or a weekend that is worked. */
export const WorkCalendarDay = z.object({
  wcId: field.id('日历编号'),
  year: field.count('年份', 2000, 2100),
  day: field.date('日期'),
  kind: field.code('安排', workDayKind),
  name: field.text('节日', 20),
  /** The notice that says so; 暂定 where there is none yet. */
  basis: field.text('依据', 60),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const { year, day, kind, name, basis } = WorkCalendarDay.shape;

/** 工作日历 */
export const workCalendar = calls(catalogue.workCalendar, {
  ...crud(WorkCalendarDay, {
    key: 'wcId',
    filters: { year, kind, name, basis },
    sorts: ['day', 'updatedAt'],
    written: { day, kind: kind.default(OFF), name, basis },
    unique: ['day'],
  }),
});
