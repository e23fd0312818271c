import { lookup } from '@tqc/contract/lookup';
import { msgSysmsg } from '@tqc/contract/message';
import { registration, registrationReview, regAud } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { placeOf } from '../../kit/personal';
import { foldAll } from '../../trade/wall';
import { testServer, type TestServer } from '../../testing/server';
import { testRoad, type Road } from '../../testing/road';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

test('限制库：在库期间交件即标记，查询能说明类型和期限；期满的不算', async () => {
  const limit = (n: number, begin: string, end: string | null, status: number) => {
    const idNo = road.applicant(n).idNo;
    return server.pool.query(
      "insert into limitation (limit_id, org_id, org_name, prov, city, county, name, id_no, id_index, kind, begin_date, end_date, status) values ($1, 328801, '东霁区教育局', '32', '3288', '328801', '王雪琳', $2, $3, 'revokeConduct5', $4, $5, $6)",
      [
        String(900 + n),
        server.app.personal.seal(placeOf('limitation', 'id_no', String(900 + n)), idNo),
        server.app.personal.index('idNo', idNo),
        begin,
        end,
        status,
      ],
    );
  };
  await limit(10, '2022-01-01', '2026-12-31', 2);
  await limit(11, '2018-01-01', '2022-12-31', 2);
  await limit(12, '2022-01-01', null, 0);
  const county = await server.as('county');
  const [hit, over, draft] = [await road.filed(10), await road.filed(11), await road.filed(12)];
  expect(await county(lookup.queryLimitation, { regId: hit })).toEqual({
    limited: true,
    record: [
      {
        kind: 'revokeConduct5',
        limitType: null,
        beginDate: '2022-01-01',
        endDate: '2026-12-31',
        orgName: '东霁区教育局',
      },
    ],
  });
  expect((await county(registration.get, { regId: hit })).limitHit).toBe(true);
  for (const regId of [over, draft]) {
    expect((await county(lookup.queryLimitation, { regId })).limited).toBe(false);
    expect((await county(registration.get, { regId })).limitHit).toBe(false);
  }
  await expect(
    (await server.as('otherCounty'))(lookup.queryLimitation, { regId: hit }),
  ).rejects.toMatchObject({ code: 403 });
});

test('查找：角色、省份、院校、专业、批次、字典、本人的证书与申请（request-12）', async () => {
  const county = await server.as('county');
  await server.pool.query(
    "insert into college (college_id, code, name, prov) values (1, '19001', '澄岚师范大学', '32'), (2, '19002', '云汀学院', '32'); insert into major (major_id, code, name, parent_id) values ('04', '04', '教育学', null), ('0401', '0401', '教育学类', '04'), ('040106', '040106', '学前教育', '0401'); insert into work_batch (batch_id, kind, name, year, begin_date, end_date) values (1, 'score', '2024年成绩', 2024, '2024-01-01', '2024-12-31')",
  );
  expect((await county(lookup.queryRole, {})).record.map(({ orgType }) => orgType)).toEqual([2, 1]);
  expect((await county(lookup.getProvincesBasic, {})).record).toContainEqual({
    PROVINCEID: '32',
    PROVINCENAME: '演示省',
  });
  expect(
    (await county(lookup.queryCollegesBasic, { keyword: '师范' })).record.map(({ name }) => name),
  ).toEqual(['澄岚师范大学']);
  expect((await county(lookup.queryMajorsBasic, {})).record).toEqual([
    { majorId: '04', name: '教育学', parentId: null, hasChildren: true },
  ]);
  expect((await county(lookup.queryMajorsBasic, { keyword: '学前' })).record[0]?.majorId).toBe(
    '040106',
  );
  expect((await county(lookup.queryScoreBatch, {})).record.map(({ name }) => name)).toEqual([
    '2024年成绩',
  ]);
  expect((await county(lookup.queryNormalBatch, {})).record).toEqual([]);
  expect((await county(lookup.queryCollegeAppendCertBatch, {})).record).toEqual([]);
  expect(
    (await county(lookup.queryDictByDictTypeBasic, { dtId: 'sex', keyword: '女' })).record.map(
      ({ code }) => code,
    ),
  ).toEqual(['2']);
  const regId = await road.filed(13);
  expect(
    (await county(lookup.certEnrollHistoryInfo, { regId })).registrations.map((row) => row.regId),
  ).toEqual([regId]);
});

test('消息：计划通过、退回确认进入铃铛；给申请人的短信进入短信日志', async () => {
  const [county, point, province] = [
    await server.as('county'),
    await server.as('point'),
    await server.as('province'),
  ];
  const mine = await province(msgSysmsg.list, {});
  expect(mine.record[0]).toMatchObject({
    title: '省级计划已通过',
    msgUrl: '/register/ProvinceBatchSubModel',
  });
  expect(mine.unread).toBe(1);
  await province(msgSysmsg.get, { msgId: mine.record[0]?.msgId ?? '' });
  expect((await province(msgSysmsg.list, { readFlag: 0 })).total).toBe(0);
  const { regId, version } = await road.confirmed(14);
  await county(registrationReview.batchAud, {
    regIds: regId,
    decision: 'returnToConfirmation',
    opinion: '学历材料需要补充',
    records: [{ id: regId, version }],
  });
  expect((await point(msgSysmsg.list, { readFlag: 0 })).record[0]).toMatchObject({
    title: '申请退回确认',
    content: expect.stringContaining('学历材料需要补充'),
  });
  await point(regAud.create, { regId, content: '请带身份证原件到现场', bySms: true });
  const sms = await (await server.as('centre'))(msgSysmsg.querySms, { smsMsg: '身份证原件' });
  expect(sms.record[0]).toMatchObject({
    name: '王雪琳',
    smsType: 'sysmsg',
    sendstatus: 0,
    sendTime: null,
  });
});

test('工作台的数字：等待的、将到期的、已超期的与逐条数相等；已删除的不算等待', async () => {
  const county = await server.as('county');
  await server.pool.query(
    "update registration set confirm_time = '2024-04-24T02:00:00Z' where reg_id = $1",
    [(await road.confirmed(60)).regId],
  );
  await server.pool.query(
    "update registration set confirm_time = '2024-05-10T02:00:00Z' where reg_id = $1",
    [(await road.confirmed(61)).regId],
  );
  const gone = await road.filed(62);
  await county(
    registration.remove,
    { regId: gone, reason: '重复申报' },
    { version: (await county(registration.get, { regId: gone })).version },
  );
  await foldAll(server.pool);
  const figures = await county(registration.figures, {});
  const counted = async (filter: {
    statuses?: number[];
    undeleted?: boolean;
    daysLeft?: '5' | 'over';
  }) => (await county(registration.list, filter)).total;
  for (const { status, n } of figures.waiting)
    expect([status, n]).toEqual([
      status,
      await counted({ statuses: [Number(status)], undeleted: true }),
    ]);
  const filed = await county(registration.list, { statuses: [6], undeleted: true, pageSize: 200 });
  expect(filed.record.map(({ regId }) => regId)).not.toContain(gone);
  expect(await counted({ statuses: [6] })).toBe(filed.total + 1);
  expect(figures.dueSoon).toBe(await counted({ daysLeft: '5' }));
  expect(figures.overdue).toBe(await counted({ daysLeft: 'over' }));
  expect(figures.overdue).toBe(1);
  expect(figures.days).toHaveLength(30);
  expect(figures.days.at(-1)).toMatchObject({
    day: '2024-06-18',
    filed: await counted({ undeleted: true }),
  });
  expect((await (await server.as('otherCounty'))(registration.figures, {})).waiting).toEqual([]);
});
