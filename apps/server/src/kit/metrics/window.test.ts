import { expect, test } from 'vitest';
import { createWindow } from './metrics';

test('两次查看之间的调用数、错误数和响应时间；看过就从头数', () => {
  const window = createWindow();
  for (let at = 1; at <= 100; at += 1) window.add(at > 98 ? 500 : 200, at);
  expect(window.take()).toEqual({ calls: 100, errors: 2, p50: 51, p95: 96 });
  expect(window.take()).toEqual({ calls: 0, errors: 0, p50: 0, p95: 0 });
  for (let at = 0; at < 10_000; at += 1) window.add(200, 7);
  expect(window.take()).toEqual({ calls: 10_000, errors: 0, p50: 7, p95: 7 });
});
