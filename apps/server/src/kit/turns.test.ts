import { expect, test } from 'vitest';
import { createLines, createTurns } from './turns';

test('同时最多这么多件在做，其余按先后等着；做坏的也让出位置', async () => {
  const turn = createTurns(2);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const results = await Promise.allSettled(
    Array.from({ length: 7 }, (_, n) =>
      turn(async () => {
        begun.push(n);
        running += 1;
        most = Math.max(most, running);
        await new Promise((done) => setImmediate(done));
        running -= 1;
        if (n === 1) throw new Error('bad');
        return n;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(await turn(async () => 'again')).toBe('again');
});

test('一个人同时只有几件在办，其余按次序等，等得太多就请稍后再试；别人不受影响', async () => {
  const inTurn = createLines(2, 1);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const ask = (key: string, name: string) =>
    inTurn(key, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const [first, second, third] = [ask('a', '1'), ask('a', '2'), ask('a', '3')];
  await expect(ask('a', '4')).rejects.toMatchObject({ code: 429 });
  const other = ask('b', '5');
  expect(begun).toEqual(['1', '2', '5']);
  ends[0]?.();
  expect(await first).toBe('1');
  await expect.poll(() => begun).toEqual(['1', '2', '5', '3']);
  for (const end of ends) end();
  expect(await Promise.all([second, third, other])).toEqual(['2', '3', '5']);
});
