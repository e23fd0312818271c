import { expect, test } from 'vitest';
import { isHours, offenceOfHours } from './hours';

test('时段是一天之内的起止时刻，开始早于结束', () => {
  for (const good of ['08:30-11:30', '00:00-23:59', '14:00-17:00'])
    expect(isHours(good), good).toBe(true);
  for (const bad of [
    '25:00-03:00',
    '08:30-24:00',
    '08:60-11:30',
    '11:30-08:30',
    '08:30-08:30',
    '8:30-11:30',
    '08:30－11:30',
    '08:30-11:30 ',
    '',
  ])
    expect(isHours(bad), bad).toBe(false);
});

test('上午、下午至少一项，下午在上午之后', () => {
  expect(offenceOfHours({ amHours: '08:30-11:30', pmHours: '14:00-17:00' })).toBeUndefined();
  expect(offenceOfHours({ amHours: '08:30-12:00', pmHours: '12:00-17:00' })).toBeUndefined();
  expect(offenceOfHours({ amHours: '', pmHours: '14:00-17:00' })).toBeUndefined();
  expect(offenceOfHours({ amHours: '08:30-11:30', pmHours: '' })).toBeUndefined();
  expect(offenceOfHours({ amHours: '', pmHours: '' })).toBe('上午时段和下午时段至少填写一项');
  for (const pmHours of ['08:00-09:00', '11:00-17:00'])
    expect(offenceOfHours({ amHours: '08:30-11:30', pmHours })).toBe(
      '下午时段不能早于上午时段结束的时间',
    );
});
