import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { certBatch, provinceBatch, provinceBatchPostpone, regAud } from '@tqc/contract/register';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../../paths';
import { testServer } from '../../testing/server';
import { newBatch, provincePlan, testRoad } from '../../testing/road';

/** What the migration adds, taken away again: the database as it was before. */
const BEFORE = `
  alter table plan_arrangement drop constraint plan_arrangement_booked;
  drop trigger registration_total_positive on registration_total;
  drop function refuse_negative_total cascade;
  drop index plan_change_open;
  alter table registration_message drop column org_id;
  alter table registration drop constraint registration_sane;
  alter table cert drop constraint cert_sane;
`;

test('升级前库里已有的漂移、重复和不合理数据一行不丢，升级后数目是对的', async () => {
  const server = await testServer();
  const road = await testRoad(server);
  const [centre, province, county] = [
    await server.as('centre'),
    await server.as('province'),
    await server.as('county'),
  ];
  const [a, b] = [await road.filed(1), await road.filed(2)];
  await county(regAud.create, { regId: a, content: '请补充' });
  const { id: cbId } = await centre(certBatch.create, { ...newBatch, year: 2030, cbName: '专项' });
  const { id: pbId } = await province(provinceBatch.create, { ...provincePlan, cbId });
  await province(provinceBatch.update, { pbId, action: 'report' }, { version: 1 });
  await centre(provinceBatch.update, { pbId, action: 'pass' }, { version: 2 });
  const { id } = await province(provinceBatchPostpone.create, {
    pbId,
    changeKind: 1,
    after: { approveEnd: '2024-07-25' },
    reason: '推迟',
  });
  await server.pool.query(BEFORE);
  await server.pool.query(`
    insert into plan_change select (jsonb_populate_record(p, jsonb_build_object('id', id + 1))).* from plan_change p;
    update plan_arrangement set booked = case when ls_id = ${road.lsId} then 52 else -3 end;
    update registration_total set n = -1 where n > 0;
    update registration set status = 5 where reg_id = ${b};
  `);
  await server.pool.query(readFileSync(join(migrationsFolder, '0023_races.sql'), 'utf8'));

  const rows = async (text: string) => (await server.pool.query(text)).rows;
  expect(await rows('select id, status from plan_change order by id')).toEqual([
    { id, status: 0 },
    { id: String(Number(id) + 1), status: 2 },
  ]);
  expect(await rows('select booked from plan_arrangement order by booked desc')).toEqual([
    { booked: 2 },
    { booked: 0 },
  ]);
  expect(await rows('select status, n::int from registration_total order by 1')).toEqual([
    { status: 5, n: 1 },
    { status: 6, n: 1 },
  ]);
  expect(await rows('select org_id from registration_message')).toEqual([{ org_id: '328801' }]);
  expect(
    await rows("select convalidated from pg_constraint where conname = 'registration_sane'"),
  ).toEqual([{ convalidated: false }]);
});
