import { ssouser, ssouserCollegeCert } from '@tqc/contract/applicant';
import { beforeAll, expect, test } from 'vitest';
import { handAccount, newAccount } from '../../testing/handAccount';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

const diploma = (diplomaNo: string) => ({
  school: '澄岚师范大学',
  level: 3,
  studyForm: 1,
  major: '汉语言文学',
  diplomaNo,
});
async function holder(n: number, ...numbers: readonly string[]) {
  const { accepted, refused } = await handAccount(
    server,
    newAccount(n, { college: numbers.map(diploma) }),
  );
  if (!accepted[0]) throw new Error(refused[0]?.message);
  return accepted[0].id;
}
const listed = async (org: TestOrg, ssoId: string) =>
  (await (await server.as(org))(ssouserCollegeCert.list, { ssoId })).record;
async function act(org: TestOrg, ssoId: string, input: Record<string, unknown>) {
  const [row] = await listed(org, ssoId);
  const as = await server.as(org);
  await as(
    ssouserCollegeCert.update,
    { id: row?.id ?? '', action: 'recheck', ...input },
    { version: row?.version ?? 0 },
  );
  return (await listed(org, ssoId))[0];
}

test('学历由渠道交来，在本辖区申请过的区县也能核验，别的省看不到', async () => {
  const ssoId = await holder(1, 'BY20240001');
  expect(await listed('county', ssoId)).toEqual([]);
  const { idNo } = newAccount(1);
  await road.filed(1, { idNo, birthDate: '1998-02-03' });
  expect((await listed('city', ssoId))[0]).toMatchObject({
    name: '演示申请人',
    idNo: expect.stringContaining('***'),
    validation: 0,
  });
  expect(await act('city', ssoId, { action: 'recheck' })).toMatchObject({
    validation: 1,
    checker: '核验平台',
    cached: true,
  });
  expect(await listed('otherProvince', ssoId)).toEqual([]);
});

test('查不到的人工核验，要有结论和意见；核验过的不再人工核验', async () => {
  const ssoId = await holder(2, 'BY20240009');
  expect(await act('province', ssoId, { action: 'recheck' })).toMatchObject({ validation: 0 });
  await expect(act('province', ssoId, { action: 'manual' })).rejects.toMatchObject({
    fields: { conclusion: '请选择核验结论' },
  });
  await expect(act('province', ssoId, { action: 'manual', conclusion: 1 })).rejects.toMatchObject({
    fields: { opinion: '请填写核验意见' },
  });
  const opinion = '已核对原件';
  expect(await act('province', ssoId, { action: 'manual', conclusion: 1, opinion })).toMatchObject({
    validation: 1,
    cached: false,
  });
  await expect(
    act('province', ssoId, { action: 'manual', conclusion: 1, opinion }),
  ).rejects.toThrow('已核验的不用再人工核验');
});

test('更正要写原因，改前改后留下，改后要重新核验', async () => {
  const ssoId = await holder(3, 'BY20240001');
  await act('province', ssoId, { action: 'recheck' });
  await expect(act('province', ssoId, { action: 'edit', major: '英语' })).rejects.toMatchObject({
    fields: { reason: '请填写更正原因' },
  });
  await expect(act('province', ssoId, { action: 'edit', reason: '按证书' })).rejects.toThrow(
    '没有改动',
  );
  const row = await act('province', ssoId, { action: 'edit', major: '英语', reason: '按证书' });
  expect(row).toMatchObject({ major: '英语', validation: 0, cached: false, checker: '' });
  const { life } = await (
    await server.as('province')
  )(ssouserCollegeCert.get, {
    id: row?.id ?? '',
  });
  expect(life[0]).toMatchObject({
    event: '更正',
    opinion: '按证书',
    changes: [{ label: '专业', before: '汉语言文学', after: '英语' }],
  });
});

test('清除缓存只清核验平台的结果，人工核验的留着', async () => {
  const ssoId = await holder(4, 'BY20240001', 'BY20240002');
  const [first, second] = await listed('province', ssoId);
  const as = await server.as('province');
  await as(ssouserCollegeCert.update, { id: first?.id ?? '', action: 'recheck' }, { version: 1 });
  await as(
    ssouserCollegeCert.update,
    { id: second?.id ?? '', action: 'manual', conclusion: 1, opinion: '原件无误' },
    { version: 1 },
  );
  await as(ssouser.removeCache, { ssoId, idRef: first?.idRef ?? '' });
  const after = await listed('province', ssoId);
  expect(after.map(({ validation }) => validation).sort()).toEqual([0, 1]);
  const { life } = await as(ssouser.get, { ssoId });
  expect(life[0]?.event).toBe('清除核验结果');
});
