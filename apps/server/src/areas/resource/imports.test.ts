import { baseTechnicalJob } from '@tqc/contract/basic';
import { imports, job } from '@tqc/contract/resource';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { bookOf } from '../../kit/export';
import { createTaskRunner } from '../../jobs/taskRunner';
import { newPerson } from '../../walks/people';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';

const HEAD = ['代码*', '名称*', '系列*', '级别*', '排序', '状态'];
type Rows = readonly (readonly string[])[];

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  await server.pool.query('delete from person_quota');
  await server.pool.query("delete from technical_job where code like 'T%'");
});

const fileOf = async (rows: Rows, head: readonly string[] = HEAD, name = '职务.xlsx') => ({
  field: 'file',
  name,
  bytes: new Uint8Array(
    await bookOf([
      {
        name: '数据',
        widths: head.map(() => 10),
        rows: [head, ...rows].map((cells) => cells.map((text) => ({ text }))),
      },
    ]),
  ),
});
const csvOf = (text: string) => ({
  field: 'file',
  name: '职务.csv',
  bytes: new TextEncoder().encode(text),
});
type Upload = Awaited<ReturnType<typeof fileOf>>;
type Edits = readonly { line: number; cells: Record<string, string> | null }[];

const target = 'technicalJob';
async function check(file: Upload, edits: Edits = [], org: TestOrg = 'centre') {
  const asked = { target, dryRun: 'true' as const, edits: JSON.stringify(edits) };
  const { plan } = await (await server.as(org))(imports.importRows, asked, { files: [file] });
  if (!plan) throw new Error('no plan');
  return plan;
}
async function commit(file: Upload, planHash: string, edits: Edits = []) {
  const asked = { target, dryRun: 'false' as const, planHash, edits: JSON.stringify(edits) };
  const centre = await server.as('centre');
  const { jobId } = await centre(imports.importRows, asked, { files: [file] });
  await createTaskRunner(server.app).wake();
  return centre(job.get, { id: jobId ?? '' });
}
const codes = async () => {
  const { rows } = await server.pool.query<{ code: string; name: string; sort: number }>(
    "select code, name, sort from technical_job where code like 'T%' order by code",
  );
  return rows;
};
const good = [
  ['T1', '甲𬭎', '系列', '级', '3', '启用'],
  ['T2', '乙', '系列', '级', '', '停用'],
];

test('核对不写入；写入的正是核对过的计划，一行一次', async () => {
  const file = await fileOf(good);
  const plan = await check(file);
  expect(plan.rows.map(({ line, verdict }) => [line, verdict])).toEqual([
    [2, 'add'],
    [3, 'add'],
  ]);
  expect(await codes()).toEqual([]);
  expect(await commit(file, plan.hash)).toMatchObject({ status: 2, message: '新增2条，更新0条' });
  expect(await codes()).toMatchObject([{ code: 'T1', name: '甲𬭎', sort: 3 }, { code: 'T2' }]);
  await createTaskRunner(server.app).wake();
  expect(await codes()).toHaveLength(2);
});

test('已有的改动列出旧值，没有变化的跳过，空格不改', async () => {
  const file = await fileOf(good);
  await commit(file, (await check(file)).hash);
  const changed = await fileOf([
    ['T1', '甲𬭎', '系列', '级', '3', ''],
    ['T2', '新名', '系列', '级', '9', '停用'],
  ]);
  const plan = await check(changed);
  expect(plan.rows).toMatchObject([
    { verdict: 'same' },
    { verdict: 'update', before: { name: '乙', sort: '0' } },
  ]);
  expect(await commit(changed, plan.hash)).toMatchObject({ message: '新增0条，更新1条' });
  expect(await codes()).toMatchObject([{ sort: 3 }, { name: '新名', sort: 9 }]);
});

test('有错的格子逐格说明；改好的格子一起核对，去掉的行不写入', async () => {
  const file = await fileOf([
    ...good,
    ['T1', '丙', '系列', '级', '1', '启用'],
    ['', '丁', '系列', '级', '十', '不用'],
  ]);
  const plan = await check(file);
  expect(plan.rows[2]).toMatchObject({ verdict: 'bad', errors: { code: '与第2行重复' } });
  expect(plan.rows[3]?.errors).toEqual({
    code: '请输入代码',
    sort: '排序应为整数',
    status: '状态没有“不用”，可以填：启用、停用',
  });
  const edits = [
    { line: 4, cells: { code: 'T3' } },
    { line: 5, cells: null },
  ];
  const mended = await check(file, edits);
  expect(mended.rows.map(({ verdict }) => verdict)).toEqual(['add', 'add', 'add']);
  expect(await commit(file, mended.hash, edits)).toMatchObject({ status: 2 });
  expect((await codes()).map(({ code }) => code)).toEqual(['T1', 'T2', 'T3']);
});

