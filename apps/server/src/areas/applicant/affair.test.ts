import { ssouser, ssouserForgetpassApply } from '@tqc/contract/applicant';
import { beforeAll, expect, test } from 'vitest';
import { handAccount, handAffair, newAccount, newAffair } from '../../testing/handAccount';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

const account = async (n: number, more: Parameters<typeof newAccount>[1] = {}) =>
  (await handAccount(server, newAccount(n, more))).accepted[0]?.id ?? '';
const asked = async (n: number, more: Parameters<typeof newAffair>[1] = {}) => {
  const { accepted, refused } = await handAffair(server, newAffair(n, more));
  return accepted[0]?.id ?? refused[0]?.message ?? '';
};
const decide = async (affairId: string, action: 'pass' | 'refuse', opinion?: string) =>
  (await server.as('province'))(
    ssouserForgetpassApply.update,
    { affairId, action, ...(opinion === undefined ? {} : { opinion }) },
    { version: 1 },
  );
const read = async (ssoId: string) => (await server.as('province'))(ssouser.get, { ssoId });

test('更换手机：没有账户、没有材料的不收；通过后号码改了，前后留下，短信告知', async () => {
  expect(await asked(1)).toBe('没有该证件号码的申请人账户，请先提交账户');
  const ssoId = await account(1);
  expect(await asked(1, { files: [] })).toBe('请上传办理事务的材料');
  const id = await asked(1);
  expect(await asked(1)).toBe(id);
  expect(await asked(1, { channelNo: newAffair(91).channelNo })).toBe(
    '同类事务正在审核，请等待结果',
  );
  const as = await server.as('province');
  expect(await as(ssouserForgetpassApply.get, { affairId: id })).toMatchObject({
    oldValue: '154****0001',
    newValue: '154****0001',
    pictures: [{ title: '手持证件照' }],
  });
  await decide(id, 'pass');
  const { life } = await read(ssoId);
  expect(life[0]).toMatchObject({ event: '更换手机通过', changes: [{ label: '手机号码' }] });
  const { rows } = await server.pool.query<{ name: string }>('select name from sms_log');
  expect(rows.map(({ name }) => name)).toContain('演示申请人');
  await expect(decide(id, 'pass')).rejects.toThrow('只有待审核的事务可以审核');
});

test('不通过要写原因；别的省看不到', async () => {
  await account(2);
  const id = await asked(2, { kind: 3, newValue: '演示改名人' });
  await expect(decide(id, 'refuse')).rejects.toMatchObject({
    fields: { opinion: '请填写不通过的原因' },
  });
  const other = await server.as('otherProvince');
  await expect(other(ssouserForgetpassApply.get, { affairId: id })).rejects.toMatchObject({
    code: 403,
  });
  await decide(id, 'refuse', '材料看不清');
  const { record } = await (await server.as('centre'))(ssouserForgetpassApply.list, { flag: 2 });
  expect(record.map(({ affairId }) => affairId)).toEqual([id]);
});

test('更正证件号：名下有申请的不能这样改，没有的改了就按新号码找得到', async () => {
  await account(3);
  const { idNo } = newAccount(4);
  const first = await asked(3, { kind: 4, newValue: idNo });
  expect(first).toMatch(/^\d+$/);
  await road.filed(3, { idNo: newAccount(3).idNo, birthDate: '1998-02-03' });
  await expect(decide(first, 'pass')).rejects.toThrow('已有认定申请或证书');
  const ssoId = await account(5);
  await decide(await asked(5, { kind: 4, newValue: idNo }), 'pass');
  const { record } = await (await server.as('province'))(ssouser.list, { idNo });
  expect(record.map((row) => row.ssoId)).toEqual([ssoId]);
});

test('合并账号：另一账户的证书并过来，另一账户注销；注销的不再收事务', async () => {
  const college = [{ school: '澄岚师范大学', level: 3, studyForm: 1, diplomaNo: 'BY20240001' }];
  const stays = await account(6);
  const ends = await account(7, { idNo: newAccount(6).idNo, college });
  const { channelNo } = newAccount(7);
  await decide(await asked(6, { kind: 6, newValue: channelNo }), 'pass');
  expect((await read(ends)).account).toBe(2);
  const { rows } = await server.pool.query<{ sso_id: string }>(
    'select sso_id::text from applicant_college where diploma_no = $1',
    ['BY20240001'],
  );
  expect(rows.map(({ sso_id }) => sso_id)).toEqual([stays]);
});
