import { personal } from '@tqc/contract/account';
import { ssouser } from '@tqc/contract/applicant';
import { resource } from '@tqc/contract/resource';
import { beforeAll, expect, test } from 'vitest';
import { handAccount, leftToPeople, newAccount } from '../../testing/handAccount';
import { giveCert, newTeacher } from '../../testing/handEnrollment';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

const hand = async (n: number, more: Parameters<typeof newAccount>[1] = {}, tint?: string) => {
  const { accepted, refused } = await handAccount(server, newAccount(n, more), tint);
  return accepted[0] ?? refused[0]?.message ?? '';
};
const handed = async (n: number, more: Parameters<typeof newAccount>[1] = {}, tint?: string) => {
  const done = await hand(n, more, tint);
  if (typeof done === 'string') throw new Error(done);
  return done.id;
};
const get = async (org: TestOrg, ssoId: string) => (await server.as(org))(ssouser.get, { ssoId });
const act = async (org: TestOrg, ssoId: string, input: Record<string, unknown>) => {
  const { version } = await get(org, ssoId);
  return (await server.as(org))(ssouser.update, { ssoId, action: 'pass', ...input }, { version });
};

test('渠道交来账户：同样的再交算重复，号码与性别不符的说清楚，留给人工的要有照片', async () => {
  const ssoId = await handed(1);
  expect(await hand(1)).toEqual({ channelNo: newAccount(1).channelNo, id: ssoId, repeated: true });
  expect(await hand(2, { sex: 1 })).toBe('证件号码与性别不一致');
  expect(await hand(3, { ...leftToPeople, files: [] })).toBe(
    '提交人工审核应有证件正面和现场人像照片',
  );
  expect(await hand(1, { name: '演示改名人' })).toBe('姓名和证件号码的更正请作为申请人事务提交');
  const { mobile, idNo, email, life } = await get('province', ssoId);
  expect([mobile, idNo, email]).toEqual([
    '154****0001',
    expect.stringContaining('***'),
    'y***@yanshi.cn',
  ]);
  expect(life.map(({ event }) => event)).toEqual(['注册账户']);
});

test('有申请的机构看得到申请人，别的区县和省看不到', async () => {
  const { idNo } = newAccount(1);
  const county = await server.as('county');
  expect((await county(ssouser.list, { idNo })).total).toBe(0);
  await road.filed(1, { idNo, birthDate: '1998-02-03' });
  const [found] = (await county(ssouser.list, { idNo })).record;
  expect(found?.name).toBe('演示申请人');
  for (const org of ['otherCounty', 'otherProvince'] as const)
    expect((await (await server.as(org))(ssouser.list, { idNo })).total).toBe(0);
});

test('人工审核不通过要两个人：初审的人不能自己复核，再提交后重新开始', async () => {
  const ssoId = await handed(10, leftToPeople);
  await expect(act('province', ssoId, { action: 'refuse' })).rejects.toMatchObject({
    fields: { refusal: '请选择不通过原因' },
  });
  await act('province', ssoId, { action: 'refuse', refusal: 2, opinion: '不是同一人' });
  expect(await get('province', ssoId)).toMatchObject({
    realNameAuth: 3,
    doubted: '人证不符：不是同一人',
    ownDoubt: true,
  });
  for (const action of ['refuse', 'pass'])
    await expect(act('province', ssoId, { action, refusal: 2 })).rejects.toThrow(
      '请由另一位审核人员复核',
    );
  await act('centre', ssoId, { action: 'refuse', refusal: 2, opinion: '同意' });
  expect(await get('province', ssoId)).toMatchObject({ realNameAuth: 5, refusal: 2, doubted: '' });
  const { rows } = await server.pool.query<{ name: string }>('select name from sms_log');
  expect(rows.map(({ name }) => name)).toContain('演示申请人');
  // The person asks again with other pictures.
  await handed(10, leftToPeople, '#ddaa88');
  await act('province', ssoId, { action: 'pass' });
  const passed = await get('province', ssoId);
  expect(passed).toMatchObject({ realNameAuth: 4, refusal: null });
  expect(passed.pictures).toHaveLength(3);
  expect(passed.life).toHaveLength(5);
  await expect(act('centre', ssoId, { action: 'pass' })).rejects.toThrow(
    '只有待人工审核的可以审核',
  );
});

test('查看申请人时有本辖区的教师资格证书和最近的注册结论', async () => {
  await giveCert(server, 5);
  const { idNo, certNo, name } = newTeacher(5);
  await server.pool.query(
    `insert into enrollment_history (hist_id, prov, city, county, id_index, cert_no, name, org_name, registration_type, enroll_number, conclusion, concluded_on, valid_until)
     select 1, prov, city, county, id_index, cert_no, name, org_name, 1, 1, 51, '2019-07-01', '2024-06-30' from cert where cert_no = $1`,
    [certNo],
  );
  const ssoId = await handed(40, { idNo, name, birthDate: '1985-03-04', sex: 2 });
  expect((await get('province', ssoId)).certs).toMatchObject([
    { certNo, ctId: 3, status: 0, conclusion: 51, validUntil: '2024-06-30' },
  ]);
});

test('照片和完整号码每看一次留一行审计，计入限额；别的省看不到', async () => {
  const ssoId = await handed(20, leftToPeople);
  const [picture] = (await get('province', ssoId)).pictures;
  const fileId = picture?.fileId ?? '';
  const looks = async () =>
    Number(
      (
        await server.pool.query<{ n: string }>(
          "select count(*) as n from audit_inbox where row ->> 'obj' in ($1, $2)",
          [`file/${fileId}`, `applicant/${ssoId}`],
        )
      ).rows[0]?.n,
    );
  const counted = async (kind: string) =>
    Number(
      (
        await server.pool.query<{ n: string }>(
          'select coalesce(sum(n), 0) as n from person_quota where kind = $1',
          [kind],
        )
      ).rows[0]?.n,
    );
  const before = await looks();
  const [seen, shown] = [await counted('look'), await counted('reveal')];
  const province = await server.as('province');
  await province(resource.viewImage, { fileId });
  const { value } = await province(personal.reveal, {
    table: 'applicant',
    id: ssoId,
    field: 'idNo',
    reason: '现场核对身份',
  });
  expect(value).toBe(newAccount(20).idNo);
  expect(await looks()).toBe(before + 2);
  expect([await counted('look'), await counted('reveal')]).toEqual([seen + 1, shown + 1]);
  const other = await server.as('otherProvince');
  await expect(other(resource.viewImage, { fileId })).rejects.toMatchObject({ code: 403 });
  await expect(other(ssouser.get, { ssoId })).rejects.toMatchObject({ code: 403 });
});

test('改手机、锁定、解锁都要写原因，前后都记下', async () => {
  const ssoId = await handed(30);
  await expect(act('province', ssoId, { action: 'lock' })).rejects.toMatchObject({
    fields: { reason: '请填写原因' },
  });
  await act('province', ssoId, { action: 'mobile', mobile: '15400039999', reason: '本人到场更换' });
  await act('province', ssoId, { action: 'lock', reason: '疑似冒用' });
  await expect(act('province', ssoId, { action: 'lock', reason: '再锁' })).rejects.toThrow(
    '只有正常的账户可以锁定',
  );
  await act('province', ssoId, { action: 'unlock', reason: '已核实' });
  const { mobile, account, life } = await get('province', ssoId);
  expect([mobile, account]).toEqual(['154****9999', 0]);
  expect(life.find(({ event }) => event === '修改手机号码')?.changes).toEqual([
    { label: '手机号码', before: '154****0030', after: '154****9999' },
  ]);
});
