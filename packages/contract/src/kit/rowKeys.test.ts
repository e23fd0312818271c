import { expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls } from '../catalogue';
import { factsOf, membersOf } from '.';

const rowOf = (output: z.ZodType) => {
  const record = membersOf(output)['record'];
  return record instanceof z.ZodArray ? membersOf(record.element as z.ZodType) : {};
};

test('说了用哪一项分行的列表，那一项就在行里', () => {
  const named = allCalls.filter(({ rowKey }) => rowKey !== undefined);
  expect(named.length).toBeGreaterThan(12);
  expect(
    named.filter(({ rowKey = '', output }) => !(rowKey in rowOf(output))).map(({ id }) => id),
  ).toEqual([]);
});

/** Lists that a choice is made from: no screen draws their rows. */
const CHOICES = /^lookup\./;

test('分页的列表都说用哪一项分行', () => {
  const paged = allCalls.filter(
    ({ id, input }) => 'pageNo' in membersOf(input) && !CHOICES.test(id),
  );
  expect(paged.length).toBeGreaterThan(12);
  expect(paged.filter(({ rowKey }) => rowKey === undefined).map(({ id }) => id)).toEqual([]);
});

test('说了不能重复的项，新增时都要填', () => {
  const unique = allCalls.flatMap(({ unique: names = [], input, id }) =>
    names
      .flat()
      .map((name) => ({ id, name, label: factsOf(membersOf(input)[name] ?? z.never())?.label })),
  );
  expect(unique.length).toBeGreaterThan(0);
  expect(unique.filter(({ label }) => label === undefined)).toEqual([]);
});
