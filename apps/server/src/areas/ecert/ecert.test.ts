import { cert } from '@tqc/contract/cert';
import {
  baseOrgBatchAssign,
  ecertCert,
  ecertChange,
  ecertOrgStamp,
  ecertTask,
} from '@tqc/contract/ecert';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { breakOff, carryOut, ecertTasks, takeTask } from '../../jobs/ecertTasks';
import { warmPrinters } from '../../kit/printing/printersTesting';
import { testServer } from '../../testing/server';
import {
  cancel,
  ecert,
  failedTask,
  issuable,
  issueDate,
  newStamp,
  official,
  stamp,
  task,
  versionIn,
} from '../../walks/ecertCases';
import { decideChange, keyChangeAsked, removalOf } from '../../walks/certCases';
import { openStage, server } from '../../walks/stage';

beforeAll(async () => {
  await warmPrinters();
  await openStage(await testServer());
}, 120_000);
beforeEach(() => server.pool.query('delete from person_quota'));

const county = () => server.as('county');
const bytesOf = async (reply: unknown): Promise<Uint8Array> =>
  new Uint8Array(await (reply as Blob).arrayBuffer());
const traceOf = async (id: string) => {
  const { rows } = await server.pool.query<{ act: number; revision: number; reason: string }>(
    'select act, revision, reason from ecert_change where ecert_id = $1 order by id',
    [id],
  );
  return rows;
};
const itemsOf = async (id: string) =>
  (await (await county())(ecertTask.items, { id, pageSize: 200 })).record;

test('印章：名称与机构一致、图片透明、有效期和位置合规；同类型只有一枚使用中', async () => {
  const as = await county();
  const refused = async (more: object, field: string, message: RegExp) =>
    expect(as(ecertOrgStamp.create, { ...(await newStamp()), ...more })).rejects.toMatchObject({
      fields: { [field]: expect.stringMatching(message) },
    });
  await refused({ stampName: '别处教育局' }, 'stampName', /专用章的名称应以本机构现用名称开头/);
  await refused({ validTo: '2023-01-01' }, 'validTo', /有效期止应晚于有效期起/);
  await refused({ x: 190 }, 'width', /超出了页面右边/);
  const first = await stamp();
  const second = await stamp();
  const { status, reason, log } = await as(ecertOrgStamp.get, { stampId: first });
  expect({ status, reason }).toEqual({ status: 0, reason: '启用了同类型的另一枚印章' });
  expect(log.map(({ event }) => event)).toEqual(['停用', '新增']);
  const start = { stampId: first, status: 1 };
  await as(ecertOrgStamp.statusChange, start, { version: await versionIn('org_stamp', first) });
  expect((await as(ecertOrgStamp.get, { stampId: second })).status).toBe(0);
  await expect(
    as(ecertOrgStamp.create, {
      ...(await newStamp()),
      sn: (await as(ecertOrgStamp.get, { stampId: first })).sn,
    }),
  ).rejects.toMatchObject({
    fields: { sn: '印章序列号已存在' },
  });
});

test('制作的是有照片、印章和签名的PDF，完整号码在上面，列表里只显示两头', async () => {
  const id = await ecert();
  const as = await county();
  const row = await as(ecertCert.get, { id });
  expect(row).toMatchObject({ status: 1, revision: 1, downloads: 0, issueDate });
  expect(row.idNo).toContain('*');
  const pdf = await bytesOf(await as(ecertCert.getEcertPhoto, { ids: [id] }));
  const document = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const words = (await page.getTextContent()).items.flatMap((item) =>
    'str' in item ? item.str : [],
  );
  expect(words).toContain(row.certNo);
  expect(words.some((word) => /^\d{17}[\dX]$/.test(word))).toBe(true);
  expect(words).toContain(`证照编号 ${row.ecertNo}`);
  const { fnArray } = await page.getOperatorList();
  // 85 draws a picture: the photo and the seal.
  expect(fnArray.filter((fn) => fn === 85)).toHaveLength(2);
  expect((await as(ecertCert.get, { id })).downloads).toBe(1);
  expect((await as(cert.get, { certId: row.certId })).ecertStatus).toBe(1);
  expect((await traceOf(id)).map(({ act }) => act)).toEqual([1, 4]);
});

