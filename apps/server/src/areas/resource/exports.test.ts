import { baseTechnicalJob } from '@tqc/contract/basic';
import { registration } from '@tqc/contract/register';
import { exports, job, resource } from '@tqc/contract/resource';
import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readCsv, readSheet } from '../../kit/export/exportTesting';
import { createTaskRunner } from '../../jobs/taskRunner';
import { exportSweep } from '../../jobs/exportSweep';
import { newPerson } from '../../walks/people';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
const ROWS = 2345;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
  await server.pool.query(
    `insert into technical_job (tj_id, code, name, series, grade, sort, status)
     select 9000000 + n, 'X' || n, '=职务' || n, '系列', '级', n % 7, 1 from generate_series(1, $1::int) n`,
    [ROWS],
  );
});
beforeEach(() => server.pool.query('delete from person_quota'));

const jobs = {
  call: baseTechnicalJob.list.id,
  title: '专业技术职务',
  query: { series: '系列' },
  columns: ['code', 'name', 'sort', 'status'],
  format: 'xlsx' as const,
};
const people = {
  title: '认定数据查看',
  query: {},
  columns: ['regId', 'name', 'idNo', 'applyTime', 'status'],
  format: 'xlsx' as const,
};
const as = (org: TestOrg) => server.as(org);
const run = async () => createTaskRunner(server.app).wake();
const bytesOf = async (org: TestOrg, id: string) => {
  const { resultFile } = await (await as(org))(job.get, { id });
  const answer = await (await as(org))(resource.downloadFile, { fileId: resultFile ?? '' });
  return Buffer.from(await (answer as unknown as Blob).arrayBuffer());
};

test('导出的是条件下的全部数据：条数等于列表总数，顺序相同，表头写明条件、时间和导出人', async () => {
  const centre = await as('centre');
  const { id } = await centre(exports.exportRows, {
    ...jobs,
    query: { ...jobs.query, sort: 'sort.desc' },
  });
  await run();
  const done = await centre(job.get, { id });
  const list = await centre(baseTechnicalJob.list, {
    series: '系列',
    sort: 'sort.desc',
    exactTotal: true,
  });
  expect(done).toMatchObject({ status: 2, total: ROWS, done: ROWS });
  expect(list.total).toBe(ROWS);
  const bytes = await bytesOf('centre', id);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(done.sha256);
  const [title, facts, condition, count, head, ...rows] = readSheet(bytes);
  expect(title).toEqual(['专业技术职务']);
  expect(facts?.[0]).toMatch(/^导出时间：.*导出人：.*（t_centre）　机构：演示国家中心$/);
  expect(condition).toEqual([expect.stringMatching(/系列：系列/)]);
  expect(count).toEqual([`共${ROWS}条`]);
  expect(head).toHaveLength(4);
  expect(rows).toHaveLength(ROWS);
  expect(rows.slice(0, 10).map(([code]) => code)).toEqual(list.record.map(({ code }) => code));
  expect(rows[0]?.[1]).toMatch(/^=职务/);
  expect(rows[0]?.[3]).toBe('启用');
});

