import { baseTechnicalJob } from '@tqc/contract/basic';
import { exports, job, resource } from '@tqc/contract/resource';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTaskRunner } from '../../jobs/taskRunner';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});
beforeEach(() => server.pool.query('delete from person_quota'));

const jobs = {
  call: baseTechnicalJob.list.id,
  title: '专业技术职务',
  query: {},
  columns: ['code', 'name', 'sort', 'status'],
  format: 'csv' as const,
};
const people = {
  title: '认定数据查看',
  query: {},
  columns: ['regId', 'name', 'idNo'],
  format: 'csv' as const,
};
const run = async () => createTaskRunner(server.app).wake();

/** Nobody can read the list of jobs while something else is done. */
async function whileLocked(work: () => Promise<void>): Promise<void> {
  const held = await server.pool.connect();
  try {
    await held.query('begin; lock table technical_job in access exclusive mode');
    await work();
  } finally {
    await held.query('rollback');
    held.release();
  }
}

test('一个读不完的导出不挡住别人的：别人的照样完成；它自己试过几次后失败，原因写明', async () => {
  const [centre, county] = [await server.as('centre'), await server.as('county')];
  const { id: stuck } = await centre(exports.exportRows, jobs);
  const { id: other } = await county(exports.exporRegExcelData, people);
  await whileLocked(async () => {
    await run();
    // On a busy machine it may have rested once, for want of a connection.
    await server.pool.query('update job set not_before = null where job_id = $1 and status = 0', [
      other,
    ]);
    await run();
  });
  expect((await county(job.get, { id: other })).status).toBe(2);
  const after = await centre(job.get, { id: stuck });
  expect([0, 3]).toContain(after.status);
  // As after the last time, whichever limit ended it.
  await server.pool.query('update job set status = 0 where job_id = $1', [stuck]);
  await server.pool.query('update job set tries = 5, not_before = null where job_id = $1', [stuck]);
  await run();
  expect(await centre(job.get, { id: stuck })).toMatchObject({
    status: 3,
    message: '开始了几次都没有完成，请减少数据后重新开始',
  });
  await centre(job.again, { id: stuck });
  await run();
  expect((await centre(job.get, { id: stuck })).status).toBe(2);
});

test('太大的文件不留下，说明怎么办', async () => {
  const centre = await server.as('centre');
  const { id } = await centre(exports.exportRows, jobs);
  await createTaskRunner(server.app, 100).wake();
  expect(await centre(job.get, { id })).toMatchObject({
    status: 3,
    resultFile: null,
    message: '导出的文件超过50MB，请减少导出的列或增加查询条件',
  });
});

test('一天写出的文件超过上限，不再接受新的导出', async () => {
  const county = await server.as('county');
  await county(exports.exporRegExcelData, people);
  await run();
  await server.pool.query(
    "update person_quota set n = 3 * 1024 * 1024 where kind = 'result/kb/day'",
  );
  await expect(county(exports.exporRegExcelData, people)).rejects.toThrow(
    '今天导出的文件已超过1GB，请明天再导出',
  );
});

test('导出的文件是机构的：换了机构的人下载不了；只能下载，不能用链接或查看打开', async () => {
  await road.filed(40);
  const county = await server.as('county');
  const { id } = await county(exports.exporRegExcelData, people);
  await run();
  const fileId = (await county(job.get, { id })).resultFile ?? '';
  for (const denied of [
    () => county(resource.ticket, { fileId, download: false }),
    () => county(resource.ticket, { fileId, download: true }),
    () => county(resource.viewImage, { fileId }),
  ])
    await expect(denied()).rejects.toMatchObject({ code: 403 });
  await county(resource.downloadFile, { fileId });
  await server.pool.query(
    'update job set org_id = (select org_id from org where org_id <> job.org_id limit 1) where job_id = $1',
    [id],
  );
  for (const denied of [
    () => county(resource.downloadFile, { fileId }),
    () => county(exports.downRegExcelFile, { id }),
  ])
    await expect(denied()).rejects.toThrow('文件是您在原来的机构导出的，不能再下载');
});

test('导出查了什么留在审计里，号码不写；按完整号码导出也算一次查询', async () => {
  const county = await server.as('county');
  const idNo = '110101199001011234';
  const query = { idNo, status: 6 };
  const { id } = await county(exports.exporRegExcelData, { ...people, query });
  await run();
  const { rows } = await server.pool.query<{ row: string }>(
    "select row::text from (select row from audit_inbox union all select row from audit) noted where row ->> 'obj' = $1",
    [`job/${id}`],
  );
  const told = rows.filter(({ row }) => /"idNo": ?"\*\*\*"/.test(row) && /"status": ?6/.test(row));
  expect(told).toHaveLength(2);
  const { rows: counted } = await server.pool.query<{ kind: string }>(
    "select kind from person_quota where kind = 'search'",
  );
  expect(counted).toHaveLength(1);
});

test('按完整号码导出，审计里写着查到的是谁的申请', async () => {
  const county = await server.as('county');
  const { idNo } = road.applicant(9);
  const regId = await road.filed(9);
  const { id } = await county(exports.exporRegExcelData, { ...people, query: { idNo } });
  await run();
  const { rows } = await server.pool.query<{ found: unknown }>(
    "select row -> 'detail' -> 'found' as found from (select row from audit_inbox union all select row from audit) noted where row ->> 'obj' = $1",
    [`job/${id}`],
  );
  expect(rows.map(({ found }) => found)).toContainEqual([regId]);
});
