import { expect, test } from 'vitest';
import { testServer } from '../../testing/server';
import { lookAtAudit } from './look';

const { app } = await testServer();

test('很多人同时看审计，只核对一遍；刚核对过的一分钟内给大家看，要新的就再核对', async () => {
  const [one, ...others] = await Promise.all(
    Array.from({ length: 9 }, (_, n) => lookAtAudit(app, n % 2 ? 60_000 : 0)),
  );
  for (const other of others) expect(other).toBe(one);
  expect(await lookAtAudit(app, 60_000)).toBe(one);
  expect(await lookAtAudit(app)).not.toBe(one);
});
