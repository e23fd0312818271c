import { expect, test } from 'vitest';
import { flipPlaces } from './flipDigits';

const text = (value: number | null) =>
  flipPlaces(value)
    .map(({ char }) => char)
    .join('');

test('千分位，至多九位，再大写作亿', () => {
  expect([text(0), text(1234), text(999_999_999), text(1_234_567_890)]).toEqual([
    '0',
    '1,234',
    '999,999,999',
    '12.3亿',
  ]);
});

test('字位从个位数起，数变长时低位不动', () => {
  const at = (value: number, place: number) =>
    flipPlaces(value).find((entry) => entry.place === place)?.char;
  expect([at(999, 0), at(1000, 0), at(1000, 4)]).toEqual(['9', '0', '1']);
});

test('未报送不是零', () => {
  expect(text(null)).toBe('未报送');
  expect(flipPlaces(null).some(({ digit }) => digit)).toBe(false);
});
