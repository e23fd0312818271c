import { workCalendar } from '@tqc/contract/basic';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/server';

test('调休上班只能写周末：写成平日的当场说明，不留一个什么都不改变的日子', async () => {
  const centre = await (await testServer()).as('centre');
  const makeUp = { kind: 2 as const, name: '端午节', basis: '演示' };
  // A Tuesday, then the Saturday that was meant.
  await expect(centre(workCalendar.create, { ...makeUp, day: '2031-06-24' })).rejects.toMatchObject(
    { code: 422, fields: { day: expect.stringContaining('星期二') } },
  );
  const { id: wcId } = await centre(workCalendar.create, { ...makeUp, day: '2031-06-28' });
  await expect(
    centre(workCalendar.update, { wcId, day: '2031-06-26' }, { version: 1 }),
  ).rejects.toMatchObject({ code: 422 });
  const off = { kind: 1 as const, name: '端午节', basis: '演示' };
  await centre(workCalendar.create, { ...off, day: '2031-06-24' });
});
