import { waiting } from '@tqc/contract/account';
import { enrollment, enrollmentReview } from '@tqc/contract/enroll';
import { beforeAll, expect, test } from 'vitest';
import { waitingDecision } from '../../jobs/waitingDecision';
import { testServer } from '../../testing/server';
import { acceptedRecord, ofPerson, recordsOf, reviewedRecord } from '../../walks/enrollmentCases';
import { openStage, server } from '../../walks/stage';

beforeAll(async () => openStage(await testServer({ undo: { one: 10, many: 60 } })));

const review = async (...ids: readonly string[]) => {
  const records = (await Promise.all(ids.map(recordsOf))).flat();
  return (await server.as('county'))(enrollmentReview.editEnrollmentFistAffirm, {
    records,
    decision: 'qualified',
    complete: true,
  });
};
const seen = async (enrId: string) =>
  (await server.as('county'))(enrollment.get, await ofPerson(enrId));

test('初核先等待，别人办不了；到时办成，一次', async () => {
  const enrId = await acceptedRecord();
  const { waits } = await review(enrId);
  expect(waits).toMatchObject({ ids: [enrId], seconds: 10 });
  expect(waits?.title).toMatch(/^合格：/);
  const held = await seen(enrId);
  expect(held).toMatchObject({ firstReview: 30, decisions: [] });
  expect(held.notYours).toContain('正在办理，10秒后生效');
  await expect(
    (await server.as('point'))(enrollmentReview.batchMsg, { enrIds: enrId, content: '请补充' }),
  ).resolves.toMatchObject({ done: [] });
  await waitingDecision(server.app, waits?.waitingId ?? '');
  expect(await seen(enrId)).toMatchObject({ firstReview: 31, recheck: 40 });
  await waitingDecision(server.app, waits?.waitingId ?? '');
  expect((await seen(enrId)).steps.filter(({ event }) => event === '合格')).toHaveLength(1);
});

test('几条一起办的等得久，撤回以后什么都没有发生', async () => {
  const [one, other] = [await acceptedRecord(), await acceptedRecord()];
  const { waits } = await review(one, other);
  expect(waits).toMatchObject({ seconds: 60 });
  expect(new Set(waits?.ids)).toEqual(new Set([one, other]));
  await (
    await server.as('county')
  )(waiting.takeBack, { waitingId: waits?.waitingId ?? '' });
  expect(await seen(one)).toMatchObject({ firstReview: 30 });
  expect((await seen(one)).decisions).toContain('qualified');
});

/** One whose first review counts already. */
const reviewedNow = async () => {
  const enrId = await reviewedRecord();
  const { rows } = await server.pool.query<{ id: string }>(
    'select waiting_id::text as id from waiting_record where record_id = $1',
    [enrId],
  );
  for (const { id } of rows) await waitingDecision(server.app, id);
  return enrId;
};

test('下级计划批量合格也先等待：等的是当时的那些，后来的不算；撤回以后什么都没有发生', async () => {
  const [one, other] = [await reviewedNow(), await reviewedNow()];
  const { obId } = await seen(one);
  const city = await server.as('city');
  const { waits, done } = await city(enrollmentReview.lowerOrgbatchQualified, { obId });
  expect(waits).toMatchObject({ seconds: 60 });
  expect(waits?.title).toMatch(/^合格：/);
  expect(done).toEqual(expect.arrayContaining([one, other]));
  expect(await seen(one)).toMatchObject({ recheck: 40 });
  const later = await reviewedNow();
  await waitingDecision(server.app, waits?.waitingId ?? '');
  expect(await seen(one)).toMatchObject({ recheck: 41 });
  expect(await seen(later)).toMatchObject({ recheck: 40 });
  const again = await city(enrollmentReview.lowerOrgbatchQualified, { obId });
  expect(again.done).toEqual([later]);
  await city(waiting.takeBack, { waitingId: again.waits?.waitingId ?? '' });
  expect(await seen(later)).toMatchObject({ recheck: 40 });
});
