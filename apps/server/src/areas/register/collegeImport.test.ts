import { registration } from '@tqc/contract/register';
import { imports, job } from '@tqc/contract/resource';
import { beforeAll, expect, test } from 'vitest';
import { createTaskRunner } from '../../jobs/taskRunner';
import { testRoad } from '../../testing/road';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';

const target = 'collegeConclusion';
const HEAD = '档案号,姓名,审核结论,毕业证书号,毕业时间,毕业学校,专业,最高学历,审核意见';
const DIPLOMA = '190011202405001234,2024/6/18,澄岚师范大学,数学,本科';

let server: TestServer;
let people: { regId: string; archiveNo: string; name: string }[];
beforeAll(async () => {
  server = await testServer();
  const road = await testRoad(server);
  for (const n of [401, 402, 403]) await road.confirmed(n);
  await server.pool.query(
    'update registration set record_status = 4, college_append_flag = true where archive_no is not null',
  );
  const { rows } = await server.pool.query<{ reg_id: string; archive_no: string; name: string }>(
    'select reg_id::text, archive_no, name from registration where archive_no is not null order by reg_id',
  );
  people = rows.map(({ reg_id: regId, archive_no: archiveNo, name }) => ({
    regId,
    archiveNo,
    name,
  }));
});

const fileOf = (...lines: readonly string[]) => ({
  field: 'file',
  name: '结论.csv',
  bytes: new TextEncoder().encode([HEAD, ...lines].join('\r\n')),
});
const check = async (org: TestOrg, ...lines: readonly string[]) => {
  const files = [fileOf(...lines)];
  const { plan } = await (
    await server.as(org)
  )(imports.importRows, { target, dryRun: 'true' }, { files });
  return plan;
};

test('结论按档案号找到申请，姓名要相符；通过要写明证书，不通过要写意见；和逐个审核走同一段检查', async () => {
  const [first, second, third] = people;
  const lines = [
    `${first?.archiveNo},${first?.name},是,${DIPLOMA},`,
    `${second?.archiveNo},${second?.name},否,,,,,,证书不清楚`,
    `${third?.archiveNo},别人,是,${DIPLOMA},`,
    `0000,${third?.name},是,${DIPLOMA},`,
  ];
  const plan = await check('county', ...lines);
  expect(plan?.rows.map(({ verdict, errors }) => [verdict, errors])).toEqual([
    ['update', undefined],
    ['update', undefined],
    ['bad', { name: '姓名与档案号不符' }],
    ['bad', { archiveNo: '本机构没有这个档案号的申请' }],
  ]);
  const lacking = await check('county', `${third?.archiveNo},${third?.name},是,,,,,,`);
  expect(lacking?.rows[0]).toMatchObject({
    verdict: 'bad',
    errors: { diplomaNo: '请填写毕业证书号' },
  });
  const county = await server.as('county');
  const good = lines.slice(0, 2);
  const { hash = '' } = (await check('county', ...good)) ?? {};
  const asked = { target, dryRun: 'false' as const, planHash: hash };
  const { jobId } = await county(imports.importRows, asked, { files: [fileOf(...good)] });
  await createTaskRunner(server.app).wake();
  expect(await county(job.get, { id: jobId ?? '' })).toMatchObject({ status: 2, total: 2 });
  const passed = await county(registration.get, { regId: first?.regId ?? '' });
  expect(passed).toMatchObject({ recordStatus: 0, diplomaNo: '190011202405001234' });
  const failed = await county(registration.get, { regId: second?.regId ?? '' });
  expect(failed.recordStatus).toBe(4);
  expect(failed.steps.map(({ event }) => event)).toContain('审核不通过');
});

test('别的机构的申请在文件里也碰不到，有没有这个号说的是同一句话', async () => {
  const third = people[2];
  const plan = await check('city', `${third?.archiveNo},${third?.name},是,${DIPLOMA},`);
  expect(plan?.rows[0]?.errors).toEqual({ archiveNo: '本机构没有这个档案号的申请' });
});
