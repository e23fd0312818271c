import {
  certBatch,
  localeSet,
  orgBatch,
  provinceBatch,
  provinceBatchPostpone,
} from '@tqc/contract/register';
import { uuid7 } from '@tqc/client';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.setNow(new Date('2024-03-01T02:00:00Z'));
});

const spring = {
  cbName: '2024年上半年',
  year: 2024,
  half: 1,
  audience: [1, 2],
  ctIds: [1, 2, 3],
  beginDate: '2024-03-01',
  endDate: '2024-07-31',
};
const june = {
  planName: '演示省2024年上半年计划',
  filing: [{ begin: '2024-06-11 09:00', end: '2024-06-21 18:00' }],
  confirmBegin: '2024-06-11',
  confirmEnd: '2024-06-28',
  approveBegin: '2024-06-20',
  approveEnd: '2024-07-18',
  ctIds: [1, 2, 3],
  contact: '演示联系人',
  contactPhone: '025-88880000',
};
const slot = {
  validBeginDateStr: '2024-06-11 09:00',
  validEndDateStr: '2024-06-21 18:00',
  confirmBegin: '2024-06-11',
  confirmEnd: '2024-06-28',
  ctIds: [1, 2, 3],
};
const rest = {
  confirmWay: 1,
  beginDate: '2024-06-11',
  endDate: '2024-06-28',
  amHours: '08:30-11:30',
  pmHours: '14:00-17:00',
  dayCapacity: 100,
  confirmRange: '东霁区户籍人员',
  audience: [1, 2],
  ctIds: [1, 2, 3],
};

const arrangement = { pointId: '32880101', ...rest };

test('从批次到确认点安排，一级一级建立，每一步的拒绝都说明原因', async () => {
  const centre = await server.as('centre');
  const province = await server.as('province');
  const county = await server.as('county');

  const { id: cbId } = await centre(certBatch.create, spring);
  await expect(centre(certBatch.create, { ...spring, cbName: '又一个' })).rejects.toMatchObject({
    code: 422,
    message: '同一年度、同一类型已有进行中的批次：2024年上半年',
  });
  await expect(province(certBatch.create, spring)).rejects.toMatchObject({ code: 403 });
  await expect(
    centre(certBatch.create, { ...spring, cbName: '', endDate: '2024-13-01' }),
  ).rejects.toMatchObject({
    code: 400,
    data: { fields: { cbName: '请输入批次名称', endDate: '请选择认定结束日期' } },
  });

  await expect(
    province(provinceBatch.create, { ...june, cbId, approveEnd: '2024-08-18' }),
  ).rejects.toThrow(
    '审批时间（2024-06-20 至 2024-08-18）超出批次“2024年上半年”（2024-03-01 至 2024-07-31），请调整到该范围内',
  );
  const { id: pbId } = await province(provinceBatch.create, { ...june, cbId });
  await expect(province(provinceBatch.create, { ...june, cbId })).rejects.toThrow(
    '本省在该批次已有计划',
  );
  await expect(centre(certBatch.remove, { cbId }, { version: 1 })).rejects.toThrow(
    '批次下已有省级计划，不能删除',
  );
  await expect(
    county(orgBatch.create, { pbId, planName: '东霁区计划', receiveWay: 1, times: [slot] }),
  ).rejects.toThrow('省级计划尚未审批通过');

  const draft = await province(provinceBatch.get, { pbId });
  await province(provinceBatch.update, { pbId, action: 'report' }, { version: draft.version });
  await expect(
    province(provinceBatch.update, { pbId, action: 'report' }, { version: draft.version }),
  ).rejects.toThrow('只有未上报的计划可以上报');
  await expect(
    province(provinceBatch.update, { pbId, action: 'pass' }, { version: 2 }),
  ).rejects.toMatchObject({ code: 403 });
  await expect(
    centre(provinceBatch.update, { pbId, action: 'fail' }, { version: 2 }),
  ).rejects.toThrow('请填写审批意见');
  await expect(
    centre(provinceBatch.update, { pbId, action: 'pass' }, { version: 1 }),
  ).rejects.toMatchObject({ code: 409, message: '数据已被他人修改，请刷新后再操作' });
  await centre(provinceBatch.update, { pbId, action: 'pass' }, { version: 2 });

  await expect(
    county(orgBatch.create, {
      pbId,
      planName: '东霁区计划',
      receiveWay: 1,
      times: [{ ...slot, confirmEnd: '2024-06-30' }],
    }),
  ).rejects.toThrow('超出');
  const { id: obId } = await county(orgBatch.create, {
    pbId,
    planName: '东霁区计划',
    receiveWay: 1,
    times: [slot],
  });
  const plan = await county(orgBatch.get, { obId });
  expect(plan.times).toHaveLength(1);
  await county(orgBatch.update, { obId, action: 'report' }, { version: plan.version });
  await expect(
    (await server.as('otherCounty'))(orgBatch.update, { obId, action: 'withdraw' }, { version: 2 }),
  ).rejects.toMatchObject({ code: 403 });
  await (
    await server.as('city')
  )(orgBatch.update, { obId, action: 'pass' }, { version: 2 });

  const obtId = plan.times[0]?.obtId ?? '';
  await expect(
    county(localeSet.create, { ...arrangement, obtId, beginDate: '2024-06-01' }),
  ).rejects.toThrow('确认日期');
  await expect(
    county(localeSet.create, { ...arrangement, obtId, pointId: '328802' }),
  ).rejects.toThrow('请选择本机构的确认点');
  await expect(
    county(localeSet.create, { ...arrangement, obtId, amHours: '25:00-03:00' }),
  ).rejects.toMatchObject({
    code: 400,
    data: {
      fields: {
        amHours: '上午时段应为 00:00 至 23:59 之间的起止时刻，开始早于结束，如 08:30-11:30',
      },
    },
  });
  for (const [hours, sentence] of [
    [{ pmHours: '11:00-17:00' }, '下午时段不能早于上午时段结束的时间'],
    [{ amHours: '', pmHours: '' }, '上午时段和下午时段至少填写一项'],
  ] as const)
    await expect(
      county(localeSet.create, { ...arrangement, obtId, ...hours }),
    ).rejects.toMatchObject({ code: 422, data: { fields: { pmHours: sentence } } });
  const { id: lsId } = await county(localeSet.create, { ...arrangement, obtId });
  const batch = await county(localeSet.batchAddLocaleSet, {
    ...rest,
    obtId,
    orgIds: '32880101,32880102',
  });
  expect(batch).toEqual({
    added: 1,
    refused: [{ pointName: '东霁区第一确认点', message: '东霁区第一确认点在该时间段已有安排' }],
  });

  const point = await server.as('point');
  expect((await point(localeSet.list, {})).record.map((row) => row.lsId)).toEqual([lsId]);
  expect((await (await server.as('otherCounty'))(localeSet.list, {})).total).toBe(0);
  expect((await point(orgBatch.queryCurrentOrgBatch, {})).record[0]?.planName).toBe('东霁区计划');
  expect((await (await server.as('otherProvince'))(provinceBatch.list, {})).total).toBe(0);
});

