import { handIn } from '@tqc/client';
import { workCalendar } from '@tqc/contract/basic';
import { intake } from '@tqc/contract/intake';
import { registration, registrationReview } from '@tqc/contract/register';
import { sceneOf } from '@tqc/domain/wall';
import { beforeAll, expect, test } from 'vitest';
import { kyselyOfPool } from '../../kit/scope';
import { redateCases } from '../../trade/calendar';
import { evaluateAlerts, findPlace, foldAll } from '../../trade/wall';
import { panelRows } from '../../trade/wall/panelRows';
import { checks, testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

const detail = async (regId: string) => (await server.as('county'))(registration.get, { regId });

/** The point asks for materials, from the online check or from the confirmation. */
async function askFor(regId: string, call: 'check' | 'confirm'): Promise<void> {
  const point = await server.as('point');
  const { version } = await detail(regId);
  const said = { regId, ...checks, reasons: [6], reasonText: '', completeBefore: '2024-07-31' };
  if (call === 'check')
    await point(
      registrationReview.confirmRegistration,
      { ...said, decision: 'materialsIncomplete' },
      { version },
    );
  else
    await point(
      registrationReview.affirmRegistration,
      { ...said, decision: 'askMoreMaterials' },
      { version },
    );
}

async function complete(channelNo: string): Promise<void> {
  const [channel] = server.app.auth.keys.channel;
  if (!channel) throw new Error('no channel');
  const { refused } = await handIn(
    server.url,
    { id: channel.id, key: new Uint8Array(channel.key) },
    [{ channelNo, address: '云汀市东霁区朝晖路8号', files: [], replies: [] }],
    [],
    0,
    intake.supplement,
  );
  expect(refused).toEqual([]);
}

test('网报后五个工作日内要核验，补正期间停表，补齐后重新起算', async () => {
  const regId = await road.filed(1);
  expect(await detail(regId)).toMatchObject({ dueOn: '2024-06-25', daysLeft: 5, pausedOn: null });
  await askFor(regId, 'check');
  expect(await detail(regId)).toMatchObject({
    dueOn: null,
    daysLeft: null,
    pausedOn: '2024-06-18',
  });
  await complete('T-000001');
  expect(await detail(regId)).toMatchObject({ dueOn: '2024-06-25', daysLeft: 5, pausedOn: null });
});

test('确认点还没开始确认的，从开始的第一个工作日起算', async () => {
  const regId = await road.filed(2);
  const begin = (day: string) =>
    server.pool.query('update plan_arrangement set begin_date = $2 where ls_id = $1', [
      road.lsId,
      day,
    ]);
  await begin('2024-06-24');
  await redateCases(server.pool);
  expect(await detail(regId)).toMatchObject({ dueOn: '2024-06-28', daysLeft: 8 });
  await begin('2024-06-11');
  await redateCases(server.pool);
  expect(await detail(regId)).toMatchObject({ dueOn: '2024-06-25' });
});

test('确认后三十个工作日内作出结论；退回再确认不重新起算，补正停的工作日顺延', async () => {
  const { regId } = await road.confirmed(3);
  expect(await detail(regId)).toMatchObject({ dueOn: '2024-07-30', daysLeft: 30 });
  await server.pool.query(
    "update registration set confirm_time = '2024-06-11T02:00:00Z' where reg_id = $1",
    [regId],
  );
  expect(await detail(regId)).toMatchObject({ dueOn: '2024-07-23', acceptedOn: '2024-06-11' });
  const county = await server.as('county');
  await county(registrationReview.batchAud, {
    regIds: regId,
    records: await road.versionsOf([regId]),
    decision: 'returnToConfirmation',
    opinion: '请核对体检结论',
  });
  expect(await detail(regId)).toMatchObject({ status: 8, dueOn: '2024-07-23', daysLeft: 25 });
  await askFor(regId, 'confirm');
  expect(await detail(regId)).toMatchObject({ status: 7, dueOn: null, pausedOn: '2024-06-18' });
  await server.pool.query("update registration set paused_on = '2024-06-13' where reg_id = $1", [
    regId,
  ]);
  // 14, 17 and 18 June stood still.
  await complete('T-000003');
  expect(await detail(regId)).toMatchObject({ status: 6, dueOn: '2024-07-26', pausedDays: 3 });
  const point = await server.as('point');
  for (const call of [
    [registrationReview.confirmRegistration, 'materialsQualified'],
    [registrationReview.affirmRegistration, 'confirm'],
  ] as const) {
    const { version } = await detail(regId);
    await point(call[0], { regId, ...checks, decision: call[1] } as never, { version });
  }
  expect(await detail(regId)).toMatchObject({
    status: 15,
    dueOn: '2024-07-26',
    acceptedOn: '2024-06-11',
  });
});

test('改了日历，在办申请的到期日由随改动提交的任务重新计算', async () => {
  const centre = await server.as('centre');
  const { regId } = await road.confirmed(4);
  const jobs = async () =>
    (
      await server.pool.query<{ n: number }>(
        "select count(*)::int as n from graphile_worker.jobs where key = 'redateCases'",
      )
    ).rows[0]?.n;
  expect(await jobs()).toBe(0);
  const off = { day: '2024-07-01', kind: 1, name: '演示假日', basis: '演示通知' } as const;
  const { id } = await centre(workCalendar.create, off);
  expect(await jobs()).toBe(1);
  await redateCases(server.pool);
  expect(await detail(regId)).toMatchObject({ dueOn: '2024-07-31' });
  await centre(workCalendar.remove, { wcId: id }, { version: 1 });
  await redateCases(server.pool);
  expect(await detail(regId)).toMatchObject({ dueOn: '2024-07-30' });
});

test('列表可以按剩余工作日查和排，没有到期日的不算到期', async () => {
  const late = await road.filed(5);
  await server.pool.query(
    "update registration set last_submit_time = '2024-06-07T02:00:00Z' where reg_id = $1",
    [late],
  );
  await askFor(await road.filed(6), 'check');
  const county = await server.as('county');
  const found = async (daysLeft?: '5' | '10' | 'over') =>
    (
      await county(registration.list, {
        statuses: [0, 6, 7, 8],
        sort: 'daysLeft.asc',
        ...(daysLeft ? { daysLeft } : {}),
      })
    ).record;
  // The arrangement began on Tuesday, 11 June, and the fifth working day is over.
  expect(
    (await found('over')).map(({ regId, dueOn, daysLeft }) => [regId, dueOn, daysLeft]),
  ).toEqual([[late, '2024-06-17', -1]]);
  expect((await found('5')).map(({ dueOn }) => dueOn)).toEqual([
    '2024-06-17',
    '2024-06-25',
    '2024-06-25',
  ]);
  expect((await found()).map(({ dueOn }) => dueOn).at(-1)).toBeNull();
});

test('大屏的超期和下一工作日超期，数的是到期日', async () => {
  await foldAll(server.pool);
  const db = kyselyOfPool(server.pool);
  const panel = sceneOf('register')?.panels.find(({ id }) => id === 'register.backlog');
  if (!panel) throw new Error('no panel');
  const place = await findPlace(db, '3288', {
    orgType: 5,
    prov: '',
    city: '',
    county: '',
    point: '',
  });
  const shown = async (day: string) =>
    (await panelRows(db, place, panel, new Date(`${day}T04:00:00Z`))).rows
      .find(([key]) => key === '328801')
      ?.slice(2);
  // Waiting, overdue, overdue with the next working day: due are 26 July, a Friday, and the 30th.
  expect(await shown('2024-07-26')).toEqual([2, 0, 1]);
  expect(await shown('2024-07-27')).toEqual([2, 0, 1]);
  expect(await shown('2024-07-29')).toEqual([2, 1, 0]);
  expect(await shown('2024-07-31')).toEqual([2, 2, 0]);
  const { opened } = await evaluateAlerts(server.pool, new Date('2024-07-29T04:00:00Z'));
  expect(opened).toBe(1);
});
