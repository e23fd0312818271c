import { enrollmentHistory } from '@tqc/contract/cert';
import { enrollment, localeSet, provinceBatch, setSelfOrgPlan } from '@tqc/contract/enroll';
import { sceneOf, type Panel } from '@tqc/domain/wall';
import { beforeAll, expect, test } from 'vitest';
import { kyselyOfPool } from '../../kit/scope';
import { testServer } from '../../testing/server';
import { auditDrift, findPlace, foldAll } from '../../trade/wall';
import { panelRows } from '../../trade/wall/panelRows';
import {
  acceptedRecord,
  barredRecord,
  conclude,
  declared,
  deletedRecord,
  enrollGround,
  judgedRecord,
  reviewedRecord,
} from '../../walks/enrollmentCases';
import { enrollArrangementInput, provinceOf } from '../../walks/enrollStage';
import { openStage, server } from '../../walks/stage';

beforeAll(async () => openStage(await testServer()));

const figures = async () => (await server.as('county'))(enrollment.figures, {});
const setNotice = (day: string) => server.pool.query('update org_plan set notice_end = $1', [day]);

test('大屏的注册场景和记录数得一样：状态、结论、原因、到期，撤销后也对得上', async () => {
  await declared();
  await acceptedRecord();
  const enrId = await judgedRecord();
  await judgedRecord('deferred');
  await barredRecord();
  await conclude('final', 'withdraw')(await judgedRecord());
  await foldAll(server.pool);
  const { rows } = await server.pool.query<{ fact: string; k: number; n: number }>(
    "select fact, k, sum(n)::int as n from agg_total where level = 4 and code = '32' and fact like 'enr%' group by 1, 2 having sum(n) <> 0 order by 1, 2",
  );
  const of = (fact: string) =>
    Object.fromEntries(rows.filter((row) => row.fact === fact).map(({ k, n }) => [k, n]));
  expect(of('enr')).toEqual({ 0: 1, 30: 1, 50: 1, 51: 1, 52: 1, 53: 1 });
  expect(of('enrEnd')).toEqual({ 51: 1, 52: 1, 53: 1 });
  expect(of('enrWhy')).toEqual({ 6: 1 });
  expect(of('enrKind')).toEqual({ 1: 1 });
  expect(of('enrDue')).toEqual({ 0: 1 });
  expect((await auditDrift(server.pool, new Date('2024-06-18T04:00:00Z'))).drifted).toBe(0);

  await server.pool.query(
    "update enrollment_history set valid_until = '2024-06-01' where enr_id = $1",
    [enrId],
  );
  await foldAll(server.pool);
  expect(await figures()).toMatchObject({ due: 0, overdue: 1 });
  const { record } = await (await server.as('county'))(enrollmentHistory.list, { overdue: true });
  expect(record).toHaveLength(1);
  await server.pool.query(
    "update enrollment_history set valid_until = '2024-07-01' where enr_id = $1",
    [enrId],
  );
  await foldAll(server.pool);
  expect(await figures()).toMatchObject({ due: 1, overdue: 0 });
});

test('公示中的有几条：公示到的那天还算，过了就不算', async () => {
  await reviewedRecord();
  await setNotice('2024-06-18');
  expect((await figures()).notice).toBeGreaterThan(0);
  await setNotice('2024-06-17');
  expect((await figures()).notice).toBe(0);
});

test('大屏选了定期注册的批次：注册的数只数该批次，到期的照常；选认定的批次，注册的数不变', async () => {
  const enrId = await declared();
  await foldAll(server.pool);
  const { rows } = await server.pool.query<{ cb: string; n: number; all: number }>(
    `select cb_id::text as cb, count(*) filter (where record_status in (0, 1))::int as n, (select count(*)::int from enrollment where record_status in (0, 1)) as all
     from enrollment where cb_id = (select cb_id from enrollment where enr_id = $1) group by 1`,
    [enrId],
  );
  const [{ cb, n, all } = { cb: '', n: 0, all: 0 }] = rows;
  const db = kyselyOfPool(server.pool);
  const place = await findPlace(db, '1', { orgType: 5, prov: '', city: '', county: '', point: '' });
  const panel = sceneOf('enroll')?.panels.find(({ id }) => id === 'enroll.kpi') as Panel;
  const shown = async (batch?: string) => {
    const narrowed = batch === undefined ? place : { ...place, batch };
    const { rows: kpis } = await panelRows(db, narrowed, panel, new Date('2024-06-18T04:00:00Z'));
    const of = (wanted: string) => kpis.find(([id]) => id === wanted)?.[2];
    return { filed: of('enrollFiled'), due: of('enrollDue') };
  };
  const whole = await shown();
  expect(whole.filed).toBe(all);
  expect(await shown(cb)).toEqual({ ...whole, filed: n });
  const other = place.batches.find(({ id, track }) => track === 'enroll' && id !== cb);
  if (other) expect((await shown(other.id)).filed).not.toBe(n);
  const recognition = place.batches.find(({ track }) => track === 'register');
  expect(await shown(recognition?.id)).toEqual(whole);
});

test('计划、时间段、省级计划和进度数得到网报的人，删除的不算；选了确认点的安排不能删除', async () => {
  const { obId, obtId } = await enrollGround();
  const county = await server.as('county');
  const pbId = await provinceOf(obId);
  const centre = await server.as('centre');
  const counted = async () => {
    const { booked, times } = await county(setSelfOrgPlan.get, { obId });
    const { levels } = await county(provinceBatch.provincialPlanEnquiry, { pbId });
    const level = levels.find(({ orgType }) => orgType === 2);
    const ends = await centre(provinceBatch.applyEnrollFinshList, { kind: 'province' });
    const province = ends.record.find((one) => one.pbId === pbId);
    return [booked, times[0]?.applied, province?.booked, level?.booked];
  };
  const before = await counted();
  await deletedRecord();
  expect(await counted()).toEqual(before);
  // Nobody arranged the point yet: it is declared all the same.
  await declared();
  const { id: lsId } = await county(localeSet.create, {
    ...enrollArrangementInput,
    obtId,
    pointId: '32880101',
  });
  await declared();
  expect(await counted()).toEqual(before.map((n) => (n ?? 0) + 2));
  const { booked, version } = await county(localeSet.get, { lsId });
  expect(booked).toBe(1);
  await expect(county(localeSet.remove, { lsId }, { version })).rejects.toThrow(
    '已有1人选择该确认点，不能删除；可停用后转移申请人',
  );
});