test('验真看的是字节：改动一个字节就说出来，两处都不通过', async () => {
  const id = await ecert();
  const as = await county();
  expect((await as(ecertCert.verify, { id })).genuine).toBe(true);
  const { rows } = await server.pool.query<{ file_id: string }>(
    'select file_id from ecert where id = $1',
    [id],
  );
  const fileId = rows[0]?.file_id ?? '';
  const bytes = await server.app.files.get(fileId);
  bytes[200] = (bytes[200] ?? 0) ^ 1;
  const found = await server.app.files.put(bytes);
  await server.pool
    .query('update file set file_id = $2 where file_id = $1', [fileId, found.id])
    .catch(() => undefined);
  await server.pool.query(
    'insert into file select $2, name, kind, mime, size, width, height, sha256, org_id, admin_id, prov, city, county, point from file where file_id = $1 on conflict do nothing',
    [fileId, found.id],
  );
  await server.pool.query('update ecert set file_id = $2 where id = $1', [id, found.id]);
  const { genuine, findings } = await as(ecertCert.verify, { id });
  expect(genuine).toBe(false);
  expect(findings.filter(({ good }) => !good).map(({ part }) => part)).toEqual([
    'hash',
    'signature',
  ]);
  expect((await traceOf(id)).at(-1)?.reason).toMatch(/^验真未通过：文件已被改动/);
});

test('撤销写明原因，不能再下载；重新制作是下一个版本，痕迹能对比', async () => {
  const id = await cancel(await ecert());
  const as = await county();
  await expect(as(ecertCert.getEcertPhoto, { ids: [id] })).rejects.toThrow(/已经撤销，不能再下载/);
  const { certNo } = await as(ecertCert.get, { id });
  await as(ecertCert.create, { certNos: [certNo], issueDate: '2024-06-19' });
  expect(await as(ecertCert.get, { id })).toMatchObject({ status: 1, revision: 2 });
  const { record } = await as(ecertChange.list, { certNo });
  expect(record.map(({ act }) => act)).toEqual([1, 2, 1]);
  const { version, before } = await as(ecertChange.get, { id: record[0]?.id ?? '' });
  expect([before?.content.issueDate, version.content.issueDate]).toEqual([issueDate, '2024-06-19']);
  expect(version.content.idNo).toContain('*');
});

test('不能制作的说明为什么：没有照片、没有印章、没有签发日期、已有有效的', async () => {
  const as = await county();
  const { certId, certNo } = await issuable();
  const reasonOf = async (input: object) =>
    (await as(ecertCert.create, { certNos: [certNo], preview: true, ...input })).refused[0]?.reason;
  expect(await reasonOf({})).toMatch(/没有签发日期/);
  expect(await reasonOf({ issueDate })).toBeUndefined();
  await server.pool.query('update cert set photo = null where cert_id = $1', [certId]);
  expect(await reasonOf({ issueDate })).toMatch(/没有照片/);
  await server.pool.query('update org_stamp set status = 0 where stamp_type = 2');
  expect(await reasonOf({ issueDate, stampType: 2 })).toMatch(/没有可用的印章/);
  await server.pool.query("update org_stamp set valid_to = '2024-02-01' where stamp_id = $1", [
    await official(),
  ]);
  expect(await reasonOf({ issueDate })).toMatch(/印章不在有效期内/);
  await server.pool.query("update org_stamp set valid_to = '2028-12-31' where stamp_id = $1", [
    await official(),
  ]);
});