test('变更要等上级审批，缩短到裁掉下级时间的变更被拒绝', async () => {
  const province = await server.as('province');
  const [plan] = (await province(provinceBatch.list, {})).record;
  const pbId = plan?.pbId ?? '';
  await expect(
    province(provinceBatchPostpone.create, {
      pbId,
      changeKind: 1,
      after: { approveEnd: '2024-08-30' },
      reason: '延期',
    }),
  ).rejects.toThrow('超出批次');
  await expect(
    province(provinceBatchPostpone.create, {
      pbId,
      changeKind: 1,
      after: { confirmEnd: '2024-06-20' },
      reason: '提前结束',
    }),
  ).rejects.toThrow('东霁区计划的确认时间（2024-06-11 至 2024-06-28）超出省级确认时间');
  const { id } = await province(provinceBatchPostpone.create, {
    pbId,
    changeKind: 1,
    after: { approveEnd: '2024-07-25' },
    reason: '考试成绩公布推迟',
  });
  await expect(
    province(provinceBatchPostpone.create, {
      pbId,
      changeKind: 1,
      after: { approveEnd: '2024-07-26' },
      reason: '再延',
    }),
  ).rejects.toThrow('已有待审批的变更');
  const centre = await server.as('centre');
  await centre(provinceBatchPostpone.update, { id, action: 'pass' }, { version: 1 });
  expect((await province(provinceBatch.get, { pbId })).approveEnd).toBe('2024-07-25');
  expect((await province(provinceBatchPostpone.get, { id })).before).toEqual({
    approveEnd: '2024-07-18',
  });
});

test('同一编号的写入只生效一次，换了内容被拒绝', async () => {
  const centre = await server.as('centre');
  const key = uuid7();
  const autumn = {
    ...spring,
    cbName: '2024年下半年',
    half: 2,
    beginDate: '2024-09-01',
    endDate: '2024-12-31',
  };
  const first = await centre(certBatch.create, autumn, { key });
  expect(await centre(certBatch.create, autumn, { key })).toEqual(first);
  await expect(
    centre(certBatch.create, { ...autumn, cbName: '别的' }, { key }),
  ).rejects.toMatchObject({ code: 422 });
  expect((await centre(certBatch.list, { cbName: '下半' })).total).toBe(1);
  const both = uuid7();
  const year = {
    ...autumn,
    cbName: '2025年',
    year: 2025,
    beginDate: '2025-03-01',
    endDate: '2025-06-01',
  };
  const [a, b] = await Promise.all([
    centre(certBatch.create, year, { key: both }),
    centre(certBatch.create, year, { key: both }),
  ]);
  expect(a).toEqual(b);
});

test('批次：没有版本、版本过时、结束后再改', async () => {
  const centre = await server.as('centre');
  const { id: cbId } = await centre(certBatch.create, { ...spring, cbName: '专项', half: 4 });
  await expect(centre(certBatch.update, { cbId, cbName: '专项批次' })).rejects.toMatchObject({
    code: 428,
  });
  await centre(certBatch.update, { cbId, cbName: '专项批次' }, { version: 1 });
  await expect(
    centre(certBatch.update, { cbId, cbName: '专项2' }, { version: 1 }),
  ).rejects.toMatchObject({ code: 409 });
  await centre(certBatch.update, { cbId, action: 'end' }, { version: 2 });
  await expect(centre(certBatch.update, { cbId, cbName: '专项3' }, { version: 3 })).rejects.toThrow(
    '批次已结束，不能再修改',
  );
  await expect(centre(certBatch.remove, { cbId }, { version: 3 })).rejects.toThrow(
    '批次已结束，不能删除',
  );
});
