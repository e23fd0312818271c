import { monAlert, monAlertInform } from '@tqc/contract/monitor';
import { beforeEach, expect, test } from 'vitest';
import { wallAlerts } from '../../../jobs/wallAlerts';
import { testOrgs, testServer } from '../../../testing/server';

const server = await testServer();
const { id: county } = testOrgs.county;
const noon = new Date('2024-06-18T04:00:00Z');
const night = new Date('2024-06-18T15:00:00Z');
const count = (at: Date) => wallAlerts({ pool: server.pool, clock: () => at });
const alerts = async () => (await (await server.as('city'))(monAlert.list, { rule: 'A08' })).record;
const toldTo = async (org: string) => {
  const { rows } = await server.pool.query<{ n: number }>(
    "select count(*)::int as n from sys_message_reader r join sys_message m using (msg_id) join admin a using (admin_id) where a.org_id = $1 and m.title like '预警：%'",
    [org],
  );
  return rows[0]?.n ?? 0;
};
const exported = (total: number) =>
  server.pool.query(
    `insert into job (job_id, admin_id, org_id, kind, title, status, total, ended_at)
     values ((select coalesce(max(job_id), 0) + 1 from job), $1, $1, 'resource.exportRows', '导出', 2, $2, $3)`,
    [county, total, noon],
  );
const settings = { enabled: true, severity: 2, targets: [1, 2], quietFrom: null, quietTo: null };

beforeEach(() =>
  server.pool.query(
    "delete from job; delete from monitor_alert; delete from sys_message_reader; delete from monitor_alert_rule where prov <> ''",
  ),
);

test('没有通知对象的规则只在控制台显示；省里单独设置的阈值、级别和通知对象只管本省', async () => {
  await exported(4_000);
  await count(noon);
  expect(await alerts()).toEqual([]);
  const province = await server.as('province');
  const own = { rule: 'A08', ...settings, threshold: 3_000 };
  await province(monAlertInform.create, own);
  await expect(province(monAlertInform.create, own)).rejects.toThrow('已经单独设置');
  await expect(province(monAlertInform.create, { ...own, rule: 'A01' })).rejects.toMatchObject({
    fields: { threshold: expect.stringContaining('没有阈值') },
  });
  await count(noon);
  expect(await alerts()).toMatchObject([
    { cases: 4_000, threshold: 3_000, severity: 2, status: 0, times: 1, lasts: true },
  ]);
  expect(await toldTo(county)).toBe(1);
  expect(await toldTo(testOrgs.city.id)).toBeGreaterThan(0);
  await count(noon);
  expect(await toldTo(county)).toBe(1);
  const listed = await province(monAlertInform.list, { pageSize: 30 });
  expect(listed.record.filter(({ rule }) => rule === 'A08')).toMatchObject([{ prov: '32' }]);
  const [mine] = listed.record.filter(({ prov }) => prov === '32');
  await province(monAlertInform.remove, { id: mine?.id ?? '' }, { version: 1 });
  await count(noon);
  expect(await alerts()).toMatchObject([{ lasts: false }]);
});

test('免打扰时段里的预警，过后再通知', async () => {
  const province = await server.as('province');
  await province(monAlertInform.create, {
    rule: 'A08',
    ...settings,
    threshold: 100,
    quietFrom: '22:00',
    quietTo: '06:00',
  });
  await exported(200);
  await count(night);
  expect(await alerts()).toMatchObject([{ cases: 200 }]);
  expect(await toldTo(county)).toBe(0);
  await server.pool.query('update monitor_alert set cleared_at = null');
  await count(noon);
  expect(await toldTo(county)).toBe(1);
});

test('认领的由认领的机构处理；处理完成要写说明；再次触发的重新打开，次数加一', async () => {
  const [city, province] = [await server.as('city'), await server.as('province')];
  await exported(9_000);
  await count(noon);
  const [found] = await alerts();
  const id = found?.id ?? '';
  await province(monAlert.update, { id, action: 'claim' }, { version: 1 });
  await expect(
    city(monAlert.update, { id, action: 'close', opinion: '已核实' }, { version: 2 }),
  ).rejects.toThrow('请由认领的机构处理');
  await expect(
    province(monAlert.update, { id, action: 'close' }, { version: 2 }),
  ).rejects.toMatchObject({ fields: { opinion: '请填写处理说明' } });
  await province(monAlert.update, { id, action: 'inform', opinion: '请说明' }, { version: 2 });
  expect(await toldTo(county)).toBe(1);
  await province(monAlert.update, { id, action: 'close', opinion: '已核实' }, { version: 3 });
  const { history } = await city(monAlert.get, { id });
  expect(history.map(({ event }) => event)).toEqual(['认领', '通知下级', '处理完成']);
  await server.pool.query('delete from job');
  await count(noon);
  expect((await alerts())[0]).toMatchObject({ status: 2, lasts: false });
  await exported(9_000);
  await count(noon);
  expect((await alerts())[0]).toMatchObject({ status: 0, lasts: true, times: 2 });
});
