import { expect, test } from 'vitest';
import { sweep, type BrowserStore } from './browserStore';
import { isOver } from './keyStore';

/** Rows in memory behind the few requests that sweeping makes. */
function rowsOf(rows: Map<string, unknown>): BrowserStore<'k'> {
  const store = {
    getAllKeys: () => [...rows.keys()],
    get: (key: string) => rows.get(key),
    delete: (key: string) => rows.delete(key),
  };
  // Node has no database of a browser: each request answers at once.
  return async (_name, _mode, work) => work(store as never);
}

test('启动时清掉过期的会话密钥：到期的删，没到期的和大屏的留', async () => {
  const rows = new Map<string, unknown>([
    ['idb:old', { until: Date.now() - 1 }],
    ['idb:new', { until: Date.now() + 60_000 }],
    ['idb:wall', { kSig: 1 }],
  ]);
  await sweep(rowsOf(rows), 'k', isOver);
  expect([...rows.keys()]).toEqual(['idb:new', 'idb:wall']);
});
