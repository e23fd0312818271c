import { auth } from '@tqc/contract/rms';
import { authResult } from '@tqc/domain/dictionaries';
import { idNoCheck } from '@tqc/domain/shared';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server';
import { newPerson } from '../../../walks/people';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
const idNo = (n: number) => {
  const first17 = `32880119850101${String(n).padStart(3, '0')}`;
  return first17 + idNoCheck(first17);
};
const teacher = (n: number, way: number, more: object = {}) => ({
  name: '演示教师',
  idNo: idNo(n),
  mobile: `1540000${String(n).padStart(4, '0')}`,
  way,
  ...more,
});
const [BY_CERTIFICATE, BY_HAND] = [2, 3];

/** What the list tells of one, found by the full number. */
async function found(n: number) {
  const { record } = await (await server.as('province'))(auth.authTeachers, { idNo: idNo(n) });
  if (!record[0]) throw new Error('nobody');
  return record[0];
}

test('证书比对由系统得出结果：没有证书的不通过，重新认证后有证书的通过；号码只显示掩码', async () => {
  const province = await server.as('province');
  const { id } = await province(auth.authTeacher, teacher(1, BY_CERTIFICATE));
  await expect(province(auth.authTeacher, teacher(1, BY_HAND))).rejects.toMatchObject({
    fields: { idNo: expect.stringContaining('已经提交过认证') },
  });
  const act = (action: 'check' | 'pass' | 'again', version: number) =>
    province(auth.updateAuthById, { authId: id, action }, { version });
  await expect(act('pass', 1)).rejects.toThrow('证书比对由系统得出结果');
  await act('check', 1);
  expect(await found(1)).toMatchObject({
    result: authResult.code('failed'),
    message: '证书库中没有该证件号码的有效证书',
    mobile: '154****0001',
  });
  expect((await found(1)).idNo).toContain('*');
  await act('again', 2);
  await server.pool.query(
    `insert into cert (cert_id, cert_no, org_id, org_name, prov, city, county, point, name, id_no, id_index, id_ref, ct_id, subject_id, subject_name, issue_date, recognised_on)
     select 77700001, '20243288132777001', org_id, org_name, prov, city, county, '', '演示教师', '', (select id_index from teacher_auth where auth_id = $1), 'x', 3, '1', '语文', '2024-06-18', '2024-06-18'
     from org where org_type = 2 and prov = '32' order by org_id limit 1`,
    [id],
  );
  await act('check', 3);
  expect(await found(1)).toMatchObject({ result: authResult.code('passed') });
  await expect(act('check', 4)).rejects.toThrow('已经有结果');
});

test('人工核对由提交人以外的人决定，不通过要说明原因；别省看不到', async () => {
  const province = await server.as('province');
  const { id } = await province(auth.authTeacher, teacher(2, BY_HAND));
  const input = { authId: id, action: 'fail' } as const;
  await expect(province(auth.updateAuthById, input, { version: 1 })).rejects.toThrow(
    '不能审批自己提交的申请',
  );
  const { transport } = await newPerson(server, 'province', { role: true });
  const other = transport.send.bind(transport);
  await expect(other(auth.updateAuthById, input, { version: 1 })).rejects.toMatchObject({
    fields: { message: '请说明未通过的原因' },
  });
  await other(auth.updateAuthById, { ...input, message: '电话核实不是本人' }, { version: 1 });
  expect(await found(2)).toMatchObject({ result: authResult.code('failed'), mine: true });
  const state = await province(auth.sso, {});
  expect(state.open + state.closed).toBe(1);
});
