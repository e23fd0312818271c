import { handIn } from '@tqc/client';
import { lookup } from '@tqc/contract/lookup';
import { msgSysmsg } from '@tqc/contract/message';
import {
  registration,
  registrationChange,
  registrationDocument,
  registrationReview,
  regAud,
} from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { placeOf } from '../../kit/personal';
import { foldAll } from '../../kit/wall';
import { testServer, type TestServer } from '../../testing';
import { testRoad, type Road } from '../../testingRoad';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});
const jpeg = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 295, height: 413, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );

test('数据变更：提交人不能自审，别人审核通过后才改，历史里有前后内容', async () => {
  const regId = await road.filed(1);
  const [point, county] = [await server.as('point'), await server.as('county')];
  await expect(
    point(
      registrationChange.regDataChange,
      { regId, changes: { workUnit: '' }, reason: '核对' },
      { version: 1 },
    ),
  ).rejects.toThrow('没有需要变更的内容');
  await expect(
    point(
      registrationChange.regDataChange,
      { regId, changes: { name: 'Wang' }, reason: '核对' },
      { version: 1 },
    ),
  ).rejects.toMatchObject({
    code: 422,
    data: { fields: { name: expect.stringContaining('汉字') } },
  });
  await expect(
    point(
      registrationChange.regDataChange,
      { regId, changes: { subjectId: '7001' }, reason: '核对' },
      { version: 1 },
    ),
  ).rejects.toThrow('任教学科不属于');
  const { id: chgId } = await point(
    registrationChange.regDataChange,
    { regId, changes: { name: '王雪霖', nation: '03' }, reason: '与身份证一致' },
    { version: 1 },
  );
  await expect(
    county(
      registrationChange.regDataChange,
      { regId, changes: { major: '英语' }, reason: '更正' },
      { version: 1 },
    ),
  ).rejects.toThrow('已有待审核的变更');
  expect((await county(registration.get, { regId })).name).toBe('王雪琳');
  await expect(
    county(registrationChange.regChgAudit, { chgId, passed: false }, { version: 1 }),
  ).rejects.toThrow('请填写审核意见');
  await county(registrationChange.regChgAudit, { chgId, passed: true }, { version: 1 });
  expect(await county(registration.get, { regId })).toMatchObject({ name: '王雪霖', nation: '03' });
  await expect(
    county(registrationChange.regChgAudit, { chgId, passed: true }, { version: 2 }),
  ).rejects.toThrow('该变更已审核');
  const seen = await county(registrationChange.viewRegChg, { chgId });
  expect(seen).toMatchObject({
    status: 1,
    changes: [
      { label: '姓名', before: '王雪琳', after: '王雪霖' },
      { label: '民族', before: '汉族', after: '回族' },
    ],
  });
  expect((await county(registrationChange.queryRegChgDos, { name: '雪霖' })).total).toBe(1);
  expect(
    (await (await server.as('otherCounty'))(registrationChange.queryRegChgDos, {})).total,
  ).toBe(0);
  expect(
    (await county(lookup.queryChangeBySource, { source: 'register', id: regId })).record[0],
  ).toMatchObject({ what: '姓名、民族', before: '王雪琳；汉族', status: 1 });
  expect((await county(registration.list, { name: '雪霖' })).total).toBe(1);
});

test('自己提交的变更自己不能审；提交后数据被改过的，不能通过', async () => {
  const regId = await road.filed(2);
  const county = await server.as('county');
  const { id } = await county(
    registrationChange.regDataChange,
    { regId, changes: { major: '英语' }, reason: '更正' },
    { version: 1 },
  );
  await expect(
    county(registrationChange.regChgAudit, { chgId: id, passed: true }, { version: 1 }),
  ).rejects.toThrow('不能审核自己申请的变更');
  await server.pool.query("update registration set major = '物理学' where reg_id = $1", [regId]);
  await expect(
    (await server.as('city'))(
      registrationChange.regChgAudit,
      { chgId: id, passed: true },
      { version: 1 },
    ),
  ).rejects.toMatchObject({ code: 409, message: expect.stringContaining('专业') });
});

