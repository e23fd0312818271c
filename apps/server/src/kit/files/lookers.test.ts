import { expect, test, vi } from 'vitest';
import { childOf } from '../../testing/childOf';
import { forked } from '../children/startChild';
import { createLookers } from './lookers';

const LIMITS = { children: 2, waiting: 2, time: 5000, heap: 64, memory: 4096 };
const obeying = childOf(`
  const { extension } = question;
  if (extension === 'loop') for (;;);
  if (extension === 'heap') { const all = []; for (;;) all.push(new Array(1000).fill({})); }
  if (extension === 'letters') 'x'.repeat(2 ** 25).replaceAll(/x/g, () => 'y');
  if (extension === 'buffers') { const all = []; for (;;) all.push(Buffer.alloc(2 ** 24, 1)); }
  if (extension === 'exit') process.exit(3);
  if (extension === 'throw') throw new Error('defect');
  if (extension === 'secrets') throw new Error('DATABASE_URL=' + process.env.DATABASE_URL);
  if (extension === 'wait') return;
  process.send({ heavy: false });`);
const file = Buffer.from('x');

test('一直算不完的、占满内存的、让进程退出的文件各拒各的，服务照常，随后的文件照常检查', async () => {
  const look = createLookers({ ...LIMITS, time: 20_000, memory: 512, children: 1 }, obeying);
  for (const kind of ['heap', 'letters', 'buffers', 'exit'])
    await expect(look(kind, file)).rejects.toMatchObject({
      code: 461,
      message: expect.stringContaining('过于复杂'),
    });
  await expect(look('throw', file)).rejects.toThrow('defect');
  await expect(look('fine', file)).resolves.toEqual({ heavy: false });
  const short = createLookers({ ...LIMITS, children: 1 }, obeying);
  await expect(short('loop', file)).rejects.toMatchObject({ code: 461 });
  await expect(short('fine', file)).resolves.toEqual({ heavy: false });
});

test('最多两个进程，排队有限，排不上的请稍后再试', async () => {
  let children = 0;
  const look = createLookers(LIMITS, (heap) => {
    children += 1;
    return obeying(heap);
  });
  const taken = Promise.allSettled([look('wait', file), look('wait', file)]);
  const queued = Promise.allSettled([look('fine', file), look('fine', file)]);
  await expect(look('fine', file)).rejects.toMatchObject({ code: 503 });
  expect(children).toBe(2);
  expect(await taken).toMatchObject([{ reason: { code: 461 } }, { reason: { code: 461 } }]);
  // They waited as long as a look may take, so each is either looked at by a new child or sent
  // away.
  await queued;
  await expect(look('fine', file)).resolves.toEqual({ heavy: false });
  expect(children).toBeLessThanOrEqual(4);
});

test('检查文件的进程拿不到数据库地址和密钥口令', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://secret');
  const look = createLookers(LIMITS, obeying);
  await expect(look('secrets', file)).rejects.toThrow('DATABASE_URL=undefined');
  vi.unstubAllEnvs();
});

test('进程起不来时说稍后再试，不一遍遍重来；起得来以后照常', async () => {
  let starts = 0;
  const look = createLookers(LIMITS, (heap) => {
    starts += 1;
    return starts < 3 ? forked('/nonexistent/child.cjs', [], heap) : obeying(heap);
  });
  await expect(look('fine', file)).rejects.toMatchObject({ code: 503 });
  await expect(look('fine', file)).rejects.toMatchObject({ code: 503 });
  await expect(look('fine', file)).resolves.toEqual({ heavy: false });
  expect(starts).toBe(3);
});
