import { comparedPerson, limit, wfWorkflow } from '@tqc/contract/limit';
import { personal } from '@tqc/contract/account';
import { lookup } from '@tqc/contract/lookup';
import { imports, resource } from '@tqc/contract/resource';
import { limitDecisions, limitFlow, type LimitDecision } from '@tqc/domain/limit';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { limitExpiry } from '../../jobs/limitExpiry';
import { createTaskRunner } from '../../jobs/taskRunner';
import { pdfOf } from '../../kit/files/filesTesting';
import { newRestriction } from '../../testing/newRestriction';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';
import { rowsFileOf } from '../../walks/enrollmentFiles';

let server: TestServer;
let road: Road;
let n = 0;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});
beforeEach(() => server.pool.query('delete from person_quota'));

const as = (org: TestOrg) => server.as(org);
const upload = async (org: TestOrg = 'county') => {
  const files = [{ field: 'file', name: '决定书.pdf', bytes: new Uint8Array(pdfOf()) }];
  return (await (await as(org))(resource.updateFile, {}, { files })).fileId;
};
const entered = async (org: TestOrg = 'county') => ({
  ...newRestriction((n += 1)),
  files: [await upload(org)],
});
const drafted = async (more: object = {}, org: TestOrg = 'county') =>
  (await (await as(org))(limit.create, { ...(await entered(org)), ...more })).id;
const versionOf = async (limitId: string) => {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from limitation where limit_id = $1',
    [limitId],
  );
  return { version: rows[0]?.version ?? 0 };
};
const act = async (limitId: string, input: object, org: TestOrg = 'county') => {
  await (
    await as(org)
  )(limit.update, { limitId, ...input }, await versionOf(limitId));
  return limitId;
};
const decide = async (org: TestOrg, id: string, decision: LimitDecision, opinion = '已核对') => {
  await (
    await as(org)
  )(wfWorkflow.update, { id, decision, opinion }, await versionOf(id));
  return id;
};
const submitted = async (more: object = {}) =>
  act(await drafted(more), { action: 'submit' as const });
const release = async () => ({
  action: 'askRelease' as const,
  releaseReason: 2,
  releasePaperNo: '演教复字〔2024〕6号',
  releaseText: '原决定已撤销',
  releaseFiles: [await upload()],
});
const of = async (limitId: string) => (await as('county'))(limit.get, { limitId });

test('号码、性别、出生日期和期限由录入的算出；号码只显示两头', async () => {
  const row = await of(await drafted());
  expect(row).toMatchObject({ birthDate: '1990-03-07', term: 5, endDate: '2029-06-09' });
  expect(row).toMatchObject({ beginDate: '2024-06-10', status: 0, own: true });
  expect(row.limitNo).toMatch(/^XZ322024\d{6}$/);
  expect(row.idNo).toContain('***');
  expect(row.files).toHaveLength(1);
});

test('不合的在那一栏说明怎么办', async () => {
  const county = await as('county');
  const refused = async (more: object, field: string, message: string) =>
    expect(county(limit.create, { ...(await entered()), ...more })).rejects.toMatchObject({
      message,
      fields: { [field]: message },
    });
  await refused({ idNo: '328801199003070013' }, 'idNo', '证件号码校验位错误');
  await refused({ idType: 9, idNo: 'AB123456' }, 'sex', '该证件号码不含性别，请选择');
  await refused(
    { idType: 9, idNo: 'AB123456', sex: 1 },
    'birthDate',
    '该证件号码不含出生日期，请填写',
  );
  await refused({ effectiveOn: '2024-06-01' }, 'effectiveOn', '生效日期不能早于作出日期');
  await refused({ beginDate: '2024-06-09' }, 'beginDate', '限制开始日期不能早于生效日期');
});

test('同一人的同一文书只录一次，别的机构也一样', async () => {
  const first = await entered();
  await (
    await as('county')
  )(limit.create, first);
  for (const org of ['county', 'otherCounty'] as const)
    await expect(
      (await as(org))(limit.create, { ...first, files: [await upload(org)] }),
    ).rejects.toThrow('该人员的同一文书已录入限制库');
});

