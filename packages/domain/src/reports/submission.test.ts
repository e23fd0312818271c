import { expect, test } from 'vitest';
import { cubeOf } from './cubes';
import { leavesOf } from './columns';
import type { Definition } from './definition';
import { daysAhead, endedPeriods, periodOf, usualDays } from './period';
import { belowCheck, changeCheck, reportSubmitFlow, sumCheck } from './submission';

test('月、季、年各有首末日和上一期；写错的不是统计期', () => {
  expect(periodOf('2024-02')).toMatchObject({
    label: '2024年2月',
    from: '2024-02-01',
    to: '2024-02-29',
    before: '2024-01',
  });
  expect(periodOf('2024-01')?.before).toBe('2023-12');
  expect(periodOf('2024Q4')).toMatchObject({
    label: '2024年第4季度',
    from: '2024-10-01',
    to: '2024-12-31',
    before: '2024Q3',
  });
  expect(periodOf('2024Q1')?.before).toBe('2023Q4');
  expect(periodOf('2023')).toMatchObject({ from: '2023-01-01', to: '2023-12-31', before: '2022' });
  for (const text of ['', '2024-13', '2024Q5', '1999', '2024-1'])
    expect(periodOf(text)).toBeUndefined();
});

test('前一段日期：整月、整季、整年的是上一个，其余的一样长', () => {
  expect(daysAhead('2024-03-01', '2024-03-31')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(daysAhead('2024-01-01', '2024-03-31')).toEqual({ from: '2023-10-01', to: '2023-12-31' });
  expect(daysAhead('2024-01-01', '2024-12-31')).toEqual({ from: '2023-01-01', to: '2023-12-31' });
  expect(daysAhead('2024-03-11', '2024-03-20')).toEqual({ from: '2024-03-01', to: '2024-03-10' });
});

test('可以选的统计期都已经结束，最近的在前', () => {
  const ids = endedPeriods('2024-06-18').map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(['2024-05', '2024-04']);
  expect(ids).toContain('2024Q1');
  expect(ids).not.toContain('2024Q2');
  expect(ids.slice(-3)).toEqual(['2023', '2022', '2021']);
  expect(endedPeriods('2024-07-01')[0]?.id).toBe('2024-06');
});

const definition: Definition = {
  schema: 1,
  cube: 'applications',
  rows: ['org'],
  groups: [{ split: 'ctId', withTotal: true, measures: ['recognised'] }],
  filters: [],
  asks: ['when'],
  zeros: true,
};
const cube = cubeOf('applications');
const leaves = cube ? leavesOf(cube, definition) : [];
const cells = (all: number, ...parts: number[]) =>
  leaves.map((_, at) => (at === 0 ? all : (parts[at - 1] ?? 0)));

test('合计与各分项之和不等的说出是哪一行', () => {
  const good = {
    leaves,
    lines: [{ labels: ['甲'], cells: cells(3, 1, 2) }],
    totals: cells(3, 1, 2),
  };
  expect(sumCheck(definition, good).holds).toBe(true);
  const bad = sumCheck(definition, { ...good, lines: [{ labels: ['甲'], cells: cells(4, 1, 2) }] });
  expect(bad.holds).toBe(false);
  expect(bad.says).toContain('甲的');
  expect(bad.says).toContain('4≠3');
});

test('与上期相比变化超过一半的要说明，零星的变化和没有上期的不用', () => {
  const now = { leaves, totals: cells(40, 40) };
  expect(changeCheck(now, undefined).holds).toBe(true);
  expect(changeCheck(now, cells(30, 30)).holds).toBe(true);
  expect(changeCheck(now, cells(20, 20)).holds).toBe(false);
  expect(changeCheck({ leaves, totals: cells(9, 9) }, cells(1, 1)).holds).toBe(true);
});

test('下级没有全部接收的要说明；退回的可以再报，接收的不能', () => {
  expect(belowCheck(3, 2)).toEqual({ says: '下级3个机构，已接收2个', holds: false });
  expect(belowCheck(0, 0).holds).toBe(true);
  expect(reportSubmitFlow.can('again', 3)).toBe(true);
  expect(reportSubmitFlow.can('again', 2)).toBe(false);
  expect(() => reportSubmitFlow.next('accept', 2)).toThrow('只有已报送的报表可以接收');
});

test('常用的日期：一周从周一到周日，跨月跨年也对', () => {
  const of = (today: string) =>
    Object.fromEntries(usualDays(today).map(({ label, from, to }) => [label, `${from} ${to}`]));
  expect(of('2024-06-18')).toEqual({
    上周: '2024-06-10 2024-06-16',
    本周: '2024-06-17 2024-06-18',
    上月: '2024-05-01 2024-05-31',
    本月: '2024-06-01 2024-06-18',
    今年: '2024-01-01 2024-06-18',
  });
  expect(of('2024-06-16')).toMatchObject({ 上周: '2024-06-03 2024-06-09' });
  expect(of('2025-01-01')).toMatchObject({
    上周: '2024-12-23 2024-12-29',
    上月: '2024-12-01 2024-12-31',
  });
});
