import { enrollAud, enrollment, enrollmentReview, provinceBatch } from '@tqc/contract/enroll';
import { beforeAll, expect, test } from 'vitest';
import {
  completeEnrollment,
  giveCert,
  handEnrollment,
  newEnrollment,
  newTeacher,
} from '../../testing/handEnrollment';
import { testServer } from '../../testing/server';
import {
  acceptDeclared,
  acceptedRecord,
  conclude,
  declared,
  enrollGround,
  judgedRecord,
  ofPerson,
  recheckedRecord,
  recordsOf,
  reviewedRecord,
} from '../../walks/enrollmentCases';
import { call, next, openStage, server } from '../../walks/stage';

beforeAll(async () => openStage(await testServer()));

const SEVERAL = 600;
const refusalOf = async (n: number, more: Parameters<typeof newEnrollment>[2] = {}) => {
  const { obtId } = await enrollGround();
  const { accepted, refused } = await handEnrollment(server, newEnrollment(n, obtId, more));
  return refused[0]?.message ?? accepted[0]?.id;
};
const detailOf = async (enrId: string) =>
  (await server.as('county'))(enrollment.get, await ofPerson(enrId));

test('交件：证书不是本人的、学校性质不在范围、今年已有的都说明；重复交的还是同一条', async () => {
  const n = SEVERAL + next();
  expect(await refusalOf(n)).toMatch('没有找到本人的该教师资格证书');
  await giveCert(server, n);
  expect(await refusalOf(n, { schoolKind: 4 })).toMatch('不在本省的注册范围');
  expect(await refusalOf(n, { pointId: '999' })).toMatch('确认点不存在');
  expect(await refusalOf(n, { registrationType: 9 })).toMatch('字典以外');
  expect(await refusalOf(n, { files: [] })).toMatch('缺少证件照片');
  const id = await refusalOf(n);
  expect(await refusalOf(n)).toBe(id);
  expect(await refusalOf(n, { channelNo: `ENR-AGAIN-${n}` })).toMatch('只能注册一次');
  expect(await refusalOf(SEVERAL + next(), { certNo: newTeacher(n).certNo })).toMatch('没有找到');
});

test('受理给档案号；材料不全留言写全并给期限，补齐后回到待初核', async () => {
  const n = SEVERAL + next();
  await giveCert(server, n);
  const enrId = String(await refusalOf(n));
  await acceptDeclared(enrId);
  expect((await detailOf(enrId)).archiveNo).toMatch(/^202432\d{3}2\d{6}$/);
  await conclude('first', 'incomplete')(enrId);
  const asked = await detailOf(enrId);
  expect(asked).toMatchObject({ returned: true, completeBefore: '2024-06-28', firstReview: 30 });
  expect(asked.messages[0]?.content).toContain('1.聘用合同；2.培训学时证明');
  const { channelNo } = newEnrollment(n, '1');
  const item = {
    channelNo,
    files: [{ kind: 'contract', title: '聘用合同', part: 'contract' }],
    replies: [{ regAudId: asked.messages[0]?.enrAudId ?? '', reply: '已补齐' }],
  };
  expect(
    (await completeEnrollment(server, { ...item, files: [], replies: [] })).refused,
  ).toHaveLength(1);
  expect((await completeEnrollment(server, item)).accepted).toHaveLength(1);
  expect((await completeEnrollment(server, item)).accepted[0]).toMatchObject({ repeated: true });
  const after = await detailOf(enrId);
  expect(after.returned).toBe(false);
  expect(after.messages[0]?.reply).toBe('已补齐');
  expect(after.files.map(({ kind }) => kind).sort()).toEqual(['contract', 'photo']);
  await expect(
    call('county', enrollAud.cancel, {
      input: { enrAudId: after.messages[0]?.enrAudId ?? '' },
      version: 1,
    }),
  ).rejects.toThrow('已回复');
});

test('公示期未满不能复核，公示到的那天也不能；与初核不一致要写意见并标出来', async () => {
  const enrId = await reviewedRecord('qualified');
  const setEnd = (day: string) =>
    server.pool.query(
      'update org_plan set notice_end = $2 where ob_id = (select ob_id from enrollment where enr_id = $1)',
      [enrId, day],
    );
  await setEnd('2024-06-18');
  await expect(conclude('recheck', 'qualified')(enrId)).rejects.toThrow('公示期未满，不能复核');
  await setEnd('2024-06-17');
  await conclude('recheck', 'deferred')(enrId);
  expect(await detailOf(enrId)).toMatchObject({ differs: true, recheck: 42, finalJudgement: 50 });
  await expect(
    call('province', enrollmentReview.editAllEnrollFinshTheReg, {
      input: { records: await recordsOf(enrId), decision: 'qualified' },
    }),
  ).rejects.toThrow('与复核结论不一致，请填写意见');
  await setEnd('2024-06-10');
});