test('核对之后数据变了，或者计划不是核对过的那个，一行也不写入', async () => {
  const file = await fileOf(good);
  const { hash } = await check(file);
  const other = await fileOf([['T2', '别人先加的', '系列', '级', '', '']]);
  await commit(other, (await check(other)).hash);
  expect(await commit(file, hash)).toMatchObject({
    status: 3,
    message: expect.stringContaining('核对之后数据有变化'),
  });
  expect((await codes()).map(({ code }) => code)).toEqual(['T2']);
  const bad = await fileOf([...good, ['', '丁', '系列', '级', '', '']]);
  expect(await commit(bad, (await check(bad)).hash)).toMatchObject({
    status: 3,
    message: '还有1行有错，没有写入任何内容',
  });
  await expect(
    (await server.as('centre'))(imports.importRows, { target, dryRun: 'false' }, { files: [file] }),
  ).rejects.toThrow('请先核对再导入');
});

test('进程中断后，别的进程从头做完，一行也不重复', async () => {
  const file = await fileOf(good);
  const { hash } = await check(file);
  const centre = await server.as('centre');
  const asked = { target, dryRun: 'false' as const, planHash: hash };
  const { jobId } = await centre(imports.importRows, asked, { files: [file] });
  // What a killed process leaves: a task that nobody carries out any more, and nothing written.
  await server.pool.query(
    `update job set status = 1, runner = gen_random_uuid(), lease_until = now() - interval '1 second', done = 1 where job_id = $1`,
    [jobId],
  );
  await createTaskRunner(server.app).wake();
  expect(await centre(job.get, { id: jobId ?? '' })).toMatchObject({ status: 2, done: 2 });
  expect(await codes()).toHaveLength(2);
});

test('没有这项权限的、没有这项导入的、列名不对的、不是表格的，都说明原因', async () => {
  const file = await fileOf(good);
  const { send } = (await newPerson(server, 'county', { role: false })).transport;
  await expect(
    send(imports.importRows, { target, dryRun: 'true' }, { files: [file] }),
  ).rejects.toMatchObject({ code: 403 });
  await expect(send(imports.importTemplate, { target })).rejects.toMatchObject({ code: 403 });
  const centre = await server.as('centre');
  await expect(
    centre(imports.importRows, { target: 'nothing', dryRun: 'true' }, { files: [file] }),
  ).rejects.toThrow('该列表不能导入');
  await expect(check(await fileOf([['T1']], ['代码']))).rejects.toThrow('文件里没有“名称”这一列');
  await expect(check(await fileOf(good, [...HEAD.slice(0, 5), '别的']))).rejects.toThrow(
    '不认识“别的”这一列，请用模板里的列名：',
  );
  await expect(check(await fileOf(good, [...HEAD.slice(0, 4), '别的', '另外的']))).rejects.toThrow(
    '不认识“别的”“另外的”这几列',
  );
  // Half a letter is no letter: what is cut stays one that the audit can hold.
  await expect(
    check(await fileOf(good, [...HEAD.slice(0, 5), `${'名'.repeat(19)}😀😀`])),
  ).rejects.toThrow(`不认识“${'名'.repeat(19)}😀”这一列`);
  const { rowCount } = await server.pool.query(
    `select from audit_inbox where row -> 'detail' ->> 'message' like '%名名😀”这一列%'`,
  );
  expect(rowCount).toBe(1);
  await expect(check({ ...file, name: '职务.xls' })).rejects.toThrow('只收 xlsx 和 csv 文件');
  await expect(check({ ...file, bytes: file.bytes.slice(0, 300) })).rejects.toThrow(
    '文件内容不是 xlsx 格式',
  );
});

