import { registrationReview } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { titleOf } from '../areas/rms/actTitle';
import { testRoad } from '../testing/road';
import { testServer, type TestServer } from '../testing/server';
import { tasksOf } from './worker';

let server: TestServer;
let regId = '';
beforeAll(async () => {
  server = await testServer();
  ({ regId } = await (await testRoad(server)).confirmed(800));
});

test('准入查询的答复写进办理过程和审计，和结果同生共死', async () => {
  await (
    await server.as('county')
  )(registrationReview.batchAllowQuery, { regIds: regId });
  const answer = () =>
    tasksOf(server.app, { query: async () => 1 })['accessQuery']?.({ regId }, {} as never);
  const told = async () => {
    const { rows } = await server.pool.query(
      `select access_result as result, (select count(*)::int from registration_log l where l.reg_id = r.reg_id and step = '准入查询' and event = '有判决信息') as steps,
         (select count(*)::int from audit_inbox where row ->> 'act' = 'register.accessQuery.answered' and row ->> 'obj' = 'registration/' || $1 and row -> 'detail' ->> 'result' = '1') as rows
       from registration r where reg_id = $1::bigint`,
      [regId],
    );
    return rows[0];
  };
  await server.pool.query(
    `create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$;
     create trigger refused before insert on audit_inbox for each row when (new.row ->> 'act' = 'register.accessQuery.answered') execute function refuse_row()`,
  );
  await expect(answer()).rejects.toThrow('full');
  expect(await told()).toEqual({ result: 11, steps: 0, rows: 0 });
  await server.pool.query('drop trigger refused on audit_inbox');
  await answer();
  expect(await told()).toEqual({ result: 1, steps: 1, rows: 1 });
  expect(titleOf({ act: 'register.accessQuery.answered', perm: '' })).toBe('准入查询平台答复');
});
