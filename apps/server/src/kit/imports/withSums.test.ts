import { registrationReview } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { checks, testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';
import { recountTotals } from '../../trade/registration';
import { systemScope, transaction } from '../scope';
import { withSums } from './withSums';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

test.each([
  ['later', 900],
  ['none', 910],
] as const)(
  '一次改很多申请的事务还没有结束（合计%s），同一确认点同一状态的别的申请照样办理，合计不差',
  async (sums, n) => {
    const [held, other] = [await road.filed(n), await road.filed(n + 1)];
    const point = await server.as('point');
    const giveUp = new Error('given up');
    const long = transaction(server.app.pool, systemScope, (db) =>
      withSums(db, sums, async () => {
        await db.updateTable('registration').set({ status: 8 }).where('regId', '=', held).execute();
        await point(
          registrationReview.confirmRegistration,
          { regId: other, decision: 'materialsQualified', ...checks },
          { version: 1 },
        );
        if (sums === 'none') throw giveUp;
      }),
    );
    if (sums === 'none') await expect(long).rejects.toBe(giveUp);
    else await long;
    expect(await recountTotals(server.pool)).toEqual([]);
    const { rows } = await server.pool.query('select 1 from registration_total_later');
    expect(rows).toEqual([]);
  },
);