test('审核不通过的变更可以重新申请，还是同一条', async () => {
  const regId = await road.filed(20);
  const [point, county] = [await server.as('point'), await server.as('county')];
  const { id: chgId } = await point(
    registrationChange.regDataChange,
    { regId, changes: { major: '英语' }, reason: '更正' },
    { version: 1 },
  );
  await county(
    registrationChange.regChgAudit,
    { chgId, passed: false, opinion: '请附证明' },
    { version: 1 },
  );
  expect(
    await point(
      registrationChange.regDataChange,
      { regId, changes: { major: '物理学' }, reason: '已附证明' },
      { version: 1 },
    ),
  ).toEqual({ id: chgId });
  expect(await county(registrationChange.viewRegChg, { chgId })).toMatchObject({
    status: 0,
    opinion: '',
    changes: [{ after: '物理学' }],
    version: 3,
  });
  await county(registrationChange.regChgAudit, { chgId, passed: true }, { version: 3 });
  expect((await county(registration.get, { regId })).major).toBe('物理学');
});

test('补全材料：申请人从渠道补交后回到待确认，逾期、重复、没有内容都有说明', async () => {
  const regId = await road.filed(3);
  const point = await server.as('point');
  await point(
    registrationReview.confirmRegistration,
    {
      regId,
      decision: 'materialsIncomplete',
      reasons: [6],
      reasonText: '照片不清楚',
      completeBefore: '2024-06-20',
    },
    { version: 1 },
  );
  const { record } = await point(regAud.getMessagesRegAud, { regId });
  const channel = server.app.auth.keys.channel[0];
  const send = async (items: unknown[]) => {
    const { supplement } = await import('@tqc/contract/intake').then(({ intake }) => intake);
    return handIn(
      server.url,
      { id: channel?.id ?? '', key: new Uint8Array(channel?.key ?? []) },
      items,
      [{ field: 'photo', name: '新照片.jpg', bytes: await jpeg('#dd8888') }],
      0,
      supplement,
    );
  };
  const before = await point(registration.get, { regId });
  expect((await send([{ channelNo: 'T-000003', files: [] }])).refused[0]?.message).toContain(
    '没有补充的内容',
  );
  expect((await send([{ channelNo: 'T-000999', files: [] }])).refused[0]?.message).toBe(
    '没有该申请，请先交件',
  );
  const item = {
    channelNo: 'T-000003',
    diplomaNo: '190011202405001234',
    files: [{ kind: 'photo', title: '证件照片', part: 'photo' }],
    replies: [{ regAudId: record[0]?.regAudId, reply: '已重新上传' }],
  };
  expect((await send([item])).accepted[0]).toEqual({
    channelNo: 'T-000003',
    regId,
    repeated: false,
  });
  expect((await send([item])).accepted[0]).toMatchObject({ repeated: true });
  const after = await point(registration.get, { regId });
  expect(after).toMatchObject({
    status: 6,
    diplomaNo: '190011202405001234',
    version: before.version + 1,
  });
  expect(after.photo).not.toBe(before.photo);
  expect(after.steps.at(-1)).toMatchObject({ event: '提交补充', fromStatus: 7, toStatus: 6 });
  expect((await point(regAud.getMessagesRegAud, { regId })).record[0]?.reply).toBe('已重新上传');
});

