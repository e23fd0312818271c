import { registration, registrationReview } from '@tqc/contract/register';
import { personal } from '@tqc/contract/account';
import { resource } from '@tqc/contract/resource';
import { beforeAll, expect, test } from 'vitest';
import { verifyAudit, sequenceAudit } from '../../kit/audit';
import { testServer, type TestServer } from '../../testing/server';
import { checks, testRoad, type Road } from '../../testing/road';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});
const applicant: Road['applicant'] = (n, more) => road.applicant(n, more);
const hand: Road['hand'] = (items) => road.hand(items);

test('别的确认点、别的县看不到，也动不了', async () => {
  const { accepted } = await hand([applicant(30)]);
  const regId = accepted[0]?.regId ?? '';
  for (const org of ['otherPoint', 'otherCounty', 'otherProvince'] as const) {
    const stranger = await server.as(org);
    expect((await stranger(registration.list, { regId })).total).toBe(0);
    await expect(stranger(registration.get, { regId })).rejects.toMatchObject({ code: 403 });
  }
  await expect(
    (await server.as('otherPoint'))(
      registrationReview.confirmRegistration,
      { regId, decision: 'materialsQualified', ...checks },
      { version: 1 },
    ),
  ).rejects.toMatchObject({ code: 403, message: '您不具备该条数据的权限，请刷新页面后再操作！' });
  const outcome = await (
    await server.as('otherCounty')
  )(registrationReview.batchAud, {
    regIds: regId,
    decision: 'approve',
    records: [{ id: regId, version: 1 }],
  });
  expect(outcome.refused[0]?.reason).toBe('您不具备该条数据的权限，请刷新页面后再操作！');
  await expect(
    (await server.as('province'))(
      registrationReview.confirmRegistration,
      { regId, decision: 'materialsQualified', ...checks },
      { version: 1 },
    ),
  ).rejects.toMatchObject({ code: 403 });
});

test('按姓名片段、证件号码、报名号都能找到；证件号码不明文出现在地址里', async () => {
  const { accepted } = await hand([applicant(33, { name: '阿依古丽·买买提' })]);
  const regId = accepted[0]?.regId ?? '';
  const county = await server.as('county');
  for (const filter of [
    { name: '古丽' },
    { name: '买买提' },
    { regId },
    { idNo: applicant(33).idNo },
  ])
    expect((await county(registration.list, filter)).record.map((row) => row.regId)).toEqual([
      regId,
    ]);
  expect((await county(registration.list, { name: '尔古' })).total).toBe(0);
  await expect(
    county(registration.list, { name: '古丽', sort: 'idNo.asc' as never }),
  ).rejects.toMatchObject({ code: 400 });
  const plain = await fetch(
    `${server.url}/rest/edu/kernal/certificate/registration?idNo=${applicant(33).idNo}`,
  );
  expect(((await plain.json()) as { code: number }).code).toBe(415);
});

test('查看完整号码要写原因，并留下审计', async () => {
  const { accepted } = await hand([applicant(34)]);
  const id = accepted[0]?.regId ?? '';
  const point = await server.as('point');
  expect(
    (
      await point(personal.reveal, {
        table: 'registration',
        id,
        field: 'idNo',
        reason: '核对身份证原件',
      })
    ).value,
  ).toBe(applicant(34).idNo);
  await expect(
    (await server.as('otherPoint'))(personal.reveal, {
      table: 'registration',
      id,
      field: 'idNo',
      reason: '看看是谁',
    }),
  ).rejects.toMatchObject({ code: 403 });
  await sequenceAudit(server.pool);
  const { rows } = await server.pool.query(
    "select row from audit where row ->> 'act' = 'account.personal.reveal' and row ->> 'obj' = $1",
    [`registration/${id}`],
  );
  expect(rows[0].row.detail).toEqual({ field: 'idNo', reason: '核对身份证原件' });
});

test('地址只显示到区县，查看完整的要写原因', async () => {
  const { accepted } = await hand([applicant(36)]);
  const id = accepted[0]?.regId ?? '';
  const address = '江苏云汀市东霁区朝晖路7号';
  await server.pool.query(
    'update registration set address = $2, residence = $2, household = $3 where reg_id = $1',
    [id, address, '江苏云汀市东霁区'],
  );
  const point = await server.as('point');
  expect(await point(registration.get, { regId: id })).toMatchObject({
    address: '江苏云汀市东霁区****',
    residence: '江苏云汀市东霁区****',
    household: '江苏云汀市东霁区',
  });
  const asked = { table: 'registration', id, reason: '邮寄证书核对地址' } as const;
  expect((await point(personal.reveal, { ...asked, field: 'address' })).value).toBe(address);
  await expect(
    point(personal.reveal, { ...asked, table: 'cert', field: 'address' }),
  ).rejects.toMatchObject({ code: 400 });
});

test('按编号和人看申请：是这个人的才看得到，别人的对照码不行', async () => {
  const { accepted } = await hand([applicant(37), applicant(38)]);
  const [own = '', other = ''] = accepted.map(({ regId }) => regId);
  const point = await server.as('point');
  const { idRef } = await point(registration.get, { regId: own });
  const another = await point(registration.get, { regId: other });
  expect((await point(registration.getByIdNo, { id: own, idno: idRef })).regId).toBe(own);
  await expect(
    point(registration.getByIdNo, { id: own, idno: another.idRef }),
  ).rejects.toMatchObject({ code: 403 });
});

test('照片能看到，别的确认点看不到', async () => {
  const { accepted } = await hand([applicant(35)]);
  const regId = accepted[0]?.regId ?? '';
  const point = await server.as('point');
  const { files } = await point(registration.get, { regId });
  const picture = (await point(resource.viewImage, {
    fileId: files[0]?.fileId ?? '',
  })) as unknown as Blob;
  expect(picture.type).toBe('image/jpeg');
  expect(picture.size).toBeGreaterThan(100);
  await expect(
    (await server.as('otherPoint'))(resource.viewImage, { fileId: files[0]?.fileId ?? '' }),
  ).rejects.toMatchObject({ code: 403 });
});

test('审计链完整；改动一个字节即被指出是哪一条', async () => {
  while ((await sequenceAudit(server.pool)) > 0);
  expect(await verifyAudit(server.app.auth.keys, server.pool)).not.toHaveProperty('broken');
  await server.pool.query('alter table audit disable trigger audit_fixed');
  await server.pool.query(
    "update audit set row = jsonb_set(row, '{ip}', '\"127.0.0.2\"') where seq = 7",
  );
  expect((await verifyAudit(server.app.auth.keys, server.pool)).broken).toEqual({
    seq: 7,
    reason: '内容与校验值不符',
  });
});
