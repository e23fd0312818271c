import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { repeat, seldom } from './repeat';

afterEach(() => void vi.useRealTimers());

test('失败时越等越久，好了以后回到原来的间隔', async () => {
  vi.useFakeTimers();
  let turns = 0;
  let broken = true;
  const work = repeat(
    async () => {
      turns += 1;
      if (broken) throw new Error('away');
      return false;
    },
    { every: 10, onError: () => undefined },
  );
  await vi.advanceTimersByTimeAsync(400);
  // At 0, 20, 60, 140 and 300 ms; ten ms apart it would be forty turns.
  expect(turns).toBe(5);
  broken = false;
  await vi.advanceTimersByTimeAsync(320);
  expect(turns).toBe(16);
  await work.stop();
});

test('没有事做时越看越少，有事做了回到原来的间隔', async () => {
  vi.useFakeTimers();
  let turns = 0;
  let idle = true;
  const work = repeat(
    async () => {
      turns += 1;
      return idle ? 'nothing' : false;
    },
    { every: 5, quiet: 80, onError: () => undefined },
  );
  await vi.advanceTimersByTimeAsync(400);
  // At 0, 10, 30, 70 and then every 80 ms; five ms apart it would be eighty turns.
  expect(turns).toBe(8);
  idle = false;
  await vi.advanceTimersByTimeAsync(120);
  expect(turns).toBe(19);
  await work.stop();
});

test('停止后不再开始，正在做的做完才算停止', async () => {
  let running = 0;
  let turns = 0;
  const work = repeat(
    async () => {
      running += 1;
      turns += 1;
      await sleep(30);
      running -= 1;
      return true;
    },
    { every: 5, onError: () => undefined },
  );
  await sleep(50);
  await work.stop();
  expect(running).toBe(0);
  const then = turns;
  await sleep(60);
  expect(turns).toBe(then);
});

test('同样的错误一段时间只说一次，再说时带上略过的次数', async () => {
  const said: number[] = [];
  const tell = seldom((_error, passedOver) => said.push(passedOver), 50);
  for (let i = 0; i < 10; i += 1) tell(new Error('away'));
  await sleep(60);
  tell(new Error('away'));
  expect(said).toEqual([0, 9]);
});
