import { baseOrgDoc, registration } from '@tqc/contract/register';
import { exports, job, resource } from '@tqc/contract/resource';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pdfOf } from '../../../kit/files/filesTesting';
import { readSheet } from '../../../kit/export/exportTesting';
import { createTaskRunner } from '../../../jobs/taskRunner';
import { filingExpiry } from '../../../jobs/filingExpiry';
import { testRoad, type Road } from '../../../testing/road';
import { testServer, type TestOrg, type TestServer } from '../../../testing/server';
import { newFiling } from '../../../testing/newFiling';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});
beforeEach(() => server.pool.query('delete from person_quota'));

const pdf = () => [{ field: 'file', name: '承诺书.pdf', bytes: new Uint8Array(pdfOf()) }];
const as = (org: TestOrg) => server.as(org);
const upload = async (org: TestOrg) =>
  (await (await as(org))(resource.updateFile, {}, { files: pdf() })).fileId;
const entered = async (org: TestOrg = 'county') => ({
  ...newFiling,
  fileId: await upload(org),
});
const filed = async () => (await (await as('county'))(baseOrgDoc.create, await entered())).id;
const passed = async (uses = 1) => {
  const id = await filed();
  const { done } = await (
    await as('city')
  )(baseOrgDoc.editBatchBaseOrgDoc, { records: [{ id, version: 1 }], decision: 'pass', uses });
  expect(done).toEqual([id]);
  return id;
};
const asked = {
  title: '认定数据查看',
  query: {},
  columns: ['regId', 'name', 'idNo'],
  format: 'xlsx' as const,
};
const docOf = async (docId: string) => (await as('county'))(baseOrgDoc.get, { docId });
const exported = async (docId: string, more: object = {}) => {
  const county = await as('county');
  const { id } = await county(exports.exporRegExcelData, { ...asked, ...more, docId });
  await createTaskRunner(server.app).wake();
  return county(job.get, { id });
};
const sheetOf = async (id: string) => {
  const file = await (await as('county'))(exports.downRegExcelFile, { id });
  return readSheet(Buffer.from(await (file as unknown as Blob).arrayBuffer()));
};

test('通过的备案让完整号码离开，每次导出用去一次，用完就不能再导出', async () => {
  const regId = await road.filed(31);
  const docId = await passed(1);
  const task = await exported(docId);
  const row = (await sheetOf(task.id)).find(([first]) => first === regId);
  expect(row?.[2]).toMatch(/^\d{17}[\dX]$/);
  const { record } = await (await as('county'))(registration.list, { regId });
  expect(record[0]?.idNo).toContain('***');
  expect(await docOf(docId)).toMatchObject({ uses: 1, usesLeft: 0 });
  await expect(exported(docId)).rejects.toThrow('该备案的可用次数已用完');
});

test('重新执行时按备案现在批准的条数，不按当初的', async () => {
  const county = await as('county');
  await road.filed(1);
  await road.filed(2);
  const docId = await passed(3);
  const { id } = await county(exports.exporRegExcelData, { ...asked, docId });
  await county(job.cancel, { id });
  // As after it expired, was asked for anew for one row and passed.
  await server.pool.query('update export_filing set expected = 1 where doc_id = $1', [docId]);
  await county(job.again, { id });
  await createTaskRunner(server.app).wake();
  const { status, message } = await county(job.get, { id });
  expect(status).toBe(3);
  expect(message).toMatch(/^备案的预计条数为1条，现有\d+条/);
});

test('没有通过的、过期的、别的机构的备案都不能用', async () => {
  const waiting = await filed();
  await expect(exported(waiting)).rejects.toThrow('该备案没有审批通过或已过期');
  const docId = await passed();
  await expect(
    (await as('otherCounty'))(exports.exporRegExcelData, { ...asked, docId }),
  ).rejects.toThrow('没有这份导出权限备案');
  await expect(exported(docId, { columns: ['regId', 'name'] })).rejects.toThrow('请不要选择备案');
  await server.pool.query("update export_filing set valid_until = '2000-01-01' where doc_id = $1", [
    docId,
  ]);
  await expect(exported(docId)).rejects.toThrow('该备案已过期');
  await filingExpiry(server.app);
  expect((await docOf(docId)).status).toBe(4);
});

