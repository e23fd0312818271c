import { certBatch, provinceBatch, provinceBatchPostpone } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';
import { newBatch, provincePlan } from '../../testing/road';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

/** Every call a little later: one person makes no more than a hundred in ten seconds. */
let clock = Date.parse('2024-06-18T02:00:00Z');
const later = () => server.setNow(new Date((clock += 1000)));
const reasonOf = (result: PromiseSettledResult<unknown> | undefined) =>
  (result as PromiseRejectedResult).reason as { code: number; message: string };

test('同一计划的变更同时申请两次，只有一个成功，另一个被告知已有待审批的变更', async () => {
  later();
  const province = await server.as('province');
  for (let year = 2031; year < 2036; year += 1) {
    later();
    const { id: pbId } = await freshPlan(year);
    const ask = () =>
      province(provinceBatchPostpone.create, {
        pbId,
        changeKind: 1,
        after: { approveEnd: '2024-07-25' },
        reason: '推迟',
      });
    const both = await Promise.allSettled([ask(), ask()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(reasonOf(both.find(({ status }) => status === 'rejected'))).toMatchObject({
      code: 422,
      message: '该计划已有待审批的变更，请等待审批或先撤回',
    });
  }
  await expect(
    server.pool.query(
      'insert into plan_change select (c).* from (select jsonb_populate_record(p, jsonb_build_object($1::text, 1)) as c from plan_change p where status = 0 limit 1) made',
      ['id'],
    ),
  ).rejects.toThrow('plan_change_open');
});

test('同年度同类型的批次同时新建，只有一个成功；改成已有的年度也不行', async () => {
  const centre = await server.as('centre');
  for (let year = 2041; year < 2046; year += 1) {
    later();
    const make = (cbName: string) => centre(certBatch.create, { ...newBatch, year, cbName });
    const both = await Promise.allSettled([make(`${year}甲`), make(`${year}乙`)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(reasonOf(both.find(({ status }) => status === 'rejected'))).toMatchObject({
      code: 422,
      message: expect.stringContaining('已有进行中的批次'),
    });
  }
  const { id: cbId } = await centre(certBatch.create, {
    ...newBatch,
    year: 2046,
    cbName: '又一批',
  });
  await expect(
    centre(certBatch.update, { cbId, year: 2045 }, { version: 1 }),
  ).rejects.toMatchObject({ code: 422, message: expect.stringContaining('已有进行中的批次') });
});

test('批次正要结束时有省份提交计划：要么先有计划、批次不能结束，要么批次先结束', async () => {
  const [centre, province] = [await server.as('centre'), await server.as('province')];
  for (let year = 2051; year < 2055; year += 1) {
    later();
    const { id: cbId } = await centre(certBatch.create, {
      ...newBatch,
      year,
      cbName: `专项${year}`,
    });
    const { id: pbId } = await province(provinceBatch.create, { ...provincePlan, cbId });
    const [report, end] = await Promise.allSettled([
      province(provinceBatch.update, { pbId, action: 'report' }, { version: 1 }),
      centre(certBatch.update, { cbId, action: 'end' }, { version: 1 }),
    ]);
    expect([report.status, end.status].sort()).toEqual(['fulfilled', 'rejected']);
    // The report comes too late; the end is refused because of the plan that stands.
    const late = report.status === 'rejected';
    expect(reasonOf(late ? report : end).code).toBe(late ? 409 : 422);
  }
});

test('没有列入参与省份的省，不能在该批次制定计划', async () => {
  const { id: cbId } = await (
    await server.as('centre')
  )(certBatch.create, { ...newBatch, year: 2047, cbName: '另一省专场', provs: ['33'] });
  await expect(
    (await server.as('province'))(provinceBatch.create, { ...provincePlan, cbId }),
  ).rejects.toMatchObject({ code: 422, message: expect.stringContaining('不在该批次的参与省份') });
});

/** A plan of the province in a batch of its own, passed by the centre. */
async function freshPlan(year: number): Promise<{ id: string }> {
  const [centre, province] = [await server.as('centre'), await server.as('province')];
  const { id: cbId } = await centre(certBatch.create, {
    ...newBatch,
    year,
    cbName: `专项${year}`,
  });
  const { id } = await province(provinceBatch.create, { ...provincePlan, cbId });
  await province(provinceBatch.update, { pbId: id, action: 'report' }, { version: 1 });
  await centre(provinceBatch.update, { pbId: id, action: 'pass' }, { version: 2 });
  return { id };
}
