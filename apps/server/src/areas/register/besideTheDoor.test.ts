import { lookup } from '@tqc/contract/lookup';
import { msgSysmsg } from '@tqc/contract/message';
import {
  changeableFields,
  registration,
  registrationChange,
  registrationReview,
} from '@tqc/contract/register';
import { membersOf } from '@tqc/contract/kit';
import { planEndStatus, recordStatusRegister } from '@tqc/domain/dictionaries';
import { beforeAll, expect, test } from 'vitest';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

test('计划变更在列表里要权限才看得到，按来源查也一样', async () => {
  const point = await server.as('point');
  const county = await server.as('county');
  const plan = { source: 'plan', id: '1' } as const;
  await expect(point(lookup.queryChangeBySource, plan)).rejects.toMatchObject({ code: 403 });
  expect((await county(lookup.queryChangeBySource, plan)).record).toEqual([]);
  const regId = await road.filed(1);
  const own = { source: 'register', id: regId } as const;
  expect((await point(lookup.queryChangeBySource, own)).record).toEqual([]);
});

test('留言要留言的权限才看得到，按申请查也一样', async () => {
  const regId = await road.filed(11);
  expect((await (await server.as('point'))(lookup.queryRegAudByRegId, { regId })).record).toEqual(
    [],
  );
  // The centre reads applications and nothing of what is said about them.
  await expect(
    (await server.as('centre'))(lookup.queryRegAudByRegId, { regId }),
  ).rejects.toMatchObject({ code: 403 });
});

test('上级变更了别人的申请，认定机构听得到', async () => {
  const regId = await road.filed(12);
  const { id: chgId } = await (
    await server.as('city')
  )(
    registrationChange.regDataChange,
    { regId, changes: { name: '王雪霖' }, reason: '与身份证一致' },
    { version: 1 },
  );
  const heard = async () =>
    (await (await server.as('county'))(msgSysmsg.list, {})).record.filter(
      ({ title }) => title === '申请数据由上级变更',
    );
  expect(await heard()).toEqual([]);
  await (
    await server.as('province')
  )(registrationChange.regChgAudit, { chgId, passed: true }, { version: 1 });
  expect(await heard()).toMatchObject([
    { content: expect.stringContaining(`报名号 ${regId}`) as string },
  ]);
});

test('没有待补学历的申请，学历审核通过和不通过都不受理；待补的两样都可以', async () => {
  const regId = await road.filed(2);
  const county = await server.as('county');
  const judge = async (passed: boolean) =>
    county(
      registrationReview.audCollegeInfo,
      {
        regId,
        passed,
        opinion: '证书编号与学校名称不符',
        graduateSchool: '澄岚师范大学',
        major: '数学与应用数学',
        diplomaNo: '103191202405000001',
        graduateDate: '2024-06-01',
        educationLevel: 3,
      },
      { version: (await county(registration.get, { regId })).version },
    );
  const refused = { code: 409, message: '该记录没有待补学历' };
  await expect(judge(false)).rejects.toMatchObject(refused);
  await expect(judge(true)).rejects.toMatchObject(refused);
  await server.pool.query('update registration set record_status = $2 where reg_id = $1', [
    regId,
    recordStatusRegister.code('awaitingCollege'),
  ]);
  await judge(false);
  expect(await county(registration.get, { regId })).toMatchObject({
    recordStatus: recordStatusRegister.code('awaitingCollege'),
  });
  await judge(true);
  expect(await county(registration.get, { regId })).toMatchObject({
    recordStatus: recordStatusRegister.code('normal'),
    diplomaNo: '103191202405000001',
  });
});

test('要经审核才能变更的项，不能从修改资料直接改', () => {
  const direct = Object.keys(membersOf(registration.update.input));
  expect(direct).toContain('address');
  expect(direct.filter((name) => name in changeableFields)).toEqual([]);
});

test('计划结束以后，删除的申请不能恢复；计划还在时可以', async () => {
  const regId = await road.filed(3);
  const province = await server.as('province');
  const version = async () => ({
    version: (await province(registration.get, { regId })).version,
  });
  const deleted = (status: 'deleted' | 'normal') =>
    server.pool.query('update registration set record_status = $2 where reg_id = $1', [
      regId,
      recordStatusRegister.code(status),
    ]);
  const undelete = async () =>
    province(registration.update, { regId, action: 'undelete' }, await version());
  await deleted('deleted');
  const { rows } = await server.pool.query<{ id: string }>(
    'select ob_id::text as id from registration where reg_id = $1',
    [regId],
  );
  const end = (status: 'ended' | 'none') =>
    server.pool.query('update org_plan set end_status = $2 where ob_id = $1', [
      rows[0]?.id,
      status === 'ended' ? planEndStatus.code('ended') : 0,
    ]);
  await end('ended');
  await expect(undelete()).rejects.toMatchObject({ code: 422 });
  await end('none');
  await undelete();
});
