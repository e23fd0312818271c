import { confirmWork, localeSet, orgBatch } from '@tqc/contract/enroll';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';
import {
  enrollArrangementInput as input,
  enrollSlotOf,
  passedEnrollOrgPlan,
} from '../../walks/enrollStage';
import { openStage } from '../../walks/stage';

const POINT = '32880101';
const OTHER = '32880102';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.setNow(new Date('2024-06-18T02:00:00Z'));
  await openStage(server);
});

test('安排在时间段之内，一个点一次；日历、各日人数、没有安排的点都看得到；两边是同一份记录', async () => {
  const county = await server.as('county');
  const obId = await passedEnrollOrgPlan();
  const obtId = await enrollSlotOf(obId);
  const slots = (await county(localeSet.getCurrentOrgBatchEnrollTimes, {})).record;
  expect(slots).toContainEqual(expect.objectContaining({ obId, obtId, dayLimit: 200 }));
  await expect(
    county(localeSet.create, { ...input, obtId, pointId: POINT, grades: [] }),
  ).rejects.toThrow();
  const { id: lsId } = await county(localeSet.create, { ...input, obtId, pointId: POINT });
  await expect(county(confirmWork.create, { ...input, obtId, pointId: POINT })).rejects.toThrow(
    /在该时间段已有安排$/,
  );
  const point = await server.as('point');
  expect(await point(confirmWork.get, { lsId })).toMatchObject({ grades: [1, 2, 3], schools: '' });

  const work = await county(orgBatch.getLocalSetInfoDetail, { obtId });
  expect(work.points).toMatchObject([{ lsId, dayCapacity: 80, booked: 0 }]);
  const all = await county(localeSet.getLocaleDatas, { obtId });
  expect(all.record.find(({ pointId }) => pointId === POINT)?.lsId).toBe(lsId);
  expect(all.record.find(({ pointId }) => pointId === OTHER)?.lsId).toBeNull();
  const days = await county(orgBatch.getLocalSetDateByObtId, { obtId });
  expect(days.record[0]).toEqual({ day: '2024-05-27', points: 1, dayCapacity: 80 });
  expect(days.record.at(-1)).toEqual({ day: '2024-07-05', points: 0, dayCapacity: 0 });
  const calendar = await county(localeSet.getLocaleSetData, { obId, pointId: POINT });
  expect(calendar.record).toHaveLength(19);
  await county(confirmWork.update, { lsId, status: 0 }, { version: 1 });
  expect((await county(localeSet.getLocaleSetData, { obId, pointId: POINT })).record).toEqual([]);
});

test('关联学校要在该点办理；只办资格认定的点不能安排；省里看得到改不了', async () => {
  const county = await server.as('county');
  const obtId = await enrollSlotOf(await passedEnrollOrgPlan());
  await server.pool.query(
    `insert into org_school (school_id, school_code, school_name, unit_type, nature, area_code, area_name, authority, enroll_org_id, point_id, prov, city, county)
     values (77, '3100000077', '东霁区实验小学', 306, 1, '328801', '东霁区', '东霁区教育局', 328801, ${POINT}, '32', '3288', '328801') on conflict do nothing`,
  );
  await expect(
    county(localeSet.create, { ...input, obtId, pointId: OTHER, schoolIds: ['77'] }),
  ).rejects.toThrow('关联学校要是在该确认点办理的学校，请重新选择');
  const offered = await county(localeSet.orgAddLocalPoint, {});
  expect(offered.record.find(({ pointId }) => pointId === POINT)?.schools).toEqual([
    { schoolId: '77', schoolName: '东霁区实验小学' },
  ]);
  const { id: lsId } = await county(localeSet.create, {
    ...input,
    obtId,
    pointId: POINT,
    schoolIds: ['77'],
  });
  const province = await server.as('province');
  expect(await province(localeSet.get, { lsId })).toMatchObject({ schools: '东霁区实验小学' });
  await expect(
    province(localeSet.update, { lsId, dayCapacity: 1 }, { version: 1 }),
  ).rejects.toMatchObject({ code: 403 });
  await server.pool.query('update org set org_biz_type = 1 where org_id = $1', [OTHER]);
  await expect(county(localeSet.create, { ...input, obtId, pointId: OTHER })).rejects.toThrow(
    /不办理定期注册，请先修改确认点的业务类型$/,
  );
  const { added, refused } = await county(localeSet.batchAddLocaleSet, {
    ...input,
    obtId,
    orgIds: `${POINT},${OTHER}`,
  });
  expect([added, refused.length]).toEqual([0, 2]);
  await server.pool.query('update org set org_biz_type = 3 where org_id = $1', [OTHER]);
});
