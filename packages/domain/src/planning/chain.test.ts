import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Link, offencesInside, offencesOfOrder, offencesOfSlot } from './chain';

const batch = { name: '批次', range: { begin: '2024-03-01', end: '2024-07-31' } };

test('范围内不报，超出的逐个点名并说明允许的日期', () => {
  const inner = [
    { name: '网报时间', range: { begin: '2024-06-11 09:00', end: '2024-06-21 18:00' } },
    { name: '确认时间', range: { begin: '2024-06-11', end: '2024-08-01' } },
    { name: '审批时间', range: { begin: '2024-07-10', end: '2024-07-01' } },
  ];
  expect(offencesInside(batch, inner)).toEqual([
    {
      item: '确认时间',
      message:
        '确认时间（2024-06-11 至 2024-08-01）超出批次（2024-03-01 至 2024-07-31），请调整到该范围内',
    },
    { item: '审批时间', message: '审批时间的结束时间不能早于开始时间' },
  ]);
});

test('一天包含它的每一分钟', () => {
  expect(
    offencesInside(batch, [
      { name: '网报时间', range: { begin: '2024-03-01 00:00', end: '2024-07-31 23:59' } },
    ]),
  ).toEqual([]);
});

test('包含关系可以传递：内层在中层内、中层在外层内，则内层在外层内', () => {
  const day = fc
    .integer({ min: 0, max: 365 })
    .map((n) => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10));
  // Six days in order are three ranges, each inside the one before; their ends may be equal.
  const nested = fc.array(day, { minLength: 6, maxLength: 6 }).map((days) => {
    const sorted = days.toSorted();
    const nth = (at: number) => ({ begin: sorted[at] ?? '', end: sorted[5 - at] ?? '' });
    return { a: nth(0), b: nth(1), c: nth(2) };
  });
  const inside = (outer: Link['range'], inner: Link['range']) =>
    offencesInside({ name: '外', range: outer }, [{ name: '内', range: inner }]).length === 0;
  fc.assert(fc.property(nested, ({ a, b, c }) => inside(a, b) && inside(b, c) && inside(a, c)));
  fc.assert(
    fc.property(nested, ({ a, c }) => inside(c, a) === (c.begin === a.begin && c.end === a.end)),
  );
});

test('先网报后确认再审批，允许重叠', () => {
  const filing = { begin: '2024-06-11 09:00', end: '2024-06-21 18:00' };
  expect(
    offencesOfOrder({
      filing,
      confirm: { begin: '2024-06-11', end: '2024-06-28' },
      approve: { begin: '2024-06-20', end: '2024-07-18' },
    }),
  ).toEqual([]);
  expect(
    offencesOfOrder({
      filing,
      confirm: { begin: '2024-06-10', end: '2024-06-20' },
      approve: { begin: '2024-06-01', end: '2024-06-19' },
    }),
  ).toHaveLength(4);
});

test('时间段的确认不早于网报开始，也不早于网报结束就停', () => {
  const filing = { begin: '2024-06-11 09:00', end: '2024-06-21 18:00' };
  expect(
    offencesOfSlot('时间段1', { filing, confirm: { begin: '2024-06-11', end: '2024-06-21' } }),
  ).toEqual([]);
  expect(
    offencesOfSlot('时间段1', { filing, confirm: { begin: '2024-06-10', end: '2024-06-20' } }),
  ).toEqual([
    { item: '时间段1确认时间', message: '时间段1确认开始日期不能早于网报开始时间' },
    { item: '时间段1确认时间', message: '时间段1确认结束日期不能早于网报结束时间' },
  ]);
});
