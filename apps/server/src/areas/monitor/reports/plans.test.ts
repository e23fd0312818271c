import { reportFileTask, reports } from '@tqc/contract/monitor';
import { reportStatus } from '@tqc/domain/dictionaries';
import { templates } from '@tqc/domain/reports';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { reportRun } from '../../../jobs/reportRun';
import { reportSchedules } from '../../../jobs/reportSchedules';
import { countOrganisations, systemFigures } from '../../../jobs/systemFigures';
import { createTaskRunner } from '../../../jobs/taskRunner';
import { addApplication } from '../../../testing/wall';
import { testOrgs, testServer, type TestServer } from '../../../testing/server';
import { placeOf } from '../../../kit/personal';
import { bounds } from '../../../trade/reports';

let server: TestServer;
type Caller = Awaited<ReturnType<TestServer['as']>>;
let centre: Caller;
let city: Caller;
const usualCost = bounds.cost;
const usualWait = bounds.wait;
beforeAll(async () => {
  server = await testServer();
  centre = await server.as('centre');
  city = await server.as('city');
  for (let at = 0; at < 6; at += 1)
    await addApplication(server.pool, 700_000 + at, {
      at: 0,
      status: at < 4 ? 21 : 6,
      day: '2024-03-01',
      confirmed: true,
    });
  for (let at = 0; at < 6; at += 1) {
    const id = String(700_000 + at);
    const idNo = server.app.personal.seal(
      placeOf('registration', 'id_no', id),
      `32880119900307${1000 + at}`,
    );
    await server.pool.query('update registration set id_no = $2 where reg_id = $1', [id, idNo]);
  }
});
afterEach(() => {
  bounds.cost = usualCost;
});

async function published(template = 'T1', audience = [2, 3, 4]): Promise<string> {
  const found = templates.find(({ id }) => id === template);
  const { id } = await centre(reports.add, {
    name: `定时${template}`,
    business: found?.business ?? 2,
    audience,
    definition: found?.definition as never,
  });
  await centre(reports.publish, { id, action: 'ask' }, { version: 1 });
  return id;
}
const bell = async (adminId: string) =>
  (
    await server.pool.query<{ title: string }>(
      `select title from sys_message join sys_message_reader using (msg_id) where admin_id = $1
       and title like '%报表%' order by msg_id`,
      [adminId],
    )
  ).rows.map(({ title }) => title);
const PLAN = { every: 1, weekday: null, day: null, hour: 8, format: 'csv' as const };
const runAt = (now: string) =>
  reportSchedules({ ...server.app, clock: () => new Date(now) }, { wake: async () => undefined });
const jobsOf = async (report: string) =>
  (
    await server.pool.query<{ adminId: string; asked: object }>(
      `select admin_id::text as "adminId", input -> 'asked' as asked from job where input ->> 'report' = $1 order by job_id`,
      [report],
    )
  ).rows;

test('到点每人一份，一个时点只生成一次；文件按接收人自己的范围，完成后本人收到消息', async () => {
  const id = await published();
  const { city: cityOrg, county } = testOrgs;
  await centre(
    reports.schedule,
    { id, ...PLAN, receivers: [cityOrg.id, county.id, cityOrg.id] },
    { version: 2 },
  );
  await server.pool.query(
    "update report_schedule set next_at = '2024-06-18T00:00:00Z' where report_id = $1",
    [id],
  );
  await runAt('2024-06-17T23:59:00Z');
  expect(await jobsOf(id)).toEqual([]);
  await runAt('2024-06-18T00:00:30Z');
  await runAt('2024-06-18T00:01:00Z');
  const asked = { from: '2024-06-17', to: '2024-06-17' };
  expect(await jobsOf(id)).toEqual([
    { adminId: cityOrg.id, asked },
    { adminId: county.id, asked },
  ]);
  await createTaskRunner(server.app).wake();
  expect(await bell(cityOrg.id)).toContain('报表文件已生成');
  const { record } = await city(reportFileTask.list, {});
  expect(record.find(({ report }) => report === id)).toMatchObject({ title: '定时T1' });
  const info = await centre(reports.getInfo, { id, draft: true });
  expect(info.planText).toBe('每天8点');
  expect(info.plan).toMatchObject({
    message: '已为2人生成',
    paused: false,
    nextAt: expect.stringContaining('2024-06-19'),
  });
});