test('注册合格定有效期、记入历史；撤销结论时一并收回', async () => {
  const enrId = await judgedRecord();
  const after = await detailOf(enrId);
  expect(after.validUntil).toBe('2029-06-18');
  expect(after.history).toMatchObject([{ enrollNumber: 1, validUntil: '2029-06-18' }]);
  await conclude('final', 'withdraw')(enrId);
  expect(await detailOf(enrId)).toMatchObject({
    validUntil: null,
    finalJudgement: 50,
    history: [],
  });
});

test('列入限制库的记录受限，不能注册合格；一起办理时逐条说明', async () => {
  const enrId = await acceptedRecord();
  await server.pool.query('update enrollment set record_status = 1 where enr_id = $1', [enrId]);
  await expect(conclude('first', 'qualified')(enrId)).rejects.toThrow('命中限制库');
  const other = await acceptedRecord();
  const records = [...(await recordsOf(enrId)), ...(await recordsOf(other))];
  const input = { records, decision: 'qualified', complete: true };
  const asked = await call('county', enrollmentReview.editEnrollmentFistAffirm, {
    input: { ...input, preview: true },
  });
  expect(asked).toMatchObject({ done: [other], refused: [{ id: enrId }] });
  expect(await detailOf(other)).toMatchObject({ firstReview: 30 });
  await call('county', enrollmentReview.editEnrollmentFistAffirm, { input });
  expect(await detailOf(other)).toMatchObject({ firstReview: 31, recheck: 40 });
  await conclude('first', 'unqualified')(enrId);
});

test('同一机构办两个环节的，有两个人时由两个人办', async () => {
  const enrId = await reviewedRecord();
  await server.pool.query(
    'update enrollment set recheck_id = org_id, recheck_name = org_name where enr_id = $1',
    [enrId],
  );
  const input = { records: await recordsOf(enrId), decision: 'qualified' };
  await server.pool.query(
    `insert into admin (admin_id, account, account_n, name, org_id, password_phc, pepper_id) values (77001, 'second', 'second', '第二人', 328801, '-', '-')`,
  );
  await server.pool.query(
    'insert into admin_role select 77001, role_id from role where org_type = 2 limit 1',
  );
  await expect(
    call('county', enrollmentReview.editAllEnrollCheckTheReg, { input }),
  ).rejects.toThrow('初核和复核不能是同一人');
  await server.pool.query('delete from admin_role where admin_id = 77001');
  await server.pool.query('delete from admin where admin_id = 77001');
  await call('county', enrollmentReview.editAllEnrollCheckTheReg, { input });
});

test('待办数与列表一致', async () => {
  await declared();
  await recheckedRecord();
  const county = await server.as('county');
  const { first } = await county(enrollment.figures, {});
  for (const { tab, n } of first)
    expect((await county(enrollment.list, { tab, mine: true })).total).toBe(n);
  const province = await server.as('province');
  const { final } = await province(enrollment.figures, {});
  const listed = await province(enrollment.queryAllEnrollFinshTheQuery, { waiting: true });
  expect(listed.total).toBe(final);
});

test('有等待初核、复核或终审的记录，计划不能申请结束，清单上写着几条', async () => {
  const enrId = await acceptedRecord();
  const { rows } = await server.pool.query<{ ob_id: string; pb_id: string; version: number }>(
    'select p.ob_id, p.pb_id, p.version from enrollment e join org_plan p using (ob_id) where enr_id = $1',
    [enrId],
  );
  const [plan] = rows;
  const county = await server.as('county');
  const { record } = await county(provinceBatch.applyOrgEnrollFinshList, { pageSize: 200 });
  const found = record.find(({ obId }) => obId === plan?.ob_id);
  expect(found?.unsettled).toBeGreaterThan(0);
  await expect(
    county(
      provinceBatch.applyOrgEnrollEndEdit,
      { pbId: plan?.pb_id ?? '', obId: plan?.ob_id ?? '', opinion: '办完了' },
      { version: plan?.version ?? 0 },
    ),
  ).rejects.toThrow(/还有\d+条申请没有办结/);
});

test('计划结束以后，没有受理的不能再受理', async () => {
  const enrId = await declared();
  const { obId } = await enrollGround();
  await server.pool.query('update org_plan set end_status = 2 where ob_id = $1', [obId]);
  try {
    await expect(acceptDeclared(enrId)).rejects.toThrow('结束');
  } finally {
    await server.pool.query('update org_plan set end_status = 0 where ob_id = $1', [obId]);
  }
});