test('默认签发日期在没有填写时用；落在那一年', async () => {
  const as = await county();
  await expect(
    as(baseOrgBatchAssign.setDefaultIssueDate, { year: 2024, issueDate: '2023-06-30' }),
  ).rejects.toMatchObject({ fields: { issueDate: expect.stringContaining('默认签发日期') } });
  await as(baseOrgBatchAssign.setDefaultIssueDate, { year: 2024, issueDate: '2024-06-30' });
  const { certNo } = await issuable();
  await as(ecertCert.create, { certNos: [certNo] });
  const { record } = await as(ecertCert.list, { certNo });
  expect(record[0]?.issueDate).toBe('2024-06-30');
  expect(await as(baseOrgBatchAssign.getPopUpSettings, {})).toEqual({ asks: true });
  await as(baseOrgBatchAssign.setPopUpSettings, { asks: false });
  expect(await as(baseOrgBatchAssign.getPopUpSettings, {})).toEqual({ asks: false });
});

test('任务逐张办理，失败的写明原因，重试只办没成的；进程中断后接着办，不重复制作', async () => {
  const id = await failedTask();
  const as = await county();
  const row = await as(ecertTask.get, { id });
  expect(row).toMatchObject({ status: 1, failed: row.total - row.done });
  const items = await itemsOf(id);
  expect(items.find(({ name }) => name === '演示缺失')?.failure).toBe('F08');
  const made = row.done;
  expect(made).toBeGreaterThan(0);
  await as(ecertTask.changeStatus, { id, status: 0 }, { version: row.version });
  await ecertTasks(server.app);
  expect(await as(ecertTask.get, { id })).toMatchObject({ done: made, total: row.total });

  const other = await task();
  await takeTask(server.app);
  await server.pool.query('update ecert_task set lease_until = $2 where id = $1', [
    other,
    new Date(server.app.clock().getTime() - 1),
  ]);
  await breakOff(server.app);
  expect((await as(ecertTask.get, { id: other })).status).toBe(0);
  await ecertTasks(server.app);
  const ended = await as(ecertTask.get, { id: other });
  expect(ended).toMatchObject({ status: 1, progress: '100%' });
  const { rows } = await server.pool.query(
    'select cert_id from ecert group by cert_id having count(*) > 1',
  );
  expect(rows).toEqual([]);
});

test('签章服务没有应答的一张失败，以后能重试；任务的状态由地址里的编号和状态改变（request-14）', async () => {
  const id = await task();
  await takeTask(server.app);
  await carryOut(server.app, id, {
    sign: () => Promise.reject(new Error('away')),
    check: async () => false,
  });
  expect(new Set((await itemsOf(id)).map(({ failure }) => failure)).has('F07')).toBe(true);
  const as = await county();
  const { version } = await as(ecertTask.get, { id });
  await as(ecertTask.statusChange, { id, status: 0 }, { version });
  expect(await as(ecertTask.get, { id })).toMatchObject({ status: 0 });
  await ecertTasks(server.app);
  expect((await itemsOf(id)).map(({ failure }) => failure)).not.toContain('F07');
});

test('证书变更后旧的电子证书撤销，另有任务重新制作；删除的只撤销', async () => {
  const chgId = await keyChangeAsked();
  const { rows } = await server.pool.query<{ id: string; no: string }>(
    'select c.cert_id::text as id, c.cert_no as no from cert c join cert_change g on g.cert_id = c.cert_id where g.chg_id = $1',
    [chgId],
  );
  const { id: certId = '', no = '' } = rows[0] ?? {};
  const photo = await server.pool.query<{ photo: string }>(
    'select photo from cert where photo is not null limit 1',
  );
  await server.pool.query('update cert set photo = $2 where cert_id = $1', [
    certId,
    photo.rows[0]?.photo,
  ]);
  const as = await county();
  await as(ecertCert.create, { certNos: [no], issueDate });
  await decideChange('city', 'approve')(chgId);
  const { record } = await as(ecertCert.list, { certNo: no });
  expect(record[0]?.status).toBe(0);
  await ecertTasks(server.app);
  const anew = (await as(ecertCert.list, { certNo: no })).record[0];
  expect(anew).toMatchObject({ status: 1, revision: 2, name: '演示更名人' });
  await decideChange('city', 'approve')(await removalOf(certId));
  expect((await as(ecertCert.list, { certNo: no })).record[0]?.status).toBe(0);
});
