import { expect, test, vi } from 'vitest';
import { deskKeys } from './deskKeys';

const acts = {
  move: vi.fn(),
  decide: vi.fn(),
  toggleMaterials: vi.fn(),
  focusReason: vi.fn(),
  focusViewer: vi.fn(),
  openCase: vi.fn(),
  focusFinder: vi.fn(),
};
const keys = deskKeys(acts);
const press = (key: string) =>
  keys.find((one) => one.key === key || one.key.includes(key))?.run?.(key);

test('J、K 前后，数字办理它所指的结论', () => {
  press('j');
  press('k');
  press('3');
  expect(acts.move.mock.calls).toEqual([[1], [-1]]);
  expect(acts.decide.mock.calls).toEqual([[3]]);
});

test('没有 0；Esc 只写在说明里', () => {
  expect(keys.some(({ key }) => key.includes('0'))).toBe(false);
  expect(keys.find(({ shown }) => shown === 'Esc')?.run).toBeUndefined();
});
