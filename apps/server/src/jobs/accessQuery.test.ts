import { accessQuery, registrationReview } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { titleOf } from '../areas/rms/actTitle';
import { testRoad, type Road } from '../testing/road';
import { testServer, type TestServer } from '../testing/server';
import { accessPlatformOf, localAccessPlatform } from '../trade/accessPlatform';
import { tasksOf } from './worker';

let server: TestServer;
let regId = '';
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
  ({ regId } = await road.confirmed(800));
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

test('发起查询和它的任务同生共死：审计写不进去，任务也没有', async () => {
  const { regId: asked } = await road.confirmed(801);
  const county = await server.as('county');
  const { batchAllowQuery } = registrationReview;
  const jobs = async () => {
    const { rows } = await server.pool.query<{ n: number }>(
      "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'accessQuery'",
    );
    return rows[0]?.n ?? 0;
  };
  const before = await jobs();
  await server.pool.query(
    `create or replace function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'full' using errcode = '53100'; end $$;
     create trigger refused before insert on audit_inbox for each row when (new.row ->> 'act' = '${batchAllowQuery.id}') execute function refuse_row()`,
  );
  await expect(county(batchAllowQuery, { regIds: asked })).rejects.toMatchObject({ code: 503 });
  expect(await jobs()).toBe(before);
  await server.pool.query('drop trigger refused on audit_inbox');
  await county(batchAllowQuery, { regIds: asked });
  expect(await jobs()).toBe(before + 1);
});

test('平台答复了约定以外的，任务不算完成，会再问；本机的对方只答约定以内的，有发现的四种都有', async () => {
  const { regId: asked } = await road.confirmed(803);
  await (
    await server.as('county')
  )(registrationReview.batchAllowQuery, { regIds: asked });
  const unknown = { query: async () => -1 as unknown as 0 };
  await expect(
    tasksOf(server.app, unknown)['accessQuery']?.({ regId: asked }, {} as never),
  ).rejects.toThrow('不在约定之内：-1');
  const answers = new Set<number>();
  for (let n = 0; n < 60_000; n += 1)
    answers.add(await localAccessPlatform.query({ name: '', idNo: String(n), requestId: '' }));
  expect([...answers].toSorted()).toEqual([0, 1, 2, 3, 4]);
});

test('复议时告诉平台是复议；本机的对方对提出异议的，有的维持，有的查明不是本人', async () => {
  const { regId: asked } = await road.confirmed(810);
  const county = await server.as('county');
  const told: (boolean | undefined)[] = [];
  const platform = (answer: 0 | 1) => ({
    query: async ({ reconsidered }: { readonly reconsidered?: boolean }) => {
      told.push(reconsidered);
      return answer;
    },
  });
  const answer = (code: 0 | 1) =>
    tasksOf(server.app, platform(code))['accessQuery']?.({ regId: asked }, {} as never);
  await county(registrationReview.batchAllowQuery, { regIds: asked });
  await answer(1);
  const [now] = await road.versionsOf([asked]);
  await county(
    accessQuery.fuyi,
    { regId: asked, reason: '不是本人' },
    { version: now?.version ?? 0 },
  );
  await answer(0);
  expect(told).toEqual([false, true]);
  const again = new Set<number>();
  for (let n = 0; n < 60_000; n += 1) {
    const who = { name: '', idNo: String(n), requestId: '' };
    if ((await localAccessPlatform.query(who)) === 0) continue;
    again.add(Math.min(1, await localAccessPlatform.query({ ...who, reconsidered: true })));
  }
  expect([...again].toSorted()).toEqual([0, 1]);
});

test('查询期间更了名，原来姓名的答复不算，按新的姓名再问', async () => {
  const { regId: other } = await road.confirmed(820);
  await (
    await server.as('county')
  )(registrationReview.batchAllowQuery, { regIds: other });
  const asked: string[] = [];
  const ask = () =>
    tasksOf(server.app, {
      query: async ({ name }: { readonly name: string }) => {
        asked.push(name);
        await server.pool.query(`update registration set name = '郑完全' where reg_id = $1`, [
          other,
        ]);
        return 0;
      },
    })['accessQuery']?.({ regId: other }, {} as never);
  await expect(ask()).rejects.toThrow('姓名在查询期间变更');
  await ask();
  expect(asked).toEqual(['王雪琳', '郑完全']);
  const { rows } = await server.pool.query(
    'select access_result as result from registration where reg_id = $1',
    [other],
  );
  expect(rows).toEqual([{ result: 0 }]);
});

test('没有接入准入查询平台的，不发起、不复议，谁也不编造答复', async () => {
  const { regId: waiting, version } = await road.confirmed(830);
  const county = await server.as('county');
  const never = '尚未接入准入查询平台，不能查询；请联系系统管理员接入后再试';
  Object.assign(server.app, { demo: false });
  expect(accessPlatformOf(server.app)).toBeUndefined();
  await expect(county(registrationReview.batchAllowQuery, { regIds: waiting })).rejects.toThrow(
    never,
  );
  await expect(
    county(accessQuery.fuyi, { regId: waiting, reason: '不是本人' }, { version }),
  ).rejects.toThrow(never);
  Object.assign(server.app, { demo: true });
  const task = tasksOf(server.app, undefined)['accessQuery'];
  await county(registrationReview.batchAllowQuery, { regIds: waiting });
  await expect(task?.({ regId: waiting }, {} as never)).rejects.toThrow('没有接入准入查询平台');
});
