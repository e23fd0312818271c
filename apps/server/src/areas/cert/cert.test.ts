import { cert } from '@tqc/contract/cert';
import { registration } from '@tqc/contract/register';
import { makeCertificateNo } from '@tqc/domain/shared';
import { beforeAll, expect, test } from 'vitest';
import { placeOf } from '../../kit/personal';
import { manyApplications } from '../../testing/manyApplications';
import { planOf, statementsOf } from '../../testing/plans';
import { testRoad } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

const EACH = 120;
let server: TestServer;
const numberOf = (serial: number) =>
  makeCertificateNo({ year: 2023, province: '32', orgCode: '801', ctId: 3, sex: 2, serial });

beforeAll(async () => {
  server = await testServer();
  // Two counties, with the same names: one sees its own.
  for (const [at, county] of ['328801', '328802'].entries())
    for (let n = 1; n <= EACH; n += 1) {
      const serial = at * EACH + n;
      const idNo = '110105194912310029';
      await server.pool.query(
        `insert into cert (cert_id, cert_no, org_id, org_name, prov, city, county, name, sex, id_no, id_index, id_ref, ct_id, subject_id, subject_name, issue_date, recognised_on)
         values ($1, $2, $3::bigint, '演示', '32', '3288', $4, $5, 2, $6, $7, 'r', 3, '3002', '数学', '2023-06-18', '2023-06-18')`,
        [
          serial,
          numberOf(serial),
          county,
          county,
          `王雪${'琳霖临林'[n % 4]}`,
          server.app.personal.seal(placeOf('cert', 'id_no', String(serial)), idNo),
          server.app.personal.index('idNo', idNo),
        ],
      );
      await server.pool.query(
        "insert into cert_key (cert_no, cert_id, city) values ($1, $2, '3288')",
        [numberOf(serial), serial],
      );
    }
  await server.pool.query('analyze');
});

test('按证书编号查证书，经编号的键找到唯一的一行；别的区县的编号查不到', async () => {
  const county = await server.as('county');
  const sent = await statementsOf(async () => {
    const found = await county(cert.list, { certNo: numberOf(7) });
    expect(found.record.map(({ certId }) => certId)).toEqual(['7']);
    expect(found).toMatchObject({ total: 1, exact: true });
  });
  expect((await county(cert.list, { certNo: numberOf(EACH + 7) })).total).toBe(0);
  const [asked, ...more] = sent.filter(({ text }) => /from "cert" /.test(text));
  // One page that is not full needs no count.
  expect(more).toEqual([]);
  if (!asked) throw new Error('the list asked nothing');
  const indexes = (await planOf(server, 'county', asked)).map((node) => node['Index Name']);
  expect(indexes).toContain('cert_key_pkey');
  expect(indexes).toContain('cert_pkey');
});

test('按证书编号查申请，走编号的索引', async () => {
  const road = await testRoad(server);
  await manyApplications(server, await road.filed(1), 400);
  const county = await server.as('county');
  const sent = await statementsOf(() => county(registration.list, { certNo: numberOf(7) }));
  const asked = sent.find(({ text }) => /from "registration" /.test(text));
  if (!asked) throw new Error('the list asked nothing');
  const indexes = (await planOf(server, 'county', asked)).map((node) => node['Index Name']);
  expect(indexes).toContain('registration_cert_no');
});

test('证书的总数来自随数据更新的合计，不逐行清点；改状态、换地方、删除后合计跟着变', async () => {
  const county = await server.as('county');
  const totals = async (input = {}) => (await county(cert.list, input)).total;
  expect(await totals()).toBe(EACH);
  await server.pool.query("update cert_total set n = n + 5 where county = '328801'");
  expect(await totals({ status: 0, ctId: 3 })).toBe(EACH + 5);
  await server.pool.query("update cert_total set n = n - 5 where county = '328801'");
  await server.pool.query('update cert set status = 2 where cert_id = 1');
  expect(await totals({ status: 2 })).toBe(1);
  expect(await totals({ status: 0 })).toBe(EACH - 1);
  await server.pool.query("update cert set county = '328802' where cert_id = 1");
  expect(await totals()).toBe(EACH - 1);
  await server.pool.query('delete from cert where cert_id = 1');
  expect((await (await server.as('city'))(cert.list, {})).total).toBe(2 * EACH - 1);
});

test('按姓名查找只在自己的地区里找，没有级别的不返回任何编号', async () => {
  const found = async (role: string, settings: string) => {
    const client = await server.pool.connect();
    try {
      await client.query(`begin; set local role ${role}; ${settings}`);
      const { rows } = await client.query<{ n: number }>(
        "select count(*)::int as n from cert_named(array['王雪'], '王雪')",
      );
      return rows[0]?.n;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  const place = "set local app.prov = '32'; set local app.city = '3288'; ";
  expect(await found('tqc_l2', `${place} set local app.code = '328802'`)).toBe(EACH);
  expect(await found('tqc_l3', `${place} set local app.code = '3288'`)).toBe(2 * EACH - 1);
  expect(await found('tqc_l4', "set local app.code = '33'")).toBe(0);
  expect(await found('tqc_l2', '')).toBe(0);
  expect(await found('tqc_l6', "set local app.code = '32'")).toBe(0);
  expect(await found('tqc_l5', '')).toBe(2 * EACH - 1);
  const county = await server.as('otherCounty');
  expect((await county(cert.list, { name: '王雪琳' })).total).toBe(EACH / 4);
});
