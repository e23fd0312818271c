import { signIn } from '@tqc/client';
import { registration } from '@tqc/contract/register';
import { admins, userRole } from '@tqc/contract/rms';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, testOrgs, testServer, type TestServer } from '../../../testing/server';
import { newPerson } from '../../../walks/people';
import { acceptAll } from '../../../testing/acceptAll';

let server: TestServer;
let serial = 0;
beforeAll(async () => {
  server = await testServer();
});

const clerk = (more: object = {}) => {
  serial += 1;
  return {
    account: `clerk_${serial}`,
    name: '孟知远',
    orgId: testOrgs.county.id,
    roleIds: ['2'],
    mobile: `139${String(serial).padStart(8, '0')}`,
    loginType: 'none',
    ...more,
  };
};
const added = async (more?: object) => {
  const input = clerk(more);
  const { id, issued } = await (await server.as('county'))(admins.create, input);
  return { adminId: id, account: input.account, password: issued[0]?.password ?? '' };
};
const signedIn = async (account: string, password: string) => {
  const transport = server.transport();
  const { answer } = await signIn(transport, account, password);
  return { transport, user: answer.user };
};

test('新用户用初始密码登录后必须改密码；密码和它的散列不在别的回答里，也不在审计里', async () => {
  const { adminId, account, password } = await added();
  const { user } = await signedIn(account, password);
  expect(user.passOverdue).toBe(1);
  const county = await server.as('county');
  expect(await county(admins.get, { adminId })).toMatchObject({
    condition: '角色待审核',
    roles: '',
  });
  await acceptAll(server, 'city');
  const told = JSON.stringify([
    await county(admins.get, { adminId }),
    await county(admins.list, { account }),
    await county(admins.getAdminDtoById, { adminId }),
  ]);
  expect(told).toContain('初始密码未改');
  const { rows } = await server.pool.query<{ row: string; phc: string }>(
    `select string_agg(i.row::text, '') as row, max(a.password_phc) as phc from audit_inbox i, admin a where a.admin_id = $1`,
    [adminId],
  );
  const [{ row = '', phc = '?' } = {}] = rows;
  expect(row).toContain(adminId);
  for (const secret of [password, phc, '$argon2']) {
    expect(told).not.toContain(secret);
    expect(row).not.toContain(secret);
  }
});

// Rules: permission-28
test('重置密码：原来的会话立即结束，新密码只告诉办理的人一次；自己的不在这里改', async () => {
  const one = await newPerson(server, 'county', { role: true });
  const county = await server.as('county');
  const { issued } = await county(
    admins.singleResetPassword,
    { adminId: one.adminId },
    { version: 1 },
  );
  await expect(one.transport.send(registration.list, {})).rejects.toMatchObject({ code: 491 });
  await expect(signedIn(one.account, PASSWORD)).rejects.toMatchObject({ code: 499 });
  expect((await signedIn(one.account, issued[0]?.password ?? '')).user.passOverdue).toBe(1);
  const many = [await newPerson(server, 'county'), await newPerson(server, 'county')];
  const batch = await county(admins.batchResetPassword, {
    adminIds: many.map(({ adminId }) => adminId).join(','),
  });
  expect([batch.done.length, batch.refused]).toEqual([2, []]);
  for (const { account } of many) {
    const made = batch.issued.find((each) => each.account === account);
    expect((await signedIn(account, made?.password ?? '')).user.passOverdue).toBe(1);
  }
  const { refused } = await county(admins.batchResetPassword, { adminIds: testOrgs.county.id });
  expect(refused[0]?.reason).toBe('自己的密码请在右上角“修改密码”里改');
});

test('输错密码锁住的人，重置密码后用新密码马上能登录', async () => {
  const { adminId, account } = await newPerson(server, 'county');
  for (let n = 0; n < 5; n += 1) await signedIn(account, 'Wrong_2024#').catch(() => undefined);
  await expect(signedIn(account, PASSWORD)).rejects.toMatchObject({ code: 494 });
  const [locked] = (await (await server.as('county'))(admins.list, { account })).record;
  expect(locked?.condition).toMatch(/^锁定至\d\d-\d\d \d\d:\d\d$/);
  const { issued } = await (
    await server.as('county')
  )(admins.singleResetPassword, { adminId }, { version: 1 });
  expect((await signedIn(account, issued[0]?.password ?? '')).user.passOverdue).toBe(1);
});

