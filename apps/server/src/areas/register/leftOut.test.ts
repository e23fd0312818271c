import { certBatch, localeSet, orgBatch, provinceBatch } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { newBatch, provincePlan, testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

test('修改只改发来的项，没有发的项保持原样：批次、省级计划、确认点安排、网报开关', async () => {
  const [centre, province, county] = [
    await server.as('centre'),
    await server.as('province'),
    await server.as('county'),
  ];
  const kept = { provs: ['32', '33'], notice: '请按时上报' };
  const batch = { ...newBatch, ...kept, year: 2070, cbName: '参与省份专场' };
  const { id: cbId } = await centre(certBatch.create, batch);
  await centre(certBatch.update, { cbId, cbName: '参与省份专场二' }, { version: 1 });
  expect(await centre(certBatch.get, { cbId })).toMatchObject({
    ...kept,
    cbName: '参与省份专场二',
  });

  const written = { autoPass: true, notice: '请带原件' };
  const { id: pbId } = await province(provinceBatch.create, {
    ...provincePlan,
    ...written,
    cbId,
    orgIds: ['328801'],
  });
  await province(provinceBatch.update, { pbId, planName: '改名' }, { version: 1 });
  expect(await province(provinceBatch.get, { pbId })).toMatchObject({
    ...written,
    orgIds: ['328801'],
    planName: '改名',
  });

  const { lsId, obId } = road;
  await county(localeSet.update, { lsId, notice: '上午办理' }, { version: 1 });
  await county(localeSet.update, { lsId, status: 0 }, { version: 2 });
  expect(await county(localeSet.get, { lsId })).toMatchObject({ status: 0, notice: '上午办理' });

  await county(orgBatch.update, { obId, action: 'edit', filingOpen: false }, { version: 2 });
  expect(await county(orgBatch.get, { obId })).toMatchObject({ filingOpen: false });
});