test('没有授权给接收人的机构，不生成并告诉设置人；设置人没有权限了，暂停并告诉本人', async () => {
  const id = await published('T1', [3]);
  await centre(reports.schedule, { id, ...PLAN, receivers: [testOrgs.county.id] }, { version: 2 });
  await server.pool.query("update report_schedule set next_at = '2024-06-18T00:00:00Z'");
  await runAt('2024-06-18T00:00:30Z');
  expect(await jobsOf(id)).toEqual([]);
  expect(await bell(testOrgs.centre.id)).toContain('定时报表有人没有收到');
  await server.pool.query(
    "update report_schedule set next_at = '2024-06-19T00:00:00Z', owner_id = $1",
    [testOrgs.county.id],
  );
  await runAt('2024-06-19T00:00:30Z');
  const { rows } = await server.pool.query(
    'select paused, message from report_schedule where report_id = $1',
    [id],
  );
  expect(rows).toEqual([
    { paused: true, message: '设置人已没有定时报表的权限，请由有权限的人员重新设置' },
  ]);
  expect(await bell(testOrgs.county.id)).toContain('定时报表已暂停');
});

test('定时缺什么说什么；不定时就是取消', async () => {
  const id = await published();
  const set = (differing: object, version = 2) =>
    centre(
      reports.schedule,
      { id, ...PLAN, receivers: [testOrgs.county.id], ...differing },
      { version },
    );
  await expect(set({ every: 2 })).rejects.toThrow('请选择每周的哪一天');
  await expect(set({ every: 3 })).rejects.toThrow('请选择每月的哪一天');
  await expect(set({ receivers: undefined })).rejects.toThrow('请选择接收人');
  await expect(set({ receivers: ['99'] })).rejects.toThrow('重新选择接收人');
  await set({ every: 3, day: 5 });
  await set({ every: 0 }, 3);
  const info = await centre(reports.getInfo, { id, draft: true });
  expect(info).toMatchObject({ plan: null, planText: '' });
});

test('取消一级机构的授权马上生效，已发布的内容不变，最后一级不能取消', async () => {
  const id = await published('T1', [2, 3]);
  await city(reports.getInfo, { id });
  await centre(reports.removeRole, { id, roleid: 3 }, { version: 2 });
  await expect(city(reports.getInfo, { id })).rejects.toMatchObject({ code: 403 });
  const info = await centre(reports.getInfo, { id, draft: true });
  expect(info).toMatchObject({
    audience: [2],
    number: 2,
    status: reportStatus.code('published'),
  });
  await expect(centre(reports.removeRole, { id, roleid: 3 }, { version: 3 })).rejects.toThrow(
    '没有授权给市级',
  );
  await expect(centre(reports.removeRole, { id, roleid: 2 }, { version: 3 })).rejects.toThrow(
    '最后一级',
  );
});

test('看一个数字后面的记录：条数等于数字，姓名和号码掩码，别处的一条没有', async () => {
  const id = await published();
  const preview = await city(reports.getReportDataPreview, { id });
  const head = await city(reports.getReportHead, { id });
  const column = head.columns.findIndex(({ key }) => key === 'g3.all.recognised');
  expect(preview.totals[column]).toBe(4);
  const all = await city(reports.drill, { id, column: 'g3.all.recognised', limit: 3 });
  expect(all).toMatchObject({ total: 4, title: '认定人数 合计' });
  expect(all.rows).toHaveLength(3);
  for (const { cells } of all.rows) {
    expect(cells[1]).toMatch(/\*/);
    expect(cells[2]).toMatch(/\*{4}/);
  }
  for (const { keys, cells } of preview.rows) {
    const { total } = await city(reports.drill, { id, keys, column: 'g3.all.recognised' });
    expect(total).toBe(cells[column]);
  }
  await expect(city(reports.drill, { id, column: 'g19.none' })).rejects.toThrow('没有这一列');
  await expect(
    city(reports.drill, { id, column: 'g0.people', org: testOrgs.province.id }),
  ).rejects.toMatchObject({ code: 403 });
});

