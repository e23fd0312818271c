import { enrollment, enrollmentData } from '@tqc/contract/enroll';
import { baseOrgDoc } from '@tqc/contract/register';
import { exports, job, resource } from '@tqc/contract/resource';
import { filingType } from '@tqc/domain/dictionaries';
import { beforeAll, expect, test } from 'vitest';
import { createTaskRunner } from '../../jobs/taskRunner';
import { readSheet } from '../../kit/export/exportTesting';
import { pdfOf } from '../../kit/files/filesTesting';
import { newFiling } from '../../testing/newFiling';
import { testServer, type TestOrg } from '../../testing/server';
import { acceptedRecord } from '../../walks/enrollmentCases';
import { openStage, server } from '../../walks/stage';

beforeAll(async () => openStage(await testServer()));

const asked = {
  call: enrollmentData.queryAllEnrollLevelOrg.id,
  title: '注册数据查看',
  query: {},
  columns: ['enrId', 'name', 'idNo'],
  format: 'xlsx' as const,
};
const made = async (org: TestOrg, more: object = {}) => {
  const by = await server.as(org);
  const { id } = await by(exports.exporEnrollExcelData, { ...asked, ...more });
  await createTaskRunner(server.app).wake();
  expect(await by(job.get, { id })).toMatchObject({ status: 2 });
  const file = await by(exports.downEnrollExcelFile, { id });
  return { id, rows: readSheet(Buffer.from(await (file as unknown as Blob).arrayBuffer())) };
};
const passedFiling = async () => {
  const [county, city] = [await server.as('county'), await server.as('city')];
  const files = [{ field: 'file', name: '承诺书.pdf', bytes: new Uint8Array(pdfOf()) }];
  const { fileId } = await county(resource.updateFile, {}, { files });
  const asks = { ...newFiling, filingType: filingType.code('registration'), fileId };
  const { id } = await county(baseOrgDoc.create, asks);
  const records = [{ id, version: 1 }];
  await city(baseOrgDoc.editBatchBaseOrgDoc, { records, decision: 'pass', uses: 1 });
  return id;
};

test('注册数据各导出看得到的，号码遮盖；任务列在注册的导出记录里', async () => {
  const enrId = await acceptedRecord();
  const { id, rows } = await made('county');
  expect(rows.find(([first]) => first === enrId)?.[2]).toMatch(/^\d{3}\*{11}[\dX]{4}$/);
  const county = await server.as('county');
  expect((await county(exports.enrollExcelTaskList, {})).record.map((task) => task.id)).toEqual([
    id,
  ]);
  const other = await made('otherCounty');
  expect(other.rows.map(([first]) => first)).not.toContain(enrId);
});

test('有定期注册的备案，完整证件号码离开一次', async () => {
  const enrId = await acceptedRecord();
  const docId = await passedFiling();
  const { rows } = await made('county', { call: enrollment.list.id, docId });
  expect(rows.find(([first]) => first === enrId)?.[2]).toMatch(/^\d{17}[\dX]$/);
  await expect(made('county', { docId })).rejects.toThrow('该备案的可用次数已用完');
});

test('备案下没有一条符合条件的不占次数，消息这样说', async () => {
  const docId = await passedFiling();
  const nothing = { call: enrollment.list.id, query: { name: '查无此人' }, docId };
  await made('county', nothing);
  const county = await server.as('county');
  expect(await county(baseOrgDoc.get, { docId })).toMatchObject({ usesLeft: 1 });
  const { rows } = await server.pool.query<{ content: string }>(
    "select content from sys_message where title = '导出已完成' order by msg_id desc limit 1",
  );
  expect(rows[0]?.content).toContain('备案的次数没有占用');
});

test('注册的列表不能由别的接口导出', async () => {
  const county = await server.as('county');
  await expect(county(exports.exportRows, asked)).rejects.toThrow('该列表不能导出');
});
