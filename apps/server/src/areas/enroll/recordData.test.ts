import { enrollment, enrollmentData, localeSet } from '@tqc/contract/enroll';
import { beforeAll, expect, test } from 'vitest';
import { testServer } from '../../testing/server';
import {
  acceptedRecord,
  conclude,
  deletedRecord,
  enrollVersion,
  moveOf,
  ofPerson,
  reviewedRecord,
} from '../../walks/enrollmentCases';
import { call, openStage, server } from '../../walks/stage';

beforeAll(async () => openStage(await testServer()));

const detailOf = async (enrId: string) =>
  (await server.as('county'))(enrollment.get, await ofPerson(enrId));
const versioned = async (enrId: string, more: Record<string, unknown>) => ({
  input: { enrId, ...more },
  version: await enrollVersion(enrId),
});
const restore = async (enrId: string, org: 'province' | 'centre' | 'county' = 'province') =>
  call(org, enrollmentData.update, await versioned(enrId, { action: 'undelete' }));
const told = async (title: string, enrId: string) => {
  const { archiveNo } = await detailOf(enrId);
  const { rows } = await server.pool.query<{ n: number }>(
    "select count(*)::int as n from sys_message where title = $1 and content like '%' || $2 || '%'",
    [title, archiveNo],
  );
  return rows[0]?.n ?? 0;
};

test('编辑写下从什么改成什么，号码只写改过；没有改动、日期颠倒、号码不对都说明', async () => {
  const enrId = await acceptedRecord();
  const edit = async (more: Record<string, unknown>) =>
    call('county', enrollmentData.update, await versioned(enrId, more));
  await expect(edit({ workUnit: '东霁区第一初级中学' })).rejects.toThrow('没有改动');
  await expect(edit({ employedTo: '2009-01-01' })).rejects.toThrow('聘用结束日期应在');
  await expect(edit({ mobile: '12345' })).rejects.toThrow('手机号码不正确');
  await edit({ workUnit: '东霁区第二小学', teachGrade: 2, post: '', mobile: '15400051234' });
  const after = await detailOf(enrId);
  expect(after).toMatchObject({ workUnit: '东霁区第二小学', teachGrade: 2, post: '' });
  expect(after.mobile).toMatch(/^154\*+1234$/);
  const said = after.steps.at(-1)?.opinion ?? '';
  expect(said).toContain('任教学校：东霁区第一初级中学→东霁区第二小学');
  expect(said).toContain('手机号码');
  expect(said).not.toContain('15400051234');
});

test('上级修改写明原因并通知办理机构；复核有结论后不能', async () => {
  const enrId = await acceptedRecord();
  const mended = { teachSubject: '物理', reason: '学科写错' };
  await call('city', enrollmentData.downOrgEnrollEdit, await versioned(enrId, mended));
  expect((await detailOf(enrId)).steps.at(-1)?.opinion).toContain('原因：学科写错');
  expect(await told('注册申请被上级修改', enrId)).toBeGreaterThan(0);
  const later = await reviewedRecord();
  await conclude('recheck', 'qualified')(later);
  await expect(
    call('city', enrollmentData.downOrgEnrollEdit, await versioned(later, mended)),
  ).rejects.toThrow('复核已作出结论');
});

test('删除的不在办理列表里，不能编辑；省级和中心可以恢复，县级不能；当年另有申请时不能', async () => {
  const enrId = await deletedRecord();
  const county = await server.as('county');
  const { record } = await county(enrollment.list, { tab: 'pending', pageSize: 200 });
  expect(record.map((row) => row.enrId)).not.toContain(enrId);
  await expect(
    call('county', enrollmentData.update, await versioned(enrId, { post: '教师二' })),
  ).rejects.toThrow('已删除');
  await expect(restore(enrId, 'county')).rejects.toMatchObject({ code: 403 });
  const other = await acceptedRecord();
  await server.pool.query(
    'update enrollment set id_index = (select id_index from enrollment where enr_id = $1) where enr_id = $2',
    [enrId, other],
  );
  await expect(restore(enrId)).rejects.toThrow('已有另一条注册申请');
  await server.pool.query('update enrollment set record_status = 2 where enr_id = $1', [other]);
  await restore(enrId, 'centre');
  expect(await detailOf(enrId)).toMatchObject({ recordStatus: 0, firstReview: 30 });
  await expect(restore(enrId)).rejects.toThrow('该记录没有删除');
});

test('终审有结论的不能删除；年龄、有效期和确认点都能用来找', async () => {
  const enrId = await acceptedRecord();
  const county = await server.as('county');
  const found = async (more: Record<string, unknown>) => {
    const { record } = await county(enrollmentData.queryAllEnrollLevelOrg, {
      pageSize: 200,
      ...more,
    });
    return record.some((row) => row.enrId === enrId);
  };
  expect(await found({ ageFrom: 39, ageTo: 39 })).toBe(true);
  expect(await found({ ageFrom: 40 })).toBe(false);
  expect(await found({ ageTo: 38 })).toBe(false);
  expect(await found({ validUntilFrom: '2020-01-01' })).toBe(false);
  await server.pool.query(
    'update enrollment set first_review = 31, recheck = 41, final_judgement = 52, status = 52 where enr_id = $1',
    [enrId],
  );
  const { idNo } = await ofPerson(enrId);
  await expect(
    call(
      'city',
      enrollmentData.downOrgEnrollDelete,
      await versioned(enrId, { idNo, reason: '重复' }),
    ),
  ).rejects.toThrow('终审已作出结论');
});

test('转移确认点：同一时间段里启用的安排才能去，去了由新确认点办，两边都听到，名额跟着走', async () => {
  const enrId = await acceptedRecord();
  const { input, version } = await moveOf(enrId);
  const move = (more: object = {}, at = version) =>
    call('county', enrollmentData.changeLocalSetInfo, {
      input: { ...input, ...more },
      version: at,
    });
  await expect(move({ lsId: '999' })).rejects.toThrow('目标确认点在同一时间段没有启用的安排');
  await expect(move({ localSetid: '999' })).rejects.toMatchObject({ code: 409 });
  await expect(
    call('city', enrollmentData.changeLocalSetInfo, { input, version }),
  ).rejects.toMatchObject({ code: 403 });
  const bookedOf = async () =>
    (await (await server.as('county'))(localeSet.get, { lsId: input.lsId })).booked;
  const before = await bookedOf();
  await move();
  expect(await bookedOf()).toBe(before + 1);
  const after = await detailOf(enrId);
  expect(after).toMatchObject({ lsId: input.lsId, firstReview: 30 });
  expect(after.steps.at(-1)).toMatchObject({ event: '转移确认点' });
  expect(
    await (
      await server.as('otherPoint')
    )(enrollment.get, await ofPerson(enrId)),
  ).toMatchObject({ pointName: after.pointName });
  await expect(
    (await server.as('point'))(enrollment.get, await ofPerson(enrId)),
  ).rejects.toMatchObject({ code: 403 });
  await expect(move({ localSetid: input.lsId }, await enrollVersion(enrId))).rejects.toThrow(
    '该申请已在所选的确认点',
  );
  const { rows } = await server.pool.query<{ n: number }>(
    "select count(*)::int as n from sys_message where title = '注册申请转移确认点'",
  );
  expect(rows[0]?.n).toBeGreaterThan(1);
});