test('生效以后，正在办理的申请带上标记，审批时知道原因；解除以后标记取消', async () => {
  const regId = await road.filed(61);
  const { rows } = await server.pool.query<{ id_no: Buffer }>(
    'select id_no from registration where reg_id = $1',
    [regId],
  );
  const idNo = server.app.personal.open(
    `registration|id_no|${regId}`,
    rows[0]?.id_no ?? Buffer.alloc(0),
  );
  const hit = async () =>
    (
      await server.pool.query<{ limit_hit: boolean }>(
        'select limit_hit from registration where reg_id = $1',
        [regId],
      )
    ).rows[0]?.limit_hit;
  const id = await submitted({ idNo, limitType: 4, laws: ['L6'], term: 0 });
  expect(await hit()).toBe(false);
  await decide('city', id, 'approve');
  expect(await hit()).toBe(true);
  expect(await (await as('county'))(lookup.queryLimitation, { regId })).toMatchObject({
    limited: true,
    record: [{ kind: null, limitType: 4, endDate: null }],
  });
  await act(id, await release());
  await decide('city', id, 'reviewPassed');
  expect(await hit()).toBe(true);
  await decide('province', id, 'releaseApproved');
  expect(await hit()).toBe(false);
  expect((await of(id)).steps.map(({ event }) => event)).toEqual([
    '新增',
    '提交审批',
    '同意限制',
    '申请解除',
    '初审同意解除',
    '同意解除',
  ]);
});

test.each(limitDecisions.keys)('%s：只由该办的机构在它的状态办，缺意见的说明', async (decision) => {
  const { by, needs, step } = limitDecisions.get(decision);
  const org = { above: 'city', first: 'city', final: 'province' }[by] as TestOrg;
  const id = await submitted();
  const ready = async () => {
    if (step.key === 'approval') return;
    await decide('city', id, 'approve');
    await act(id, await release());
    if (step.key === 'release') await decide('city', id, 'reviewPassed');
  };
  if (step.key !== 'approval')
    await expect(decide(org, id, decision)).rejects.toThrow(limitFlow.why(decision, 1) ?? '');
  await ready();
  for (const other of ['county', 'otherCounty', 'otherProvince', 'centre'] as const)
    await expect(decide(other, id, decision)).rejects.toMatchObject({ code: 403 });
  if (needs.length > 0)
    await expect(decide(org, id, decision, '')).rejects.toThrow('请填写审核意见');
  const [work] = (await (await as(org))(wfWorkflow.list, { step: step.key })).record;
  expect(work?.decisions).toContain(decision);
  await decide(org, id, decision);
  const done = await (await as(org))(wfWorkflow.list, { step: step.key, state: 'done' });
  expect(done.record.map(({ limitId }) => limitId)).toContain(id);
});

test('谁提交谁不审批，谁初审谁不审批；清单说明原因', async () => {
  const id = await submitted();
  const { rows } = await server.pool.query<{ admin_id: string }>(
    "select admin_id from admin where account = 't_city'",
  );
  await server.pool.query('update limitation set asked_by = $1 where limit_id = $2', [
    rows[0]?.admin_id,
    id,
  ]);
  const found = await (await as('city'))(wfWorkflow.get, { id });
  expect(found).toMatchObject({ decisions: [], notYours: '不能审批自己提交的申请' });
  await expect(decide('city', id, 'approve')).rejects.toThrow('不能审批自己提交的申请');
});

test('期满的自动解除，经过里说明；终身的不动', async () => {
  const ended = await decide('city', await submitted(), 'approve');
  const lifelong = await decide('city', await submitted({ limitType: 1, laws: ['L1'] }), 'approve');
  await server.pool.query("update limitation set end_date = '2024-01-01' where limit_id = $1", [
    ended,
  ]);
  await limitExpiry(server.app);
  expect(await of(ended)).toMatchObject({ status: 6 });
  expect((await of(ended)).steps.at(-1)).toMatchObject({ event: '限制期满', actor: '系统' });
  expect(await of(lifelong)).toMatchObject({ status: 2 });
});

test('国家中心自己的记录由它写明的省初审，别的省看不到', async () => {
  const centre = await as('centre');
  const made = {
    ...(await entered('centre')),
    files: [await upload('centre')],
  };
  await expect(centre(limit.create, made)).rejects.toThrow('请选择解除时由哪个省初审');
  const { id } = await centre(limit.create, { ...made, reviewProv: '32' });
  expect(await (await as('province'))(limit.get, { limitId: id })).toMatchObject({ own: false });
  await expect((await as('otherProvince'))(limit.get, { limitId: id })).rejects.toMatchObject({
    code: 403,
  });
});

