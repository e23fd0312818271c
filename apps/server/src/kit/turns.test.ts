import { expect, test } from 'vitest';
import { createTurns } from './turns';

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
