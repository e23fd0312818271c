import { certBatch, provinceBatch } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../kit/files/filesTesting';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';

let server: TestServer;
let pbId: string;
const HIDDEN = { code: 403 };
beforeAll(async () => {
  server = await testServer();
  server.setNow(new Date('2024-03-01T02:00:00Z'));
  const { id: cbId } = await (
    await server.as('centre')
  )(certBatch.create, {
    cbName: '2024年上半年',
    year: 2024,
    half: 1,
    audience: [1, 2],
    ctIds: [1, 2, 3],
    beginDate: '2024-03-01',
    endDate: '2024-07-31',
  });
  const made = await (
    await server.as('province')
  )(provinceBatch.create, {
    cbId,
    planName: '演示省2024年上半年计划',
    filing: [{ begin: '2024-06-11 09:00', end: '2024-06-21 18:00' }],
    confirmBegin: '2024-06-11',
    confirmEnd: '2024-06-28',
    approveBegin: '2024-06-20',
    approveEnd: '2024-07-18',
    ctIds: [1, 2, 3],
    contact: '演示联系人',
    contactPhone: '025-88880000',
  });
  pbId = made.id;
});

const upload = async (org: TestOrg) => {
  const file = { field: 'file', name: '计划.pdf', bytes: new Uint8Array(pdfOf()) };
  return (await (await server.as(org))(resource.updateFile, {}, { files: [file] })).fileId;
};
const read = async (org: TestOrg, fileId: string) =>
  (await server.as(org))(resource.downloadFile, { fileId });
const attach = (fileId: string, status: number) =>
  server.pool.query(
    'update province_plan set file_id = $2, approval_status = $3 where pb_id = $1',
    [pbId, fileId, status],
  );

test('计划里写上别人的文件编号，谁也不能因此看到那个文件', async () => {
  const secret = await upload('county');
  await attach(secret, 1);
  for (const org of ['province', 'otherCounty', 'city'] as const)
    await expect(read(org, secret)).rejects.toMatchObject(HIDDEN);
  await expect(
    (await server.as('otherCounty'))(resource.ticket, { fileId: secret, download: true }),
  ).rejects.toMatchObject(HIDDEN);
  await read('county', secret);
});

test('计划自己的文件上报后本省可见，草稿和外省不可见', async () => {
  const own = await upload('province');
  await attach(own, 0);
  await expect(read('county', own)).rejects.toMatchObject(HIDDEN);
  await read('province', own);
  await attach(own, 1);
  await read('county', own);
  await expect(read('otherProvince', own)).rejects.toMatchObject(HIDDEN);
});

test('调到别的单位以后，不再看得到在原单位上传的文件', async () => {
  const before = await upload('otherPoint');
  await read('otherPoint', before);
  await server.pool.query('update file set org_id = 32880101 where file_id = $1', [before]);
  await expect(read('otherPoint', before)).rejects.toMatchObject(HIDDEN);
});
