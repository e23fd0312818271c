import { baseOrg, baseOrgAnnulLog, baseOrgHisoryLog } from '@tqc/contract/basic';
import { annulState } from '@tqc/domain/dictionaries';
import { beforeAll, expect, test } from 'vitest';
import { orgMoves } from '../../../jobs/orgMoves';
import { testOrgs, testServer, type TestServer } from '../../../testing/server';

let server: TestServer;
const NOW = new Date('2024-06-18T02:00:00Z');
beforeAll(async () => {
  server = await testServer();
  server.setNow(NOW);
});
const { county: FROM, otherCounty: INTO, city: CITY } = testOrgs;
const CERTS = 1203;

async function withCertificates(from: { id: string; city: string; county: string }, first: number) {
  await server.pool.query(
    `with made as (insert into cert (cert_id, cert_no, org_id, org_name, prov, city, county, point, name, id_no, id_index, id_ref, ct_id, subject_id, subject_name, issue_date, recognised_on)
       select n, '20243288' || n, $1, '演示', '32', $2, $3, '', '林问夏', '\\x01', '\\x01', 'r' || n, 3, '1', '语文', '2024-06-01', '2024-06-01'
       from generate_series($4::bigint, $4::bigint + ${CERTS - 1}) n returning cert_no, cert_id, city)
     insert into cert_key (cert_no, cert_id, city) select cert_no, cert_id, city from made`,
    [from.id, from.city, from.county, first],
  );
}
const figures = async () => {
  const { rows } = await server.pool.query(
    `select (select count(*)::int from cert where county = $1) as old, (select count(*)::int from cert where county = $2 and org_id = $3) as new,
       (select coalesce(sum(n), 0)::int from cert_total where county = $1) as old_total, (select sum(n)::int from cert_total where county = $2) as new_total,
       (select count(*)::int from admin where org_id = $4) as users, (select count(*)::int from org where parent_id = $3 and org_type = 1 and county = $2) as points`,
    [FROM.county, INTO.county, INTO.id, FROM.id],
  );
  return rows[0] as Record<string, number>;
};
const annul = async (more: object = {}) => {
  const province = await server.as('province');
  const { version } = await province(baseOrg.get, { orgId: FROM.id });
  return province(
    baseOrg.orgAnnul,
    { id: FROM.id, intoId: INTO.id, paperNo: '9号', effectiveDay: '2024-06-19', ...more },
    { version },
  );
};
const lines = async () => (await (await server.as('province'))(baseOrgAnnulLog.list, {})).record;

test('移交只移证书和注册历史，机构、用户和确认点留下；要在同一地市', async () => {
  const province = await server.as('province');
  await withCertificates(FROM, 500_000);
  const { version } = await province(baseOrg.get, { orgId: FROM.id });
  const input = { id: FROM.id, intoId: CITY.id, paperNo: '10号' };
  await expect(
    province(baseOrg.transferHistoryData, { ...input, intoId: FROM.id }, { version }),
  ).rejects.toMatchObject({ fields: { intoId: '不能选择本身，请选择另一个机构' } });
  expect(
    await province(baseOrg.transferHistoryData, { ...input, preview: true }, { version }),
  ).toMatchObject({ certs: CERTS, users: 0, points: 0 });
  expect(await lines()).toEqual([]);
  await province(baseOrg.transferHistoryData, input, { version });
  await orgMoves(server.app);
  expect(await lines()).toMatchObject([{ certs: CERTS, users: 0, state: 1, done: CERTS }]);
  const { rows } = await server.pool.query('select distinct county, org_id, point from cert');
  expect(rows).toEqual([{ county: CITY.county, org_id: CITY.id, point: '' }]);
});

test('撤并前数清要移的；没到日期不动；中途断了接着移，每张只移一次；人和点跟着走，机构停用', async () => {
  await server.as('county');
  await withCertificates(FROM, 600_000);
  const before = await figures();
  expect(await annul({ preview: true })).toMatchObject({
    certs: CERTS,
    users: before['users'],
    points: 2,
    intoName: INTO.name,
  });
  await annul();
  await expect(annul()).rejects.toMatchObject({
    message: '该机构已有待执行的撤并或移交，请等它完成或先在日志中删除',
  });
  await orgMoves(server.app);
  expect(await figures()).toEqual(before);
  // The process ends after a piece, and two go on beside each other.
  const day = new Date('2024-06-18T16:00:30Z');
  let asked = 0;
  const ending = () => {
    asked += 1;
    if (asked > 2) throw new Error('the process ended');
    return day;
  };
  await expect(orgMoves({ pool: server.app.pool, clock: ending })).rejects.toThrow('ended');
  const half = await figures();
  expect(half['new']).toBeGreaterThan(0);
  expect(half['old']).toBe(CERTS - (half['new'] ?? 0));
  const work = { pool: server.app.pool, clock: () => day };
  await Promise.all([orgMoves(work), orgMoves(work)]);
  await orgMoves(work);
  expect(await figures()).toEqual({
    old: 0,
    new: CERTS,
    old_total: 0,
    new_total: CERTS,
    users: 0,
    points: 2,
  });
  const [line] = await lines();
  expect(line).toMatchObject({
    state: annulState.code('done'),
    certs: CERTS,
    users: before['users'],
    points: 2,
  });
  const province = await server.as('province');
  expect((await province(baseOrg.get, { orgId: FROM.id })).status).toBe(0);
  const log = await province(baseOrgHisoryLog.list, { kind: 4 });
  expect(log.record).toMatchObject([{ orgName: FROM.name }]);
  const { rows: keys } = await server.pool.query(
    'select from cert_key k join cert c using (cert_no) where k.city <> c.city',
  );
  expect(keys).toEqual([]);
});
