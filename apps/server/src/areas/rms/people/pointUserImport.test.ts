import { job } from '@tqc/contract/resource';
import { admins } from '@tqc/contract/rms';
import { beforeAll, expect, test } from 'vitest';
import { createTaskRunner } from '../../../jobs/taskRunner';
import { testOrgs, testServer, type TestServer } from '../../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const HEAD = '账号,姓名,确认点名称,手机号码,角色';
const point = testOrgs.point.name;
const fileOf = (...lines: string[]) => [
  {
    field: 'file',
    name: '用户.csv',
    bytes: new TextEncoder().encode([HEAD, ...lines].join('\r\n')),
  },
];

// Rules: permission-27
test('确认点用户从文件导入：先核对，别处的确认点、重复的手机和账号在格里说明；导入的人重置密码后才有密码', async () => {
  const county = await server.as('county');
  const files = fileOf(
    `window_1,林问夏,${point},13300000001,确认人员`,
    `window_2,宋怀瑾,没有的确认点,13300000002,确认点负责人`,
    `window_3,孟知远,${point},13300000001,确认人员`,
    `T_COUNTY,顾清和,${point},13300000004,确认人员`,
  );
  const { plan } = await county(admins.importLocaleSetUser, { dryRun: 'true' }, { files });
  expect(plan?.rows.map(({ verdict }) => verdict)).toEqual(['add', 'bad', 'bad', 'bad']);
  expect(plan?.rows.slice(1).map(({ errors }) => errors)).toEqual([
    { pointName: '本机构没有这个确认点，请按“确认点管理”里的名称填写' },
    { mobile: '本机构已有用户用这个手机号码，请核对' },
    { account: '账号已被使用，请换一个' },
  ]);
  const edits = JSON.stringify([
    { line: 3, cells: { pointName: point } },
    { line: 4, cells: null },
    { line: 5, cells: null },
  ]);
  const mended = await county(admins.importLocaleSetUser, { dryRun: 'true', edits }, { files });
  expect(mended.plan?.rows.map(({ verdict }) => verdict)).toEqual(['add', 'add']);
  const { jobId } = await county(
    admins.importLocaleSetUser,
    { dryRun: 'false', edits, planHash: mended.plan?.hash },
    { files },
  );
  await createTaskRunner(server.app).wake();
  expect(await county(job.get, { id: jobId ?? '' })).toMatchObject({
    status: 2,
    message: '新增2条，更新0条',
  });
  const { record } = await county(admins.queryCertificateUser, { account: 'window_' });
  expect(record.map(({ account, pointRole }) => [account, pointRole]).toSorted()).toEqual([
    ['window_1', 1],
    ['window_2', 2],
  ]);
  const [one] = record;
  const { issued } = await county(
    admins.singleResetPassword,
    { adminId: one?.adminId ?? '' },
    { version: one?.version ?? 0 },
  );
  expect(issued[0]?.password).not.toBe('');
});
