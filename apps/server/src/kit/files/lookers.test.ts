import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createLookers } from './lookers';

const LIMITS = { threads: 2, waiting: 2, time: 5000, heap: 64, growth: 4096 };
/**
 * Threads that do what the file says: they stand for what a reader may do with a file made for it.
 */
const obeying = (heap: number) =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', ({ extension }) => {
       if (extension === 'loop') for (;;);
       if (extension === 'heap') { const all = []; for (;;) all.push(new Array(1000).fill({})); }
       if (extension === 'exit') process.exit(3);
       if (extension === 'throw') throw new Error('defect');
       if (extension === 'wait') return;
       parentPort.postMessage({});
     });`,
    { eval: true, resourceLimits: { maxOldGenerationSizeMb: heap } },
  );
const file = Buffer.from('x');

test('一直算不完的、占满内存的、让线程退出的文件各拒各的，随后的文件照常检查', async () => {
  const look = createLookers({ ...LIMITS, time: 20_000, threads: 1 }, obeying);
  for (const kind of ['heap', 'exit'])
    await expect(look(kind, file)).rejects.toMatchObject({
      code: 461,
      message: expect.stringContaining('过于复杂'),
    });
  await expect(look('throw', file)).rejects.toThrow('defect');
  await expect(look('fine', file)).resolves.toBeUndefined();
  const short = createLookers({ ...LIMITS, threads: 1 }, obeying);
  await expect(short('loop', file)).rejects.toMatchObject({ code: 461 });
  await expect(short('fine', file)).resolves.toBeUndefined();
});

test('最多两个线程，排队有限，排不上的请稍后再试', async () => {
  let threads = 0;
  const look = createLookers(LIMITS, (heap) => {
    threads += 1;
    return obeying(heap);
  });
  const taken = Promise.allSettled([look('wait', file), look('wait', file)]);
  const queued = Promise.allSettled([look('fine', file), look('fine', file)]);
  await expect(look('fine', file)).rejects.toMatchObject({ code: 503 });
  expect(threads).toBe(2);
  expect(await taken).toMatchObject([{ reason: { code: 461 } }, { reason: { code: 461 } }]);
  // They waited as long as a look may take, so each is either looked at by a new thread or sent
  // away.
  await queued;
  await expect(look('fine', file)).resolves.toBeUndefined();
  expect(threads).toBeLessThanOrEqual(4);
});

test('程序自己涨得太大时停下这一次检查', async () => {
  const look = createLookers({ ...LIMITS, time: 20_000, growth: -1 }, obeying);
  await expect(look('wait', file)).rejects.toMatchObject({ code: 461 });
});