test('文书上级看得到，外县看不到；完整号码写明原因才能看', async () => {
  const limitId = await submitted();
  const { files } = await of(limitId);
  const fileId = files[0] ?? '';
  await (
    await as('city')
  )(resource.viewImage, { fileId });
  await expect((await as('otherCounty'))(resource.viewImage, { fileId })).rejects.toMatchObject({
    code: 403,
  });
  const { value } = await (
    await as('city')
  )(personal.reveal, { table: 'limitation', id: limitId, field: 'idNo', reason: '核对决定书' });
  expect(value).toMatch(/^\d{17}[\dX]$/);
});

test('各状态的数和等待本机构办理的数一次说清', async () => {
  await submitted();
  const { record, waiting } = await (await as('city'))(limit.queryLimitationByStatus, {});
  expect(record.find(({ status }) => status === 1)?.n).toBeGreaterThan(0);
  expect(waiting.find(({ step }) => step === 'approval')?.n).toBeGreaterThan(0);
});

test('别的机构的限制按姓名或号码、写明用途才查得到；全国的还要两样都对', async () => {
  const made = await entered();
  const { id } = await (await as('county'))(limit.create, made);
  const neighbour = await as('otherCounty');
  const { idNo, name } = made;
  const asked = { idNo, purpose: '核对' };
  const of = async () =>
    (await neighbour(limit.queryLimitationOther, asked)).record.map(({ limitId }) => limitId);
  expect(await of()).toEqual([]);
  await act(id, { action: 'submit' });
  await decide('city', id, 'approve');
  expect(await of()).toEqual([id]);
  await expect(neighbour(limit.queryLimitationOther, { idNo })).rejects.toThrow('请填写查询用途');
  await expect(neighbour(limit.queryLimitationOther, { purpose: '核对' })).rejects.toThrow(
    '请填写姓名或证件号码',
  );
  expect((await (await as('province'))(limit.queryLimitationOther, {})).total).toBeGreaterThan(0);
  const abroad = await as('otherProvince');
  const whole = await abroad(limit.queryNationLimitation, { ...asked, name });
  expect(whole.record.map(({ limitId }) => limitId)).toContain(id);
  expect(whole.record[0]?.idNo).toContain('***');
  expect((await abroad(limit.queryNationLimitation, { ...asked, name: '别人' })).total).toBe(0);
  await expect(abroad(limit.queryNationLimitation, asked)).rejects.toThrow('请填写姓名');
});

test('批量比对：一个名单查完给一个文件，号码遮盖，查到、没查到、填错的各说各的', async () => {
  const made = await entered();
  const { id } = await (await as('county'))(limit.create, made);
  await act(id, { action: 'submit' });
  await decide('city', id, 'approve');
  const files = rowsFileOf('姓名,证件号码', [
    `${made.name},${made.idNo}`,
    `别人,${made.idNo}`,
    `,${made.idNo}`,
  ]);
  const centre = await as('centre');
  const { jobId } = await centre(limit.batchCompare, { purpose: '核对' }, { files });
  await createTaskRunner(server.app).wake();
  const { rows } = await server.pool.query<{ result_file: string; message: string }>(
    'select result_file, message from job where job_id = $1',
    [jobId],
  );
  const { rows: news } = await server.pool.query<{ content: string }>(
    "select content from sys_message where title = '限制库比对已完成' order by msg_id desc limit 1",
  );
  expect(news[0]?.content).toContain(
    '比对2人，有记录1人，1人填写有误没有比对，请按结果里的说明改正',
  );
  const book = read(await server.app.files.get(rows[0]?.result_file ?? ''));
  const sheet = Object.values(book.Sheets)[0];
  const text = sheet === undefined ? '' : utils.sheet_to_csv(sheet);
  expect(text).not.toContain(made.idNo);
  expect(
    text
      .split('\n')
      .filter((line) => /^[234],/.test(line))
      .map((line) => line.split(',')[3]),
  ).toEqual(['有限制记录', '没有记录', '请输入姓名']);
});

test('比对名单也有模板，没有批量比对权限的拿不到', async () => {
  const asked = { target: comparedPerson.target };
  const file = (await (await as('centre'))(imports.importTemplate, asked)) as unknown as Blob;
  const book = read(new Uint8Array(await file.arrayBuffer()));
  const [sheet = {}] = Object.values(book.Sheets);
  expect(utils.sheet_to_csv(sheet).trim()).toBe('姓名*,证件号码*');
  await expect((await as('point'))(imports.importTemplate, asked)).rejects.toMatchObject({
    code: 403,
  });
});
