import { expect, test } from 'vitest';
import { restrictionEnd } from './restrictionTerm';

test.each([
  ['lifelong', '2024-06-18', null],
  ['revokeFraud5', '2024-06-18', '2029-06-17'],
  ['revokeConduct5', '2024-01-01', '2028-12-31'],
  ['revokeConduct5', '2024-03-01', '2029-02-28'],
  ['revokeFraud5', '2024-02-29', '2029-02-28'],
])('%s 自 %s 起，至 %s', (kind, begin, end) => {
  expect(restrictionEnd(kind, begin)).toBe(end);
});
