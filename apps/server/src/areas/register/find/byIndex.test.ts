import { cert } from '@tqc/contract/cert';
import { membersOf, type Call } from '@tqc/contract/kit';
import { localeSet, orgBatch, registration, registrationSorts } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { snake } from '../../../kit/store';
import { planOf, statementsOf } from '../../../testing/plans';
import { testRoad, timeSlot, type Road } from '../../../testing/road';
import { testServer, type TestOrg, type TestServer } from '../../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
  await road.confirmed(2);
  await road.filed(1);
});

/** What the database did for a statement of a call that reads a table. */
async function nodesOf(org: TestOrg, table: string, act: () => Promise<unknown>) {
  const sent = await statementsOf(act);
  const [asked] = sent.filter(({ text }) => new RegExp(`from "?${table}"? `).test(text));
  if (!asked) throw new Error(`${table} was not asked`);
  const nodes = await planOf(server, org, asked);
  return nodes.filter((node) => node['Relation Name'] === table);
}

/** The columns that some indexes hold. */
async function columnsOf(indexes: readonly string[]): Promise<readonly string[]> {
  const { rows } = await server.pool.query<{ column: string }>(
    `select a.attname as column from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey::int2[])
     where i.indexrelid = any($1::regclass[])`,
    [indexes],
  );
  return rows.map(({ column }) => column);
}

test('申请和证书列表的每个条件、每种排序都在区县和省的索引里', async () => {
  // Found by an index of their own, or by the key itself.
  const own = new Set(['idNo', 'mobile', 'regId', 'assignId']);
  for (const name of ['pageNo', 'pageSize', 'sort', 'exactTotal']) own.add(name);
  const columns: Readonly<Record<string, readonly string[]>> = {
    statuses: ['status'],
    undeleted: ['recordStatus'],
    returned: ['status', 'archiveNo'],
    daysLeft: ['status', 'dueOn'],
    accessAskedFrom: ['accessAskedAt'],
    accessAskedTo: ['accessAskedAt'],
    handedIn: ['lastSubmitTime', 'confirmTime'],
    accessMerged: ['accessResult'],
    accessOver: ['accessResult', 'accessTime'],
    anyNo: ['archiveNo'],
    mine: ['orgId', 'pointId'],
    ageFrom: ['birthDate'],
    ageTo: ['birthDate'],
  };
  const askedOf = ({ input }: Call, without: readonly string[] = []) =>
    Object.keys(membersOf(input))
      .filter((name) => !own.has(name) && !without.includes(name))
      .flatMap((name) => columns[name] ?? [name.replace(/(From|To)$/, '')]);
  const offered = [
    ...[
      'registration_county_id registration_county_plan',
      'registration_prov_id registration_prov_texts',
    ].map(
      (indexes) =>
        [
          indexes,
          [
            ...askedOf(registration.list),
            ...registrationSorts.flatMap((name) => columns[name] ?? [name]),
          ],
        ] as const,
    ),
    // A number leads to one row of the country.
    ...['cert_county', 'cert_prov_filters'].map(
      (indexes) => [indexes, askedOf(cert.list, ['certNo'])] as const,
    ),
  ];
  for (const [indexes, names] of offered) {
    const there = await columnsOf(indexes.split(' '));
    expect(
      names.map((name) => snake(name)).filter((name) => !there.includes(name)),
      indexes,
    ).toEqual([]);
  }
});

test('一页安排的已确认人数一次数完，不逐个安排去数', async () => {
  const county = await server.as('county');
  const { record } = await county(localeSet.list, {});
  expect(record.map(({ lsId, confirmed }) => [lsId, confirmed]).sort()).toEqual(
    [
      [road.lsId, 1],
      [road.otherLsId, 0],
    ].sort(),
  );
  const applications = await nodesOf('county', 'registration', () => county(localeSet.list, {}));
  expect(applications.map((node) => node['Actual Loops'])).toEqual([1]);
});

test('一页认定计划的人数一次合计，不逐个计划去合计', async () => {
  const [province, city] = [await server.as('province'), await server.as('city')];
  const { id } = await city(orgBatch.create, {
    pbId: road.pbId,
    planName: '演示市计划',
    receiveWay: 1,
    times: [timeSlot],
  });
  await city(orgBatch.update, { obId: id, action: 'report' }, { version: 1 });
  const { record } = await province(orgBatch.list, {});
  expect(record.map(({ applied }) => applied).sort()).toEqual([0, 2]);
  const totals = await nodesOf('province', 'registration_total', () => province(orgBatch.list, {}));
  expect(totals.map((node) => node['Actual Loops'])).toEqual([1]);
});

test('认定审批的已退回一栏问的几样，在省的同一个索引里', async () => {
  const held = await columnsOf(['registration_prov_texts']);
  for (const column of ['prov', 'city', 'org_id', 'status', 'record_status', 'archive_no'])
    expect(held).toContain(column);
});