test('打印件是 PDF；没有受理的没有受理凭证；材料看图各有其名', async () => {
  const { regId } = await road.confirmed(4);
  const waiting = await road.filed(5);
  const [point, county] = [await server.as('point'), await server.as('county')];
  for (const call of [
    registrationDocument.regReport,
    registrationDocument.regOverInfoReport,
    registrationDocument.registerPdfCredentials,
  ]) {
    const file = (await county(call, { regId })) as unknown as Blob;
    expect(new TextDecoder('latin1').decode((await file.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
    expect(file.size).toBeGreaterThan(5000);
  }
  await expect(
    point(registrationDocument.registerPdfCredentials, { regId: waiting }),
  ).rejects.toThrow('没有受理凭证');
  await expect(point(registrationDocument.viewDegreeCert, { regId })).rejects.toThrow(
    '该申请没有学位证书',
  );
  await expect(
    (await server.as('otherPoint'))(registrationDocument.viewPthCert, { regId }),
  ).rejects.toMatchObject({ code: 403 });
});

test('替换材料：照片不能替换，确认后不能替换；新文件生效，旧的留在历史', async () => {
  const diploma = [
    { kind: 'photo', title: '证件照片', part: 'photo' },
    { kind: 'diploma', title: '毕业证书', part: 'photo' },
  ];
  const regId = await road.filed(6, { files: diploma });
  const point = await server.as('point');
  const listed = (await point(registrationDocument.modifyFile, { regId })).record;
  expect(listed.map(({ kind, replaceable }) => [kind, replaceable])).toEqual([
    ['photo', false],
    ['diploma', true],
  ]);
  const files = [{ field: 'file', name: '毕业证书.jpg', bytes: await jpeg('#88dd88') }];
  await expect(
    point(resource.updateFileCurr, { regId, kind: 'photo', seq: 1 }, { files }),
  ).rejects.toThrow('不能替换');
  await expect(
    (await server.as('otherPoint'))(
      resource.updateFileCurr,
      { regId, kind: 'diploma', seq: 2 },
      { files },
    ),
  ).rejects.toMatchObject({ code: 403 });
  const { fileId } = await point(
    resource.updateFileCurr,
    { regId, kind: 'diploma', seq: 2 },
    { files },
  );
  const { files: now, steps } = await point(registration.get, { regId });
  expect(now.find(({ kind }) => kind === 'diploma')?.fileId).toBe(fileId);
  expect(steps.at(-1)).toMatchObject({ event: '替换材料', opinion: '毕业证书' });
  expect(
    ((await point(registrationDocument.viewCollegeCert, { regId })) as unknown as Blob).type,
  ).toBe('image/jpeg');
});

test('文件链接：一分钟内打开一次，换了会话、退出之后都打不开', async () => {
  const regId = await road.filed(7);
  const point = await server.as('point');
  const fileId = (await point(registration.get, { regId })).files[0]?.fileId ?? '';
  await expect((await server.as('otherPoint'))(resource.ticket, { fileId })).rejects.toMatchObject({
    code: 403,
  });
  const open = (url: string) => fetch(server.url + url);
  const { url } = await point(resource.ticket, { fileId, download: true });
  const first = await open(url);
  expect(first.headers.get('content-disposition')).toContain('attachment');
  expect((await first.arrayBuffer()).byteLength).toBeGreaterThan(100);
  const second = await open(url);
  expect(second.status).toBe(403);
  expect((await second.text()).length).toBeLessThan(100);
  const late = await point(resource.ticket, { fileId });
  server.setNow(new Date('2024-06-18T02:01:01Z'));
  expect((await open(late.url)).status).toBe(403);
  server.setNow(new Date('2024-06-18T02:00:00Z'));
  expect((await point(resource.uuid, {})).uuid).toMatch(/^[0-9a-f-]{36}$/);
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

test('查找：角色、院校、专业、批次、字典、本人的证书与申请', async () => {
  const county = await server.as('county');
  await server.pool.query(
    "insert into college (college_id, code, name, prov) values (1, '19001', '澄岚师范大学', '32'), (2, '19002', '云汀学院', '32'); insert into major (major_id, name, parent_id) values ('04', '教育学', null), ('0401', '教育学类', '04'), ('040106', '学前教育', '0401'); insert into work_batch (batch_id, kind, name, year, begin_date, end_date) values (1, 'score', '2024年成绩', 2024, '2024-01-01', '2024-12-31')",
  );
  expect((await county(lookup.queryRole, {})).record.map(({ orgType }) => orgType)).toEqual([2, 1]);
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
    msgUrl: '/register/provincePlan',
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
  expect(sms.record[0]).toMatchObject({ name: '王雪琳', smsType: 'sysmsg', sendstatus: 1 });
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