test('比备案的预计条数多的不导出，次数还回去', async () => {
  await road.filed(32);
  await road.filed(33);
  const id = (await (await as('county'))(baseOrgDoc.create, { ...(await entered()), expected: 1 }))
    .id;
  await (
    await as('city')
  )(baseOrgDoc.editBatchBaseOrgDoc, {
    records: [{ id, version: 1 }],
    decision: 'pass',
    uses: 2,
  });
  const task = await exported(id);
  expect(task).toMatchObject({ status: 3, resultFile: null });
  expect(task.message).toMatch(/^备案的预计条数为1条/);
  expect((await docOf(id)).usesLeft).toBe(2);
  // Laid down as asked, and refused: the audit tells both.
  const { rows } = await server.pool.query<{ ok: string; detail: object }>(
    `select row ->> 'ok' as ok, row -> 'detail' as detail
     from (select row from audit_inbox union all select row from audit) noted
     where row -> 'detail' ->> 'job' = $1`,
    [task.id],
  );
  expect(rows).toMatchObject([{ ok: 'false', detail: { docId: id, inFull: ['idNo'] } }]);
});

test('只有上一级机构审批；通过要给次数，退回要写意见；已审批的不能再审', async () => {
  const id = await filed();
  const decide = async (org: TestOrg, more: object) =>
    (await as(org))(baseOrgDoc.editBatchBaseOrgDoc, {
      records: [{ id, version: 1 }],
      decision: 'pass',
      ...more,
    });
  await expect(decide('city', {})).rejects.toThrow('请输入可用次数');
  await expect(decide('city', { decision: 'return' })).rejects.toThrow('请输入审批意见');
  expect((await decide('province', { uses: 1 })).done).toEqual([]);
  expect(await decide('city', { preview: true })).toMatchObject({ done: [id] });
  expect((await docOf(id)).status).toBe(2);
  await decide('city', { decision: 'return', opinion: '请缩小范围' });
  expect(await docOf(id)).toMatchObject({ status: 3, opinion: '请缩小范围' });
  const again = await (
    await as('city')
  )(baseOrgDoc.editBatchBaseOrgDoc, {
    records: [{ id, version: 2 }],
    decision: 'pass',
    uses: 1,
  });
  expect(again.refused[0]?.reason).toBe('只有待审批的备案可以审批');
});

test('退回的修改后重新提交，撤回的可以删除，通过的不能改', async () => {
  const county = await as('county');
  const docId = await filed();
  await county(baseOrgDoc.update, { docId, action: 'withdraw' }, { version: 1 });
  await county(baseOrgDoc.update, { docId, expected: 50 }, { version: 2 });
  const { status, expected, version } = await docOf(docId);
  expect({ status, expected }).toEqual({ status: 2, expected: 50 });
  await expect(county(baseOrgDoc.remove, { docId }, { version })).rejects.toThrow(
    '只有退回修改的备案可以删除',
  );
  await county(baseOrgDoc.update, { docId, action: 'withdraw' }, { version });
  await county(baseOrgDoc.remove, { docId }, { version: version + 1 });
  const good = await passed();
  await expect(
    county(baseOrgDoc.update, { docId: good, expected: 9 }, { version: 2 }),
  ).rejects.toThrow('只有退回或已过期的备案可以修改后重新提交');
  await expect(
    county(exports.changeKeepOnRecordPdf, { docId: good }, { version: 2, files: pdf() }),
  ).rejects.toThrow('审批通过的备案不能再替换承诺书');
});

test('承诺书可以替换，审批的上级打得开，别的机构打不开', async () => {
  const docId = await filed();
  const county = await as('county');
  const { fileId } = await county(
    exports.changeKeepOnRecordPdf,
    { docId },
    { version: 1, files: pdf() },
  );
  expect((await docOf(docId)).fileId).toBe(fileId);
  await (
    await as('city')
  )(resource.downloadFile, { fileId });
  for (const org of ['otherCounty', 'province', 'point'] as const)
    await expect((await as(org))(resource.downloadFile, { fileId })).rejects.toMatchObject({
      code: 403,
    });
});

test('可备案的列按备案类型', async () => {
  const county = await as('county');
  expect(await county(baseOrgDoc.excelHeader, { filingType: 1 })).toEqual({
    record: [{ value: 'idNo', label: '完整证件号码' }],
  });
  expect(await county(baseOrgDoc.excelHeader, { filingType: 2 })).toEqual({
    record: [{ value: 'idNo', label: '完整证件号码' }],
  });
});
