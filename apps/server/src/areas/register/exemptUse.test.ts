import { certAssign } from '@tqc/contract/cert';
import { normalStudent } from '@tqc/contract/exemption';
import { registration, registrationReview } from '@tqc/contract/register';
import { normalDataStatus } from '@tqc/domain/dictionaries';
import { beforeAll, expect, test } from 'vitest';
import { passedStudent } from '../../testing/exemptGround';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

const student = (abilityNo: string, validTo?: string) => passedStudent(server, abilityNo, validTo);
const used = async (id: string) =>
  (
    await server.pool.query<{ regId: string | null }>(
      'select used_reg_id::text as "regId" from exempt_student where student_id = $1',
      [id],
    )
  ).rows[0]?.regId;

test('免试的按教师职业能力证书编号找到自己的数据，找不到、过期、不一致的说清楚', async () => {
  const { application } = await student('3288202320000001');
  const refused = (n: number, more: Record<string, unknown>) =>
    road.filed(n, { ...application, ...more });
  await expect(refused(801, { examNo: '3288202320000009' })).rejects.toThrow('未找到免试认定数据');
  // Somebody else's number.
  const { idNo, name, birthDate } = road.applicant(802) as unknown as Record<string, string>;
  await expect(refused(802, { idNo, name, birthDate })).rejects.toThrow('未找到免试认定数据');
  await expect(refused(803, { subjectId: '3002' })).rejects.toThrow(
    '申请的资格种类或任教学科与免试认定数据不一致',
  );
  const over = await student('3288202320000002', '2024-06-17');
  await expect(road.filed(804, over.application)).rejects.toThrow('师范生教师职业能力证书已过期');
  const regId = await road.filed(805, { ...application, examValidUntil: '2030-01-01' });
  expect(await (await server.as('county'))(registration.get, { regId })).toMatchObject({
    examValidUntil: '2026-06-30',
    normalStudent: true,
  });
  // The same record carries one application at a time, whatever year it is.
  await server.pool.query("delete from registration_key where kind = 'person' and reg_id = $1", [
    regId,
  ]);
  await expect(refused(806, {})).rejects.toThrow('该免试认定数据已使用');
});

test('发了证书，免试数据记为已使用；收回编号又能使用', async () => {
  const { id, application } = await student('3288202320000003');
  const { regId } = await road.confirmed(810, application);
  await road.answerAccessQueries([regId]);
  const county = await server.as('county');
  await county(registrationReview.batchAud, {
    regIds: regId,
    decision: 'approve',
    records: await road.versionsOf([regId]),
  });
  expect(await used(id)).toBeNull();
  const { id: run = '' } = await county(certAssign.create, {
    recognisedOn: '2024-06-18',
    issueDate: '2024-06-18',
    records: await road.versionsOf([regId]),
  });
  expect(await used(id)).toBe(regId);
  await county(certAssign.remove, { id: run ?? '' }, { version: 1 });
  expect(await used(id)).toBeNull();
});

test('撤销的免试数据不能再支撑申请，重新审核通过又能', async () => {
  const { id, application } = await student('3288202320000004');
  const { regId } = await road.confirmed(820, application);
  await road.answerAccessQueries([regId]);
  const province = await server.as('province');
  const decide = async (decision: 'revoke' | 'pass') => {
    const { rows } = await server.pool.query<{ version: number }>(
      'select version from exempt_student where student_id = $1',
      [id],
    );
    return province(normalStudent.audit, {
      records: [{ id, version: rows[0]?.version ?? 0 }],
      decision,
      opinion: '成绩有误',
    });
  };
  const county = await server.as('county');
  const approve = async () => {
    const records = await road.versionsOf([regId]);
    return county(registrationReview.batchAud, { regIds: regId, decision: 'approve', records });
  };
  await decide('revoke');
  expect((await county(registration.get, { regId })).examValidUntil).toBeNull();
  expect(JSON.stringify(await approve())).toContain('免试认定数据已撤销，不能作为认定的依据');
  await server.pool.query('update exempt_student set status = $2 where student_id = $1', [
    id,
    normalDataStatus.code('waiting'),
  ]);
  await decide('pass');
  expect((await county(registration.get, { regId })).examValidUntil).toBe('2026-06-30');
  expect(JSON.stringify(await approve())).not.toContain('免试认定数据已撤销');
});
