import { expect, test } from 'vitest';
import { formatNumber, formatPercent, formatWan, ratioOf, sumOf } from './figure';

test('千分位；未报送不是零', () => {
  expect([
    formatNumber(1234567),
    formatNumber(0),
    formatNumber(null),
    formatNumber(undefined),
    formatNumber(Number.NaN),
  ]).toEqual(['1,234,567', '0', '未报送', '未报送', '未报送']);
});

test('万与亿，临界处进位', () => {
  expect([
    formatWan(9999),
    formatWan(10_000),
    formatWan(123_456),
    formatWan(99_999_499),
    formatWan(99_999_999),
    formatWan(1_250_000_000),
  ]).toEqual(['9,999', '1万', '12.3万', '9999.9万', '1亿', '12.5亿']);
});

test('百分比：不足不写成零，未满不写成一百', () => {
  expect([
    formatPercent(0),
    formatPercent(0.0001),
    formatPercent(0.5),
    formatPercent(0.99999),
    formatPercent(1),
    formatPercent(null),
  ]).toEqual(['0%', '<0.1%', '50.0%', '>99.9%', '100%', '未报送']);
});

test('比与和：分母为零或未报送时没有比；全部未报送时没有和', () => {
  expect([ratioOf(1, 4), ratioOf(0, 4), ratioOf(1, 0), ratioOf(null, 4), ratioOf(1, null)]).toEqual(
    [0.25, 0, null, null, null],
  );
  expect([sumOf([1, null, 2]), sumOf([null]), sumOf([0])]).toEqual([3, null, 0]);
});
