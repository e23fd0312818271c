import { cert, certApply } from '@tqc/contract/cert';
import { resource } from '@tqc/contract/resource';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';
import {
  applied,
  applyVersion,
  colleague,
  failApplication,
  freshCert,
  newApplication,
  passApplication,
  replacement,
  scan,
} from '../../walks/certCases';
import { call, openStage } from '../../walks/stage';
import { printedCert, received } from './examples/blanks';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await openStage(server);
});
beforeEach(() => server.pool.query('delete from person_quota'));

const county = () => server.as('county');
const of = async (id: string) => (await county())(certApply.get, { id });
const act = async (id: string, input: object) =>
  (await county())(certApply.update, { id, ...input }, { version: await applyVersion(id) });

test('不合的在那一栏说明怎么办：遗失声明满30天，换发先收回原证，换照片要有新照片', async () => {
  const base = await newApplication();
  const refused = async (more: object, field: string, message: RegExp) =>
    expect((await county())(certApply.create, { ...base, ...more })).rejects.toMatchObject({
      fields: { [field]: expect.stringMatching(message) },
    });
  await refused({ certNo: '20243288013000999' }, 'certNo', /本机构没有这个号码的证书/);
  await refused({ kind: 1 }, 'reason', /补发的原因是遗失/);
  await refused({ kind: 1, reason: 1 }, 'lostOn', /请选择遗失声明刊登日期/);
  await refused({ kind: 1, reason: 1, lostOn: '2024-06-01' }, 'lostOn', /刊登满30天/);
  await refused({ kind: 1, reason: 1, lostOn: '2024-05-01' }, 'noticeFile', /声明扫描件/);
  await refused({ reason: 1 }, 'reason', /遗失的证书请办理补发/);
  await refused({ collected: false }, 'collected', /先收回原证/);
  await refused({ reason: 4 }, 'photoFile', /新照片/);
  await (
    await county()
  )(certApply.create, {
    ...base,
    kind: 1,
    reason: 1,
    lostOn: '2024-05-01',
    noticeFile: await scan(),
  });
});

test('自己提交的由另一人审核；通过后原空白证书作废，证书可以重新打印，登记领取后不能再登记', async () => {
  const { certId } = await printedCert();
  const { rows } = await server.pool.query<{ cert_no: string }>(
    'select cert_no from cert where cert_id = $1',
    [certId],
  );
  const input = { certNo: rows[0]?.cert_no ?? '', ...(await replacement()) };
  const { id } = await (await county())(certApply.create, input);
  expect(await of(id)).toMatchObject({ decisions: [], notYours: '不能审批自己提交的申请' });
  await expect(act(id, { decision: 'pass' })).rejects.toThrow('不能审批自己提交的申请');
  const other = await colleague();
  const decide = async (decision: 'pass' | 'fail', opinion = '') =>
    call('county', certApply.update, {
      input: { id, decision, opinion },
      version: await applyVersion(id),
      as: other,
    });
  await expect(decide('fail')).rejects.toThrow('请填写审核意见');
  await decide('pass');
  const passed = await of(id);
  expect(passed).toMatchObject({ status: 9, printStatus: 2, blankNo: null });
  const paper = await (await county())(cert.get, { certId });
  expect(paper.remark).toMatch(/^2024年6月18日因损毁换发$/);
  await expect(act(id, { action: 'handOver', fetchedBy: '李某' })).rejects.toThrow('还没有打印');
  await received();
  const { certVersion: version } = passed;
  await (
    await county()
  )(cert.print, { records: [{ id: certId, version }] });
  await act(id, { action: 'handOver', fetchedBy: '李某' });
  expect(await of(id)).toMatchObject({ fetchedBy: '李某', fetchedOn: '2024-06-18' });
  await expect(act(id, { action: 'handOver', fetchedBy: '李某' })).rejects.toThrow('已登记领取');
  expect((await of(id)).steps.map(({ event }) => event)).toEqual([
    '提交申请',
    '审核通过',
    '登记领取',
  ]);
});

test('退回的修改后再提交，材料不重传的保留；扫描件上级看得到，外县看不到', async () => {
  const id = await failApplication(await applied());
  const before = await of(id);
  expect(before).toMatchObject({ status: 8, lastOpinion: '照片不清' });
  await act(id, { action: 'again', remark: '已补充说明' });
  const after = await of(id);
  expect(after).toMatchObject({ status: 1, remark: '已补充说明', formFile: before.formFile });
  const fileId = after.formFile ?? '';
  await (
    await server.as('city')
  )(resource.viewImage, { fileId });
  await expect(
    (await server.as('otherCounty'))(resource.viewImage, { fileId }),
  ).rejects.toMatchObject({ code: 403 });
});

test('删除的、受限的证书不能补发换发；一张证书一次一个申请', async () => {
  const { certId, certNo } = await freshCert();
  const input = { certNo, ...(await replacement()) };
  await server.pool.query('update cert set status = 1 where cert_id = $1', [certId]);
  await expect((await county())(certApply.create, input)).rejects.toThrow('证书已删除或已收回');
  await server.pool.query('update cert set status = 0 where cert_id = $1', [certId]);
  await (
    await county()
  )(certApply.create, input);
  await expect(
    (await county())(certApply.create, { ...input, ...(await replacement()) }),
  ).rejects.toThrow('正在审核，请先办结');
  const id = await passApplication(await applied());
  await expect(act(id, { action: 'again' })).rejects.toThrow('只有审核不通过的申请');
});
