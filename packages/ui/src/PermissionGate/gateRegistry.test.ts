import { expect, test, vi } from 'vitest';
import { gateRegistry, mergedVerdicts } from './gateRegistry';

test('登记、换新和注销都通知', () => {
  const listener = vi.fn();
  const stop = gateRegistry.subscribe(listener);
  const drop = gateRegistry.put({ id: '1', label: '结束批次', allowed: false, reason: '已结束' });
  const dropNew = gateRegistry.put({ id: '1', label: '结束批次', allowed: true });
  expect(gateRegistry.list()).toEqual([{ id: '1', label: '结束批次', allowed: true }]);
  drop();
  expect(gateRegistry.list()).toHaveLength(1);
  dropNew();
  expect(gateRegistry.list()).toEqual([]);
  stop();
  // Unregistered after it was replaced: nothing changes.
  expect(listener).toHaveBeenCalledTimes(3);
});

test('同一操作同一结论只列一次，不能用的在前', () => {
  const merged = mergedVerdicts([
    { id: '1', label: '查看', allowed: true },
    { id: '2', label: '删除', allowed: false, reason: '已编号' },
    { id: '3', label: '删除', allowed: false, reason: '已编号' },
  ]);
  expect(merged.map(({ label, count }) => [label, count])).toEqual([
    ['删除', 2],
    ['查看', 1],
  ]);
});
