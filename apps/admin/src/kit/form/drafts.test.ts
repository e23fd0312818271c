import { expect, test } from 'vitest';
import { isOld } from './drafts';

const DAY = 86_400_000;

test('草稿留一天：一天以内的留，超过一天的启动时清掉', () => {
  expect(isOld({ at: 1000 }, 1000 + DAY)).toBe(false);
  expect(isOld({ at: 1000 }, 1001 + DAY)).toBe(true);
});
