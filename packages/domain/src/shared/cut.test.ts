import { expect, test } from 'vitest';
import { cut } from './cut';

test('按字截取，平面外的字不会只留半个', () => {
  expect(cut('𬭎𬍛㛃䶮', 3)).toBe('𬭎𬍛㛃');
  expect(cut('一二三', 5)).toBe('一二三');
  expect(cut('一二三', 2)).toBe('一二');
  // A half letter at the edge of what is looked at falls away with what follows it.
  expect(cut('一𬭎𬍛', 2)).not.toMatch(/\p{Surrogate}/u);
});
