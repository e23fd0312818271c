import { expect, test } from 'vitest';
import { nobodyWaits, underWay } from './underWay';

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: underWay(() => ended), end: () => end() };
}

test('后台的工作等正在答复的调用都答完；没有人等时马上继续', async () => {
  await nobodyWaits(1e9);
  const [first, second] = [held(), held()];
  let went = false;
  const waiting = nobodyWaits(1e9).then(() => (went = true));
  first.end();
  await first.work;
  expect(went).toBe(false);
  second.end();
  await second.work;
  await waiting;
  expect(went).toBe(true);
});

test('一直有人调用时也不会永远等下去；失败的调用不算还在办', async () => {
  const call = held();
  await nobodyWaits(1);
  call.end();
  await call.work;
  await expect(underWay(() => Promise.reject(new Error('没有办成')))).rejects.toThrow('没有办成');
  await nobodyWaits(1e9);
});