test('文本表格也收，公式只是文字', async () => {
  const file = csvOf(`代码,名称,系列,级别\r\nT1,"'=1+1",系列,级\r\n"T2","乙""一""",系列,级\r\n`);
  const plan = await check(file);
  await commit(file, plan.hash);
  expect(await codes()).toMatchObject([{ name: '=1+1' }, { name: '乙"一"' }]);
});

test('模板的列名、说明和可选项来自接口定义，照模板的示例填写可以导入', async () => {
  const answer = await (await server.as('centre'))(imports.importTemplate, { target });
  const bytes = new Uint8Array(await (answer as unknown as Blob).arrayBuffer());
  const { readTable } = await import('../../kit/files/table/readTable');
  expect(readTable('xlsx', Buffer.from(bytes)).rows).toEqual([{ line: 1, cells: HEAD }]);
});

test('下载标出错误的文件：列和行不变，多一列错误说明，改好后可以再导入', async () => {
  const file = await fileOf([...good, ['', '丁', '系列', '级', '', '']]);
  const answer = await (
    await server.as('centre')
  )(imports.importMarked, { target }, { files: [file] });
  const bytes = Buffer.from(await (answer as unknown as Blob).arrayBuffer());
  const { readTable } = await import('../../kit/files/table/readTable');
  const { rows } = readTable('xlsx', bytes);
  expect(rows[0]?.cells.at(-1)).toBe('错误说明');
  expect(rows[3]?.cells.at(-1)).toBe('请输入代码');
  const again = await check({ field: 'file', name: '改.xlsx', bytes: new Uint8Array(bytes) });
  expect(again.rows.map(({ verdict }) => verdict)).toEqual(['add', 'add', 'bad']);
});

test('没有权限、不能导入的列表，文件看也不看；看过的，拒绝了也算一次', async () => {
  const broken = { field: 'file', name: '职务.xlsx', bytes: new Uint8Array(200) };
  const asked = { target, dryRun: 'true' as const };
  const from = async (org: TestOrg, what: object) =>
    (await server.as(org))(imports.importRows, { ...asked, ...what }, { files: [broken] });
  await expect(from('county', {})).rejects.toMatchObject({ code: 403 });
  await expect(from('centre', { target: 'x' })).rejects.toThrow('该列表不能导入');
  await expect(from('centre', {})).rejects.toThrow('不是 xlsx 格式');
  const { rows } = await server.pool.query<{ kind: string; n: number }>(
    "select kind, sum(n)::int as n from person_quota where kind = 'import' group by 1",
  );
  expect(rows).toEqual([{ kind: 'import', n: 3 }]);
});

test('没有写成的、取消的导入不留下文件的内容，也不能重新执行', async () => {
  const keptOf = async (id: string) =>
    (
      await server.pool.query<{ status: number; kept: boolean }>(
        'select status, sealed is not null as kept from job where job_id = $1',
        [id],
      )
    ).rows[0];
  const file = await fileOf(good);
  const never = await commit(file, 'a'.repeat(64));
  expect(never.message).toContain('核对之后数据有变化');
  expect(await keptOf(never.id)).toEqual({ status: 3, kept: false });
  const centre = await server.as('centre');
  const asked = { target, dryRun: 'false' as const, planHash: (await check(file)).hash };
  const { jobId } = await centre(imports.importRows, asked, { files: [file] });
  await centre(job.cancel, { id: jobId ?? '' });
  expect(await keptOf(jobId ?? '')).toMatchObject({ kept: false });
  await expect(centre(job.again, { id: jobId ?? '' })).rejects.toThrow('请重新选择文件核对后导入');
});

test('导入只留一条审计，写明改了什么；单个新增照旧', async () => {
  const file = await fileOf(good);
  await commit(file, (await check(file)).hash);
  const { rows } = await server.pool.query<{ act: string; detail: object }>(
    `select row ->> 'act' as act, row -> 'detail' as detail
     from (select row from audit_inbox union all select row from audit) noted
     where row ->> 'act' like 'resource.importRows%' and row -> 'detail' ->> 'added' = '2' order by 1`,
  );
  expect(rows.map(({ act }) => act)).toContain('resource.importRows');
  expect(JSON.stringify(rows)).toContain('T1');
  const centre = await server.as('centre');
  await centre(baseTechnicalJob.create, { code: 'T9', name: '单个', series: '系', grade: '级' });
  expect(await codes()).toHaveLength(3);
});