test('CSV 里以等号开头的名称不会变成公式', async () => {
  const { id } = await (await as('centre'))(exports.exportRows, { ...jobs, format: 'csv' });
  await run();
  const rows = readCsv(await bytesOf('centre', id));
  expect(rows).toHaveLength(ROWS + 5);
  expect(rows.at(-1)?.[1]).toMatch(/^'=职务/);
});

test('文件里只有本机构看得到的：两个区县各导一份，一行也不重，条数各等于自己的列表', async () => {
  await road.filed(2);
  await road.filed(3);
  const listed = async (org: TestOrg) => {
    const { id } = await (await as(org))(exports.exporRegExcelData, people);
    await run();
    const { total } = await (await as(org))(registration.list, { exactTotal: true });
    const ids = readSheet(await bytesOf(org, id))
      .slice(5)
      .map(([first]) => String(first));
    expect(ids).toHaveLength(total);
    return ids;
  };
  const county = await listed('county');
  const other = await listed('otherCounty');
  expect(county.length).toBeGreaterThan(1);
  expect(county.filter((id) => other.includes(id))).toEqual([]);
});

test('没有这个列表的权限、不是列表的接口、没有的列、列表不收的条件都被拒绝', async () => {
  const centre = await as('centre');
  const refused = (more: object) => centre(exports.exportRows, { ...jobs, ...more });
  await expect(refused({ call: 'rms.nothing' })).rejects.toThrow('该列表不能导出');
  await expect(refused({ call: baseTechnicalJob.create.id })).rejects.toThrow('该列表不能导出');
  await expect(refused({ call: registration.list.id })).rejects.toThrow('该列表不能导出');
  await expect(refused({ columns: ['code', 'secret'] })).rejects.toThrow('导出的列已经变化');
  await expect(refused({ query: { secret: 1 } })).rejects.toMatchObject({ code: 400 });
  await expect(refused({ docId: '1' })).rejects.toThrow('请不要选择备案');
  const { send } = (await newPerson(server, 'county', { role: false })).transport;
  await expect(send(exports.exportRows, jobs)).rejects.toMatchObject({ code: 403 });
});

test('没有一条符合条件的，完成的消息说文件里只有表头', async () => {
  const centre = await as('centre');
  const { id } = await centre(exports.exportRows, { ...jobs, query: { series: '没有的系列' } });
  await run();
  expect(await centre(job.get, { id })).toMatchObject({ status: 2, total: 0 });
  const { rows } = await server.pool.query<{ content: string }>(
    "select content from sys_message where title = '导出已完成' order by msg_id desc limit 1",
  );
  expect(rows[0]?.content).toContain('没有符合条件的记录，文件里只有表头');
});

test('号码按列表显示的样子导出；没有备案不能导出完整号码', async () => {
  const regId = await road.filed(1);
  const county = await as('county');
  const { id } = await county(exports.exporRegExcelData, people);
  await run();
  const rows = readSheet(await bytesOf('county', id));
  const row = rows.find(([first]) => first === regId);
  expect(row?.[2]).toMatch(/^\d{3}\*{11}[\dX]{4}$/);
  await expect(county(exports.exporRegExcelData, { ...people, docId: '12345' })).rejects.toThrow(
    '没有这份导出权限备案',
  );
  expect((await county(exports.regExcelTaskList, {})).record.map((task) => task.id)).toContain(id);
});

test('按证件号码查询后导出，任务里看不到号码', async () => {
  const idNo = '110101199001011234';
  const { id } = await (
    await as('county')
  )(exports.exporRegExcelData, { ...people, query: { idNo } });
  const { rows } = await server.pool.query<{ job: string }>(
    'select to_jsonb(j)::text as job from job j where job_id = $1',
    [id],
  );
  expect(rows[0]?.job).not.toContain(idNo);
  await run();
  expect(await (await as('county'))(job.get, { id })).toMatchObject({ status: 2, total: 0 });
  const { rows: noted } = await server.pool.query<{ row: string }>(
    "select row::text from (select row from audit_inbox union all select row from audit) noted where row ->> 'obj' = $1",
    [`job/${id}`],
  );
  expect(noted.length).toBeGreaterThan(1);
  for (const { row } of noted) expect(row).not.toContain(idNo);
});

test('别人看不到、取消不了、下载不了我的任务；每次下载都记数', async () => {
  const centre = await as('centre');
  const { id } = await centre(exports.exportRows, jobs);
  await run();
  const { resultFile } = await centre(job.get, { id });
  const county = await as('county');
  for (const denied of [
    () => county(job.get, { id }),
    () => county(job.cancel, { id }),
    () => county(job.again, { id }),
    () => county(exports.downRegExcelFile, { id }),
    () => county(resource.downloadFile, { fileId: resultFile ?? '' }),
  ])
    await expect(denied()).rejects.toMatchObject({ code: 403 });
  await bytesOf('centre', id);
  await bytesOf('centre', id);
  expect((await centre(job.get, { id })).downloads).toBe(2);
});

test('取消的任务没有文件，可以重新执行；已完成的不能', async () => {
  const centre = await as('centre');
  const { id } = await centre(exports.exportRows, jobs);
  await centre(job.cancel, { id });
  await run();
  expect(await centre(job.get, { id })).toMatchObject({ status: 4, resultFile: null });
  await centre(job.again, { id });
  await run();
  expect(await centre(job.get, { id })).toMatchObject({ status: 2, total: ROWS });
  await expect(centre(job.again, { id })).rejects.toThrow('只有失败或已取消的任务可以重新执行');
});

test('进程中断后，别的进程接着把任务从头做完；没有写完的文件不算数', async () => {
  const centre = await as('centre');
  const { id } = await centre(exports.exportRows, jobs);
  // What a killed process leaves: a task that nobody carries out any more.
  await server.pool.query(
    `update job set status = 1, runner = gen_random_uuid(), lease_until = now() - interval '1 second', done = 700 where job_id = $1`,
    [id],
  );
  await exportSweep(server.app, createTaskRunner(server.app));
  expect(await centre(job.get, { id })).toMatchObject({ status: 2, done: ROWS });
});

test('正在执行的任务别的进程不会再做；停下的进程把任务交回去', async () => {
  const centre = await as('centre');
  const { id } = await centre(exports.exportRows, jobs);
  await server.pool.query(
    `update job set status = 1, runner = gen_random_uuid(), lease_until = now() + interval '1 minute' where job_id = $1`,
    [id],
  );
  await run();
  expect((await centre(job.get, { id })).status).toBe(1);
  await server.pool.query('update job set status = 0, lease_until = null where job_id = $1', [id]);
  const stopped = createTaskRunner(server.app);
  const working = stopped.wake();
  await stopped.stop();
  await working;
  expect((await centre(job.get, { id })).status).toBe(0);
  await run();
  expect((await centre(job.get, { id })).status).toBe(2);
});

test('文件保留七天，过期后说明要重新导出', async () => {
  const centre = await as('centre');
  const { id } = await centre(exports.exportRows, jobs);
  await run();
  const { resultFile, expiresAt } = await centre(job.get, { id });
  expect(Date.parse(expiresAt ?? '') - server.app.clock().getTime()).toBeGreaterThan(
    6 * 86_400_000,
  );
  await server.pool.query("update job set expires_at = '2000-01-01' where job_id = $1", [id]);
  await expect(centre(resource.downloadFile, { fileId: resultFile ?? '' })).rejects.toThrow(
    '文件已过保留期，请重新导出',
  );
  await exportSweep(server.app, createTaskRunner(server.app));
  expect((await centre(job.get, { id })).resultFile).toBeNull();
});

test('一人同时最多三个没有完成的任务', async () => {
  const city = await as('city');
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) ids.push((await city(exports.exporRegExcelData, people)).id);
  await expect(city(exports.exporRegExcelData, people)).rejects.toThrow('已有3个任务没有完成');
  for (const id of ids) await city(job.cancel, { id });
});

test('执行时已经没有权限的，任务失败并说明原因', async () => {
  const person = await newPerson(server, 'county', { role: true });
  const { id } = await person.transport.send(exports.exporRegExcelData, people);
  const { rows } = await server.pool.query<{ admin_id: string }>(
    'select admin_id from job where job_id = $1',
    [id],
  );
  await server.pool.query('update admin set status = 0 where admin_id = $1', [rows[0]?.admin_id]);
  await run();
  const { rows: after } = await server.pool.query<{ status: number; message: string }>(
    'select status, message from job where job_id = $1',
    [id],
  );
  expect(after[0]?.status).toBe(3);
  expect(after[0]?.message).not.toBe('');
});
