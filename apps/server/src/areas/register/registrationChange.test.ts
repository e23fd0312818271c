import { handIn } from '@tqc/client';
import { lookup } from '@tqc/contract/lookup';
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
import { testServer, type TestServer } from '../../testing/server';
import { testRoad, type Road } from '../../testing/road';

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
  // The state comes first: of a change that was judged no opinion is asked for.
  for (const said of [{ passed: true }, { passed: false }])
    await expect(
      county(registrationChange.regChgAudit, { chgId, ...said }, { version: 2 }),
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

test('证书编号生成之后，先前提交的变更不能再通过', async () => {
  const regId = await road.filed(77);
  const { id: chgId } = await (
    await server.as('point')
  )(
    registrationChange.regDataChange,
    { regId, changes: { name: '王雪霖' }, reason: '与身份证一致' },
    { version: 1 },
  );
  await server.pool.query('update registration set status = 21 where reg_id = $1', [regId]);
  await expect(
    (await server.as('county'))(
      registrationChange.regChgAudit,
      { chgId, passed: true },
      { version: 1 },
    ),
  ).rejects.toThrow('证书编号已生成');
});

test('确认或审批通过之后，变更涉及认定条件的重新判断：改成要求更高普通话的学科不能通过', async () => {
  const [point, county] = [await server.as('point'), await server.as('county')];
  const asked = async (regId: string, version: number, changes: Record<string, string>) =>
    (await point(registrationChange.regDataChange, { regId, changes, reason: '更正' }, { version }))
      .id;
  const passed = (chgId: string) =>
    county(registrationChange.regChgAudit, { chgId, passed: true }, { version: 1 });
  const CHINESE = { subjectId: '3001' };
  for (const [n, status] of [
    [81, 'status'],
    [82, '18'],
  ] as const) {
    const { regId, version } = await road.confirmed(n);
    await server.pool.query(`update registration set status = ${status} where reg_id = $1`, [
      regId,
    ]);
    const chgId = await asked(regId, version, CHINESE);
    await expect(passed(chgId)).rejects.toMatchObject({
      code: 422,
      message: '变更不能通过：语文学科普通话水平须达到二级甲等及以上',
    });
    expect(await county(registration.get, { regId })).toMatchObject({ subjectName: '数学' });
  }
  // What nobody judged by may change, and an application that is still to be judged.
  const { regId, version } = await road.confirmed(83);
  await passed(await asked(regId, version, { workUnit: '澄岚实验小学' }));
  const filed = await road.filed(84);
  await passed(await asked(filed, 1, CHINESE));
  expect(await county(registration.get, { regId: filed })).toMatchObject({ subjectName: '语文' });
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
    point(resource.updateFileCurr, { regId, kind: 'photo', seq: 1 }, { files, version: 1 }),
  ).rejects.toThrow('不能替换');
  await expect(
    (await server.as('otherPoint'))(
      resource.updateFileCurr,
      { regId, kind: 'diploma', seq: 2 },
      { files, version: 1 },
    ),
  ).rejects.toMatchObject({ code: 403 });
  const { fileId } = await point(
    resource.updateFileCurr,
    { regId, kind: 'diploma', seq: 2 },
    { files, version: 1 },
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

test('更名没有审核完不能审批；审核通过以后，准入查询按新的姓名重新进行', async () => {
  const { regId } = await road.confirmed(61);
  await road.answerAccessQueries([regId]);
  const [point, county] = [await server.as('point'), await server.as('county')];
  const approve = async () =>
    county(registrationReview.batchAud, {
      regIds: regId,
      decision: 'approve',
      records: await road.versionsOf([regId]),
    });
  const [{ version } = { version: 0 }] = await road.versionsOf([regId]);
  const { id: chgId } = await point(
    registrationChange.regDataChange,
    { regId, changes: { name: '郑完全' }, reason: '按证件更正' },
    { version },
  );
  const own = async (who: typeof point) =>
    (await who(registrationChange.viewRegChg, { chgId })).own;
  expect([await own(point), await own(county)]).toEqual([true, false]);
  expect((await approve()).refused).toMatchObject([{ reason: '有待审核的数据变更，请先审核' }]);
  await county(registrationChange.regChgAudit, { chgId, passed: true }, { version: 1 });
  expect(await county(registration.get, { regId })).toMatchObject({
    name: '郑完全',
    accessResult: 10,
    accessTime: null,
  });
  expect((await approve()).refused).toMatchObject([{ reason: '尚未进行准入查询' }]);
});

test('待审核的变更谁提的谁能撤回，撤回后可以重新申请；已审核的不能撤回，证明材料留在办理经过里', async () => {
  const regId = await road.filed(90);
  const [point, county] = [await server.as('point'), await server.as('county')];
  const { fileId } = await point(
    resource.updateFile,
    {},
    { files: [{ field: 'file', name: '证明.jpg', bytes: await jpeg('#aaddff') }] },
  );
  const ask = (more: { fileId?: string } = {}) =>
    point(
      registrationChange.regDataChange,
      { regId, changes: { major: '英语' }, reason: '更正', ...more },
      { version: 1 },
    );
  const { id: chgId } = await ask({ fileId });
  await expect(
    county(registrationChange.regChgWithdraw, { chgId }, { version: 1 }),
  ).rejects.toThrow('您不具备该条数据的权限');
  await point(registrationChange.regChgWithdraw, { chgId }, { version: 1 });
  expect((await county(registrationChange.queryRegChgDos, { regId })).total).toBe(0);
  const { steps, version } = await county(registration.get, { regId });
  expect(steps.at(-1)).toMatchObject({ step: '数据变更', event: '撤回变更', opinion: '更正' });
  expect(version).toBe(1);
  const { rows } = await server.pool.query<{ before: string }>(
    "select detail ->> 'before' as before from registration_log where reg_id = $1 and event = '撤回变更'",
    [regId],
  );
  expect(rows).toEqual([{ before: fileId }]);
  const { id } = await ask();
  await county(registrationChange.regChgAudit, { chgId: id, passed: true }, { version: 1 });
  await expect(
    point(registrationChange.regChgWithdraw, { chgId: id }, { version: 2 }),
  ).rejects.toThrow('该变更已审核，不能撤回');
});
