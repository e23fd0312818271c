import { registration } from '@tqc/contract/register';
import { admins, rolePermission, roles, userRole, verify } from '@tqc/contract/rms';
import { verifyStatus } from '@tqc/domain/dictionaries';
import { beforeAll, expect, test } from 'vitest';
import { testOrgs, testServer, type TestOrg, type TestServer } from '../../../testing/server';
import { newPerson } from '../../../walks/people';
import { acceptAll } from '../../../testing/acceptAll';

let server: TestServer;
let serial = 0;
beforeAll(async () => {
  server = await testServer();
});

const PENDING = verifyStatus.code('pending');

/** Somebody new of an organisation, with a role that can make others able to do more. */
async function asked(by: TestOrg, role: string) {
  serial += 1;
  const caller = await server.as(by);
  const account = `second_${serial}`;
  const { id, waiting } = await caller(admins.create, {
    account,
    name: '孟知远',
    orgId: testOrgs[by].id,
    roleIds: [role],
    mobile: `135${String(serial).padStart(8, '0')}`,
    loginType: 'none',
  });
  expect(waiting).toBe(true);
  const { record } = await caller(verify.list, { status: PENDING });
  const change = record.find(({ target }) => target.includes(account));
  if (!change) throw new Error('nothing waits');
  return { adminId: id, change };
}

test('能给别人权限的角色等待第二人：申请人自己、县级都不能审核，市级可以', async () => {
  const { adminId, change } = await asked('county', '2');
  expect(change).toMatchObject({
    content: expect.stringMatching(/^分配角色：./),
    notYours: '自己申请的变更由其他人审核',
  });
  const judge = { changeId: change.changeId, opinion: '' };
  const county = await server.as('county');
  await expect(county(verify.accept, judge, { version: 1 })).rejects.toMatchObject({ code: 403 });
  const otherCounty = await server.as('otherCounty');
  expect((await otherCounty(verify.list, { status: PENDING })).total).toBe(0);
  expect(await county(admins.get, { adminId })).toMatchObject({ roles: '' });
  const city = await server.as('city');
  await city(verify.accept, judge, { version: 1 });
  expect(await county(admins.get, { adminId })).toMatchObject({ roleIds: ['2'] });
  await expect(city(verify.accept, judge, { version: 2 })).rejects.toThrow('已经审核过');
});

test('市级自己的变更：申请人不能审核，涉及的本人不能审核，省级可以拒绝，并告诉申请人', async () => {
  const { adminId, change } = await asked('city', '3');
  const judge = { changeId: change.changeId, opinion: '待核实' };
  const city = await server.as('city');
  await expect(city(verify.accept, judge, { version: 1 })).rejects.toThrow('自己申请的变更');
  const other = await newPerson(server, 'city', { role: true });
  await server.pool.query('update role_change set target_id = $2 where change_id = $1', [
    change.changeId,
    other.adminId,
  ]);
  await expect(other.transport.send(verify.accept, judge, { version: 1 })).rejects.toThrow(
    '涉及本人的变更',
  );
  await server.pool.query('update role_change set target_id = $2 where change_id = $1', [
    change.changeId,
    adminId,
  ]);
  const province = await server.as('province');
  await province(verify.reject, judge, { version: 1 });
  expect(await city(admins.get, { adminId })).toMatchObject({ roles: '', condition: '没有角色' });
});

test('同一项变更等待时不能再提交；用户已经删除的不能通过', async () => {
  const { adminId, change } = await asked('county', '2');
  const county = await server.as('county');
  await expect(
    county(userRole.relations, { adminId, roleIds: ['2'] }, { version: 1 }),
  ).rejects.toThrow('正在等待审核');
  await county(admins.remove, { adminId }, { version: 1 });
  const city = await server.as('city');
  const { refused } = await city(verify.acceptBatch, { changeIds: change.changeId });
  expect(refused).toEqual([
    {
      id: change.changeId,
      name: change.target,
      reason: '用户已经删除，请不通过这项变更',
      code: 422,
    },
  ]);
  await expect(city(verify.rejectBatch, { changeIds: change.changeId })).rejects.toMatchObject({
    fields: { opinion: '请填写审核意见' },
  });
  const rejected = await city(verify.rejectBatch, {
    changeIds: change.changeId,
    opinion: '已删除',
  });
  expect(rejected.done).toEqual([change.changeId]);
});

test('批量里一项不能通过，其余的照样生效，不能通过的没有留下一半', async () => {
  const first = await asked('county', '2');
  const second = await asked('county', '2');
  const county = await server.as('county');
  await county(admins.forbid, { adminId: second.adminId }, { version: 1 });
  const city = await server.as('city');
  const ids = [first.change.changeId, second.change.changeId];
  const { done, refused } = await city(verify.acceptBatch, { changeIds: ids.join(',') });
  expect(done).toEqual([ids[0]]);
  expect(refused.map(({ reason }) => reason)).toEqual(['该用户已经停用，请先启用或不通过']);
  expect(await county(admins.get, { adminId: second.adminId })).toMatchObject({ roles: '' });
});

test('没有人用的角色随时配权限；有人用的等待第二人，只给得出自己也有的权限', async () => {
  const province = await server.as('province');
  const { id: roleId } = await province(roles.create, { roleName: '县级受理', orgType: 2 });
  const change = { roleId, permissions: [registration.list.permission] };
  expect(await province(rolePermission.relations, change, { version: 1 })).toMatchObject({
    waiting: false,
  });
  const one = await newPerson(server, 'county');
  await server.pool.query('insert into admin_role values ($1, $2)', [one.adminId, roleId]);
  expect(await province(rolePermission.relationsRemove, change, { version: 2 })).toMatchObject({
    waiting: true,
    people: 1,
  });
  const rightsOf = async () => (await province(roles.permissions, { roleId })).record.length;
  expect(await rightsOf()).toBeGreaterThan(0);
  await acceptAll(server, 'centre');
  expect(await rightsOf()).toBe(0);
});

test('国家中心只有一个账号时变更立即生效，有了第二个就等待', async () => {
  const centre = await server.as('centre');
  const account = (no: number) => ({
    account: `centre_${no}`,
    name: '孟知远',
    orgId: testOrgs.centre.id,
    roleIds: ['5'],
    mobile: `1340000000${no}`,
    loginType: 'none',
  });
  const { rows } = await server.pool.query('select from admin where org_id = $1', [
    testOrgs.centre.id,
  ]);
  expect(rows).toHaveLength(1);
  expect((await centre(admins.create, account(1))).waiting).toBe(false);
  expect((await centre(admins.create, account(2))).waiting).toBe(true);
  const { total } = await centre(verify.list, {});
  expect(total).toBeGreaterThan(0);
});
