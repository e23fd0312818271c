import { limit, wfWorkflow } from '@tqc/contract/limit';
import { resource } from '@tqc/contract/resource';
import { beforeAll, expect, test } from 'vitest';
import { pushLimits, usualPlan } from '../../jobs/platform';
import { pdfOf } from '../../kit/files/filesTesting';
import { giveCertTo, newRestriction } from '../../testing/newRestriction';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';
import type { NationalPlatform } from '../../trade/platform';

let server: TestServer;
let n = 500;
beforeAll(async () => {
  server = await testServer();
  await server.pool.query("update platform_switch set state = 1 where name = 'exchange'");
});

const as = (org: TestOrg) => server.as(org);
const upload = async () => {
  const files = [{ field: 'file', name: '决定书.pdf', bytes: new Uint8Array(pdfOf()) }];
  return (await (await as('county'))(resource.updateFile, {}, { files })).fileId;
};
const versionOf = async (limitId: string) => {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from limitation where limit_id = $1',
    [limitId],
  );
  return { version: rows[0]?.version ?? 0 };
};
const entered = async () => {
  const county = await as('county');
  const input = { ...newRestriction((n += 1)), files: [await upload()] };
  const { id } = await county(limit.create, input);
  return { id, input };
};
const inForce = async () => {
  const { id, input } = await entered();
  await (
    await as('county')
  )(limit.update, { limitId: id, action: 'submit' }, await versionOf(id));
  await (
    await as('city')
  )(wfWorkflow.update, { id, decision: 'approve', opinion: '属实' }, await versionOf(id));
  return { id, input };
};
const pushesOf = async (limitNo: string | null) =>
  (await (await as('province'))(limit.queryLimitationPush, { limitNo: limitNo ?? '' })).record;
const noOf = async (limitId: string) =>
  (await (await as('county'))(limit.get, { limitId })).limitNo;
const plan = { ...usualPlan('test'), rate: 1000 };
const heard: { key: string; message: Record<string, unknown> }[] = [];
const said = (code: string): NationalPlatform => ({
  push: async (key, message) => {
    heard.push({ key, message: message as Record<string, unknown> });
    return { code, text: code === '0' ? '已接收' : '证件号码与姓名不符', took: 1 };
  },
  returned: async () => ({ code, text: '', took: 1, record: [] }),
  test: async () => ({ code, text: '', took: 1 }),
});
const run = async (code: string) => {
  await server.pool.query('update limit_push set next_at = null');
  await pushLimits(server.app, said(code), plan);
};

test('生效时两个平台各一条，同一批号；号码只给平台看全', async () => {
  const { id, input } = await inForce();
  const rows = await pushesOf(await noOf(id));
  expect(rows.map(({ kind, target, status }) => [kind, target, status])).toEqual(
    expect.arrayContaining([
      [1, 1, 0],
      [1, 2, 0],
    ]),
  );
  expect(new Set(rows.map(({ batchNo }) => batchNo)).size).toBe(1);
  expect(rows[0]?.message).not.toContain(input.idNo);
  await run('0');
  const mine = heard.filter(({ message }) => message['batchNo'] === rows[0]?.batchNo);
  expect(mine.map(({ message }) => message['idNo'])).toEqual([input.idNo, input.idNo]);
  expect(new Set(mine.map(({ key }) => key)).size).toBe(2);
  expect((await (await as('county'))(limit.get, { limitId: id })).pushStatus).toBe(2);
});

test('失败三次等人处理，省里收到消息；手动推送从头再试', async () => {
  const { id } = await inForce();
  for (let times = 0; times < 3; times += 1) await run('E01');
  const rows = await pushesOf(await noOf(id));
  expect(rows.map(({ status, tries }) => [status, tries])).toEqual([
    [3, 3],
    [3, 3],
  ]);
  const { rows: told } = await server.pool.query(
    "select from sys_message where title = '限制库推送失败3次'",
  );
  expect(told.length).toBeGreaterThan(0);
  const records = rows.map(({ pushId, version }) => ({ id: pushId, version }));
  const province = await as('province');
  expect(await province(limit.manualDataPush, { records })).toMatchObject({ refused: [] });
  await run('0');
  expect((await pushesOf(await noOf(id))).map(({ status }) => status)).toEqual([2, 2]);
});