test('太大的报表作为任务运行：预览说要等，运行完再看就有数', async () => {
  bounds.cost = 0;
  const id = await published();
  const ask = () => city(reports.getReportDataPreview, { id });
  const task = () => city(reports.getReportDataPreviewTask, { id });
  expect(await ask()).toMatchObject({ isTask: true, rows: [] });
  expect((await task()).status).toBe(0);
  expect((await task()).status).toBe(0);
  const { rows } = await server.pool.query<{ id: string }>('select run_id as id from report_run');
  expect(rows).toHaveLength(1);
  await reportRun(server.app, rows[0]?.id ?? '');
  expect((await task()).status).toBe(2);
  const kept = await ask();
  expect(kept.isTask).toBe(false);
  bounds.cost = usualCost;
  await server.pool.query('delete from report_run');
  const { asOf: _, ...counted } = await ask();
  expect(kept).toMatchObject(counted);
});

test('预览超过时限：不报错，改作任务；任务运行完就有数', async () => {
  const id = await published();
  await server.pool.query('delete from report_run');
  const before = await city(reports.getReportDataPreview, { id });
  expect(before).toMatchObject({ isTask: false, source: 'sums' });
  bounds.wait = 1;
  const blocked = await server.pool.connect();
  try {
    // The sums cannot be read for a while: the time of the statement is over in any case.
    await blocked.query('begin; lock table report_roll in access exclusive mode');
    expect(await city(reports.getReportDataPreview, { id })).toMatchObject({
      isTask: true,
      rows: [],
    });
  } finally {
    await blocked.query('rollback');
    blocked.release();
    bounds.wait = usualWait;
  }
  expect((await city(reports.getReportDataPreviewTask, { id })).status).toBe(0);
  const { rows } = await server.pool.query<{ id: string }>('select run_id as id from report_run');
  await reportRun(server.app, rows[0]?.id ?? '');
  const { asOf: _, ...after } = await city(reports.getReportDataPreview, { id });
  expect(before).toMatchObject(after);
  await server.pool.query('delete from report_run');
});

test('系统运行指标每分钟一条，机构、用户与UKey各机构只看到自己和下级的', async () => {
  const now = new Date('2024-06-18T00:05:20Z');
  await server.pool.query(
    "insert into call_minute values ('2024-06-18T00:04:00Z', 'a', 200, 4, 12, 90), ('2024-06-18T00:04:00Z', 'b', 200, 0, 9, 120)",
  );
  await systemFigures({ pool: server.pool, clock: () => now });
  await systemFigures({ pool: server.pool, clock: () => now });
  const { rows } = await server.pool.query<{ metric: number; value: number }>(
    'select metric, value from sys_metric where metric between 3 and 6 order by metric',
  );
  expect(rows.map(({ value }) => value)).toEqual([400, 12, 120, 1]);
  await countOrganisations(server.pool, now);
  const id = await published('T16');
  const { totals } = await city(reports.getReportDataPreview, { id });
  const { rows: counted } = await server.pool.query<{ orgs: number; users: number }>(
    `select count(distinct o.org_id)::int as orgs, count(a.admin_id)::int as users from org o left join admin a using (org_id)
     where o.city = $1 and o.status = 1`,
    [testOrgs.city.city],
  );
  expect(totals.slice(0, 2)).toEqual([counted[0]?.orgs, counted[0]?.users]);
  const metrics = await published('S1', [4]);
  const province = await server.as('province');
  const seen = await province(reports.getReportDataPreview, { id: metrics });
  expect(seen.rows.every(({ cells }) => cells.every((cell) => cell === null))).toBe(true);
});
