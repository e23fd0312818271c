import { monAlert, monAlertInform } from '@tqc/contract/monitor';
import { beforeEach, expect, test } from 'vitest';
import { wallAlerts } from '../../../jobs/wallAlerts';
import { placeOf } from '../../../kit/personal';
import { systemScope, transaction } from '../../../kit/scope';
import { testOrgs, testServer } from '../../../testing/server';
import { handedTexts } from '../../../testing/texts';
import { evaluateAlerts, tellAlerts } from '../../../trade/wall';

const server = await testServer();
const { id: county } = testOrgs.county;
const noon = new Date('2024-06-18T04:00:00Z');
const night = new Date('2024-06-18T15:00:00Z');
const count = (at: Date) => wallAlerts({ ...server.app, clock: () => at });
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
const settings = {
  enabled: true,
  severity: 2,
  targets: [1, 2],
  ways: [1],
  roleId: null,
  quietFrom: null,
  quietTo: null,
};

beforeEach(() => {
  server.setNow(undefined);
  return server.pool.query(
    "delete from job; delete from sms_log; delete from monitor_alert; delete from sys_message_reader; delete from monitor_alert_rule where prov <> ''",
  );
});

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

/** Gives everybody of the county a phone; answers the first of them. */
async function phoned(): Promise<string> {
  const { personal } = server.app;
  const { rows } = await server.pool.query<{ id: string }>(
    'select admin_id as id from admin where org_id = $1 order by admin_id',
    [county],
  );
  for (const [at, { id }] of rows.entries()) {
    const phone = `1380000${String(at).padStart(4, '0')}`;
    await server.pool.query('update admin set phone = $2 where admin_id = $1', [
      id,
      personal.seal(placeOf('admin', 'phone', id), phone),
    ]);
  }
  return rows[0]?.id ?? '';
}
const morning = new Date('2024-06-18T22:30:00Z');
const texts = async () => {
  server.setNow(morning);
  return (await handedTexts(server)).map(({ mobile, text }) => [mobile.slice(0, 3), text]);
};
const SAYS =
  '【教师资格管理】【一般】东霁区教育局：一人当日导出 200 条，超过 100 条。请尽快核实处理。';

test('短信按角色和点名的人发，免打扰时段过后才发；中断重来不重发，不丢失', async () => {
  const person = await phoned();
  await server.pool.query('delete from admin_role where admin_id = $1', [person]);
  const province = await server.as('province');
  const { rows } = await server.pool.query<{ id: string }>(
    "insert into role (role_id, role_name, org_type) values (77, '值守', 2) returning role_id as id",
  );
  const own = {
    rule: 'A08',
    ...settings,
    threshold: 100,
    targets: null,
    ways: [1, 2],
    quietFrom: '22:00',
    quietTo: '06:00',
  };
  await expect(
    province(monAlertInform.create, { ...own, roleId: rows[0]?.id ?? '' }),
  ).rejects.toMatchObject({ fields: { targets: '按角色通知时，请选择通知哪些机构' } });
  await expect(
    province(monAlertInform.create, { ...own, receivers: ['999999999'] }),
  ).rejects.toMatchObject({ fields: { receivers: expect.stringContaining('重新选择接收人') } });
  await province(monAlertInform.create, { ...own, targets: [1], roleId: '77' });
  await server.pool.query('insert into admin_role (admin_id, role_id) values ($1, 77)', [person]);
  await exported(200);
  await count(night);
  expect(await texts()).toEqual([]);
  const { pool, personal } = server.app;
  await expect(
    transaction(pool, systemScope, async (db) => {
      expect(await tellAlerts(db, personal, morning)).toBe(1);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(await texts()).toEqual([]);
  const tell = () => transaction(pool, systemScope, (db) => tellAlerts(db, personal, morning));
  expect([await tell(), await tell()]).toEqual([1, 0]);
  expect(await texts()).toEqual([['138', SAYS]]);
  expect(await toldTo(county)).toBe(1);
});

test('免打扰时段里已经消除的预警不再发短信；点名的人不看机构', async () => {
  const person = await phoned();
  const province = await server.as('province');
  const { id } = await province(monAlertInform.create, {
    rule: 'A08',
    ...settings,
    threshold: 100,
    targets: null,
    ways: [2],
    receivers: [person],
    quietFrom: '22:00',
    quietTo: '06:00',
  });
  expect((await province(monAlertInform.get, { id })).receivers).toMatchObject([
    { adminId: person },
  ]);
  await exported(200);
  await count(night);
  await server.pool.query('delete from job');
  await evaluateAlerts(server.app.pool, night);
  await count(morning);
  expect(await texts()).toEqual([]);
  await exported(200);
  await count(noon);
  expect(await texts()).toHaveLength(1);
  expect(await toldTo(county)).toBe(0);
});

test('试算说出过去三十天会触发几次，省里只算本省；没有痕迹的规则说明原因', async () => {
  const [province, other] = [await server.as('province'), await server.as('otherProvince')];
  await exported(4_000);
  await server.pool.query("update job set ended_at = ended_at - interval '2 days'");
  server.setNow(noon);
  const rules = await province(monAlertInform.list, { pageSize: 30 });
  const idOf = (rule: string) => rules.record.find((one) => one.rule === rule)?.id ?? '';
  const ask = { id: idOf('A08'), threshold: 3_000 };
  expect(await province(monAlertInform.trial, ask)).toEqual({
    days: 30,
    fired: 1,
    orgs: 1,
    why: '',
  });
  expect(await province(monAlertInform.trial, { id: ask.id })).toMatchObject({ fired: 0 });
  expect(await other(monAlertInform.trial, ask)).toMatchObject({ fired: 0 });
  expect((await province(monAlertInform.trial, { id: idOf('A01') })).why).toContain('不能试算');
});