test('接口关着的留在队列，手动也不推，并说明原因；取消的不再推', async () => {
  const { id } = await inForce();
  await server.pool.query("update platform_switch set state = 0 where name = 'exchange'");
  await run('0');
  const [row] = await pushesOf(await noOf(id));
  expect(row?.status).toBe(0);
  const province = await as('province');
  const records = [{ id: row?.pushId ?? '', version: row?.version ?? 0 }];
  await expect(province(limit.manualDataPush, { records })).rejects.toThrow('业务数据接口已关闭');
  await province(
    limit.cancelPush,
    { limitId: id, pushId: row?.pushId ?? '', reason: '录入有误' },
    { version: row?.version ?? 0 },
  );
  await server.pool.query("update platform_switch set state = 1 where name = 'exchange'");
  await run('0');
  const after = await pushesOf(await noOf(id));
  expect(after.find(({ pushId }) => pushId === row?.pushId)).toMatchObject({
    status: 4,
    reason: '录入有误',
  });
  expect(after.filter(({ status }) => status === 2)).toHaveLength(1);
});

test('该人员的证书才能关联；生效后改动证书，平台再收到变更', async () => {
  const { id } = await inForce();
  const { id: other } = await entered();
  await giveCertTo(server, id, '991000001');
  await giveCertTo(server, other, '991000002');
  const county = await as('county');
  const before = await county(limit.queryCert, { limitId: id });
  expect(before).toMatchObject({ record: [], others: [{ certId: '991000001' }] });
  await expect(county(limit.addCert, { limitId: id, certId: '991000002' })).rejects.toThrow(
    '这本证书不是该人员的',
  );
  await county(limit.addCert, { limitId: id, certId: '991000001' });
  expect((await county(limit.queryCert, { limitId: id })).record).toHaveLength(1);
  const changed = (await pushesOf(await noOf(id))).filter(({ kind }) => kind === 3);
  expect(changed).toHaveLength(2);
  expect(changed[0]?.message).toContain('2020');
  await county(limit.deleteCert, { limitId: id, certId: '991000001' });
  const { steps } = await county(limit.get, { limitId: id });
  expect(steps.slice(-2).map(({ event }) => event)).toEqual(['关联证书', '取消关联证书']);
});

test('后来的文书加在原有的后面，全部文书打成一个文件', async () => {
  const { id } = await inForce();
  const county = await as('county');
  await county(limit.uploadDecisionFile, { limitId: id, files: [await upload()] });
  expect((await county(limit.get, { limitId: id })).files).toHaveLength(2);
  const zip = (await county(limit.downloadDecisionFile, { limitId: id })) as unknown as Blob;
  const text = Buffer.from(await zip.arrayBuffer()).toString('utf8');
  expect(text).toContain('文书附件1.pdf');
  expect(text).toContain('文书附件2.pdf');
});

test('没有文书的历史数据在列表里就看得出，取了说明原因', async () => {
  const { id } = await inForce();
  const county = await as('county');
  const isDocumented = async () => {
    const { record } = await county(limit.list, { limitNo: (await noOf(id)) ?? '' });
    return record.map(({ documented }) => documented);
  };
  expect(await isDocumented()).toEqual([true]);
  await server.pool.query('delete from limitation_file where limit_id = $1', [id]);
  expect(await isDocumented()).toEqual([false]);
  await expect(county(limit.downloadDecisionFile, { limitId: id })).rejects.toThrow(
    '这条限制没有文书附件',
  );
});
