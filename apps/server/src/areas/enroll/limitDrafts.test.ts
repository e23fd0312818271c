import { enrollment, enrollmentLimit, enrollmentReview } from '@tqc/contract/enroll';
import { limit } from '@tqc/contract/limit';
import { beforeAll, expect, test } from 'vitest';
import { testServer } from '../../testing/server';
import { conclude, ofPerson, recheckedRecord, recordsOf } from '../../walks/enrollmentCases';
import { call, openStage, server } from '../../walks/stage';

beforeAll(async () => openStage(await testServer()));

const judge = async (enrId: string, reasons: readonly number[]) => {
  await call('province', enrollmentReview.editAllEnrollFinshTheReg, {
    input: {
      records: await recordsOf(enrId),
      decision: 'unqualified',
      reasons,
      articles: reasons.includes(1) ? [5] : [],
      opinion: '查实',
    },
  });
  return enrId;
};
const unqualified = async (reasons: readonly number[]) =>
  judge(await recheckedRecord('unqualified'), reasons);
const seen = async (enrId: string) =>
  (await server.as('province'))(enrollment.checkmentDetail, await ofPerson(enrId));
const draftOf = async (enrId: string) =>
  (await server.as('province'))(limit.get, {
    limitId: (await (await server.as('province'))(enrollmentLimit.draftLimit, { enrId })).limitId,
  });

test('师德原因的不合格结论建立撤销类草稿：人员、种类、期限已填，同一结论只有一份', async () => {
  const enrId = await unqualified([1, 2]);
  const row = await seen(enrId);
  expect(row.limitOffered).toBe(true);
  const entry = await draftOf(enrId);
  expect(entry).toMatchObject({
    name: row.name,
    idNo: row.idNo,
    limitType: 2,
    laws: ['L4'],
    term: 5,
    beginDate: '2024-06-18',
    endDate: '2029-06-17',
    status: 0,
    own: true,
  });
  expect(entry.cause).toContain('终审不合格：违反职业道德规范，影响恶劣');
  expect((await seen(enrId)).limitOffered).toBe(false);
  await expect(
    (await server.as('province'))(enrollmentLimit.draftLimit, { enrId }),
  ).rejects.toThrow(`已建立限制草稿 ${entry.limitNo ?? ''}`);
});

test('草稿缺文书时不能提交，说明缺什么', async () => {
  const entry = await draftOf(await unqualified([6]));
  expect(entry).toMatchObject({ limitType: 4, laws: [], term: null, endDate: null });
  await expect(
    (await server.as('province'))(
      limit.update,
      { limitId: entry.limitId, action: 'submit' },
      { version: entry.version },
    ),
  ).rejects.toThrow('请先编辑补全法律依据、文书类型、文书号、作出机关、作出日期、生效日期');
});

test('撤销终审结论时草稿一并收回，重新作出的结论可以再建；已提交的先撤回', async () => {
  const enrId = await unqualified([4]);
  const entry = await draftOf(enrId);
  expect(entry).toMatchObject({ limitType: 1, laws: ['L1', 'L2'], term: 0, endDate: null });
  await conclude('final', 'withdraw')(enrId);
  await expect(
    (await server.as('province'))(limit.get, { limitId: entry.limitId }),
  ).rejects.toThrow();
  await server.pool.query('select pg_sleep(0.01)');
  const again = await draftOf(await judge(enrId, [5]));
  await server.pool.query('update limitation set status = 1 where limit_id = $1', [again.limitId]);
  await expect(conclude('final', 'withdraw')(enrId)).rejects.toThrow('请先在限制库管理中撤回');
});

test('其他原因的不合格和没有终审的记录不建立限制草稿', async () => {
  const enrId = await unqualified([2]);
  expect((await seen(enrId)).limitOffered).toBe(false);
  const asked = await server.as('province');
  await expect(asked(enrollmentLimit.draftLimit, { enrId })).rejects.toThrow('不需要列入限制库');
  const waiting = await recheckedRecord('unqualified');
  await expect(asked(enrollmentLimit.draftLimit, { enrId: waiting })).rejects.toThrow(
    '请先作出终审结论',
  );
});