test('停用、到期、取消角色：已经登录的下一次调用就不能办', async () => {
  const county = await server.as('county');
  const person = async () => newPerson(server, 'county', { role: true });
  const first = await person();
  await county(admins.forbid, { adminId: first.adminId }, { version: 1 });
  await expect(first.transport.send(registration.list, {})).rejects.toMatchObject({ code: 492 });
  const second = await person();
  const removed = { adminId: second.adminId, roleIds: ['2'] };
  await county(userRole.relationsRemove, removed, { version: 1 });
  expect((await second.transport.send(registration.list, {})).record).toBeDefined();
  await acceptAll(server, 'city');
  await expect(second.transport.send(registration.list, {})).rejects.toMatchObject({ code: 497 });
  const third = await person();
  await server.pool.query("update admin set valid_to = '2020-01-01' where admin_id = $1", [
    third.adminId,
  ]);
  await expect(third.transport.send(registration.list, {})).rejects.toMatchObject({ code: 492 });
  await expect(signedIn(third.account, PASSWORD)).rejects.toMatchObject({
    message: '账号已过有效期，请与上级机构联系延长',
  });
});

test('不能给没有的权限，不能给自己角色，不能动权限比自己大的人', async () => {
  await server.pool.query(
    "insert into role (role_id, role_name, org_type) values (71, '县级特权', 2), (72, '市级经办', 3)",
  );
  await server.pool.query(
    "insert into role_permission (role_id, permission) values (71, 'cert.cert.cacheRemove')",
  );
  const county = await server.as('county');
  const { adminId } = await added();
  const give = (id: string, roleIds: string[]) =>
    county(userRole.relations, { adminId: id, roleIds }, { version: 1 });
  await expect(give(adminId, ['71'])).rejects.toMatchObject({
    fields: { roleIds: '角色“县级特权”有您没有的权限，不能由您分配' },
  });
  await expect(give(adminId, ['72'])).rejects.toMatchObject({
    fields: { roleIds: '角色“市级经办”不适用于这类机构，请重新选择' },
  });
  await expect(give(testOrgs.county.id, ['2'])).rejects.toThrow('不能给自己分配或取消角色');
  await server.pool.query('insert into admin_role values ($1, 71)', [adminId]);
  await expect(county(admins.singleResetPassword, { adminId }, { version: 1 })).rejects.toThrow(
    '权限比您大',
  );
  const { record } = await county(admins.roles, { adminId });
  expect(record.filter(({ givable }) => givable).map(({ roleId }) => roleId)).toEqual(['2']);
  expect(record.find(({ roleId }) => roleId === '71')).toMatchObject({ held: true });
});

test('最后一个管理用户的人不能停用；有了第二个就可以', async () => {
  const city = await server.as('city');
  const [only] = (await city(admins.list, { account: 't_othercounty' })).record;
  const forbid = async () =>
    city(admins.forbid, { adminId: only?.adminId ?? '' }, { version: only?.version ?? 0 });
  await expect(forbid()).rejects.toThrow('最后一个管理用户的人');
  await city(admins.create, clerk({ orgId: testOrgs.otherCounty.id }));
  await expect(forbid()).rejects.toThrow('最后一个管理用户的人');
  // Their role waits for the province.
  await acceptAll(server, 'province');
  await forbid();
});

test('账号全国唯一，手机号码在机构内唯一，姓名、手机、有效期不对的在字段上说', async () => {
  const county = await server.as('county');
  const { account } = await added({ mobile: '13700000001' });
  for (const [wrong, field, says] of [
    [{ account: account.toUpperCase() }, 'account', '账号已被使用，请换一个'],
    [{ mobile: '13700000001' }, 'mobile', '本机构已有用户用这个手机号码，请核对'],
    [{ mobile: '12345' }, 'mobile', '手机号码不正确，请核对'],
    [{ name: '1' }, 'name', '姓名不正确，请核对'],
    [{ validTo: '2020-01-01' }, 'validTo', expect.stringContaining('有效期止应在')],
  ] as const)
    await expect(county(admins.create, clerk(wrong))).rejects.toMatchObject({
      fields: { [field]: says },
    });
});
