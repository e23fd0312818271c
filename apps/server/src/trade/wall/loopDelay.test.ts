import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loopDelay, startLoopProbe } from './loopDelay';

test('服务延迟从启动起测，停了不再测；只引入模块不测', async () => {
  expect(loopDelay()).toBeNull();
  const stop = startLoopProbe();
  await wait(60);
  expect(loopDelay()).toBeGreaterThanOrEqual(0);
  stop();
  expect(loopDelay()).toBeNull();
});
