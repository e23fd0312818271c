import { session, usbKey } from '@tqc/contract/account';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/server';

const server = await testServer();
let now = Date.parse('2024-06-18T02:00:00Z');
const move = (ms: number) => server.setNow(new Date((now += ms)));

test('服务器的钟往回拨十分钟，谁也不因此“操作过于频繁”', async () => {
  move(0);
  const county = await server.as('county');
  const open = server.transport();
  await county(session.list, {});
  move(-600_000);
  for (let n = 0; n < 150; n += 1) {
    move(2500);
    await expect(county(session.list, {})).resolves.toBeDefined();
  }
  // The same for an address without a session.
  await open.send(usbKey.getUKeyCert, {});
  move(-600_000);
  for (let n = 0; n < 210; n += 1) {
    move(1000);
    await open.send(usbKey.getUKeyCert, {});
  }
});
