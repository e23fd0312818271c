import { expect, test } from 'vitest';
import { badgeText, BELL_PAGE, isLastPage, typeText } from './messages';

test('超过九十九条写 99+', () => {
  expect([badgeText(0), badgeText(1), badgeText(99), badgeText(100)]).toEqual([
    '',
    '1',
    '99',
    '99+',
  ]);
});

test('每页六条，最后一页', () => {
  expect(BELL_PAGE).toBe(6);
  expect([isLastPage(1, 6), isLastPage(1, 7), isLastPage(2, 7), isLastPage(1, 0)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('不认识的类型照实说', () => {
  expect([
    typeText(1, { 1: '站内通知' }),
    typeText(9, { 1: '站内通知' }),
    typeText(null, {}),
  ]).toEqual(['站内通知', '未知类型', '']);
});
