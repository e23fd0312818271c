import { cert, certAddition, certAssign, printLayout } from '@tqc/contract/cert';
import { certificateFields } from '@tqc/domain/cert';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, expect, test } from 'vitest';
import { warmPrinters } from '../../../kit/printing/printersTesting';
import { testRoad } from '../../../testing/road';
import { testOrgs, testServer, type TestServer } from '../../../testing/server';

const MM = 25.4 / 72;
const RARE = '演𠅤\u{32A14}';
/** What stands in each field. */
const WORDS = {
  name: new RegExp(`^${RARE}$`, 'u'),
  sex: /^[男女]$/,
  birth: /^\d{4}年\d{1,2}月$/,
  nation: /族$/,
  idNo: /^\d{17}[\dX]$/,
  ctName: /教师资格$/,
  subject: /^(语文|数学)/,
  certNo: /^2024\d{13}$/,
  org: /教育局/,
  recognisedOn: /^2024年\d{1,2}月\d{1,2}日$/,
} as const;
const NO_FONT = '演\u{2FA1E}';
let server: TestServer;
let certs: { id: string; version: number; name: string }[] = [];

const call = {
  county: () => server.as('county'),
  province: () => server.as('province'),
};
const versionOf = async (table: string, key: string, id: string): Promise<number> =>
  (
    await server.pool.query<{ version: number }>(`select version from ${table} where ${key} = $1`, [
      id,
    ])
  ).rows[0]?.version ?? 0;
const records = (...at: number[]) =>
  Promise.all(
    at.map(async (one) => {
      const id = certs[one]?.id ?? '';
      return { id, version: await versionOf('cert', 'cert_id', id) };
    }),
  );

/** Blanks of a type, asked for, assigned and received. */
async function blanks(firstNo: string, n: number, ctId = 3): Promise<string> {
  const county = await call.county();
  const { id } = await county(certAddition.create, { year: 2024, ctId, asked: n });
  await (
    await call.province()
  )(certAddition.update, { id, action: 'assign', firstNo }, { version: 1 });
  await county(certAddition.update, { id, action: 'receive' }, { version: 2 });
  return id;
}

/** A reply that is a file comes as bytes. */
const bytesOf = async (reply: unknown): Promise<Uint8Array> =>
  new Uint8Array(await (reply as Blob).arrayBuffer());

async function pagesOf(pdf: Uint8Array) {
  const document = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const page = await document.getPage(at + 1);
      const height = page.view[3] ?? 0;
      const { items } = await page.getTextContent();
      return items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [
              {
                text: item.str,
                x: (item.transform[4] as number) * MM,
                y: (height - (item.transform[5] as number)) * MM,
              },
            ]
          : [],
      );
    }),
  );
}

beforeAll(async () => {
  await warmPrinters();
  server = await testServer();
  const road = await testRoad(server);
  const regIds: string[] = [];
  for (const n of [1, 2, 3, 4]) regIds.push((await road.confirmed(n)).regId);
  await server.pool.query(
    "update registration set status = 18, access_result = 0, access_time = '2024-06-18' where reg_id = any($1)",
    [regIds],
  );
  const county = await call.county();
  await county(certAssign.create, {
    records: await road.versionsOf(regIds),
    recognisedOn: '2024-06-18',
    issueDate: '2024-06-18',
  });
  const { rows } = await server.pool.query<{ id: string; version: number; name: string }>(
    'select cert_id::text as id, version, name from cert order by cert_no',
  );
  certs = rows;
  await server.pool.query('update cert set name = $2 where cert_id = $1', [certs[1]?.id, RARE]);
  await server.pool.query('update cert set name = $2 where cert_id = $1', [certs[3]?.id, NO_FONT]);
}, 120_000);

test('没有空白证书就打印不了，说明去哪里办；预览不占号', async () => {
  const county = await call.county();
  const asked = { records: await records(0), preview: true };
  const { done, refused, runId } = await county(cert.print, asked);
  expect({ done, runId }).toEqual({ done: [], runId: null });
  expect(refused[0]?.reason).toContain('请先在空白证书台账申领或签收');
  await blanks('322400000001', 3);
  const would = await county(cert.print, { records: await records(0, 1), preview: true });
  expect(would.numbers.map(({ blankNo }) => blankNo)).toEqual(['322400000001', '322400000002']);
  expect((await server.pool.query('select 1 from blank_no')).rowCount).toBe(0);
});

test('一次打印几张，每张一个空白证书号；每个字段离版式不到半毫米，生僻字有字', async () => {
  const county = await call.county();
  const { id: layoutId } = await county(printLayout.create, {
    name: '窗口一号打印机',
    dx: 12,
    dy: -7,
    offsets: [{ field: 'certNo', dx: 30, dy: 5 }],
  });
  const { runId, numbers } = await county(cert.print, { records: await records(0, 1), layoutId });
  expect(numbers.map(({ blankNo }) => blankNo)).toEqual(['322400000001', '322400000002']);
  const pdf = await bytesOf(await county(cert.printed, { runId: runId ?? '' }));
  const pages = await pagesOf(pdf);
  expect(pages).toHaveLength(2);
  const person = await county(cert.get, { certId: certs[1]?.id ?? '' });
  expect(person.blankNo).toBe('322400000002');
  expect(pages[1]?.map(({ text }) => text)).toContain(RARE);
  for (const field of certificateFields) {
    const own = field.key === 'certNo' ? { dx: 3, dy: 0.5 } : { dx: 0, dy: 0 };
    const there = pages[1]?.filter(
      ({ x, y }) =>
        Math.abs(x - (field.x + 1.2 + own.dx)) < 0.5 &&
        Math.abs(y - (field.y - 0.7 + own.dy)) < 0.5,
    );
    expect([field.key, there?.map(({ text }) => text)]).toEqual([
      field.key,
      [expect.stringMatching(WORDS[field.key])],
    ]);
  }
  expect(pages[1]?.map(({ text }) => text)).toContain(person.certNo);
  // Full on paper, masked on the screen.
  expect(person.idNo).toContain('*');
  expect(pages[1]?.some(({ text }) => /^\d{17}[\dX]$/.test(text))).toBe(true);
  const again = await bytesOf(await county(cert.printed, { runId: runId ?? '' }));
  expect(Buffer.from(again).equals(Buffer.from(pdf))).toBe(true);
  expect((await county(cert.get, { certId: certs[0]?.id ?? '' })).printStatus).toBe(1);
  await expect(
    (await server.as('otherCounty'))(cert.printed, { runId: runId ?? '' }),
  ).rejects.toMatchObject({ code: 403 });
});

test('打印件按张计数；半小时以后，或者换一个人再看，要说原因，审计里写着', async () => {
  const county = await call.county();
  const shown = async () =>
    (await server.pool.query<{ n: number }>("select n from person_quota where kind = 'shown'"))
      .rows[0]?.n ?? 0;
  const { rows } = await server.pool.query<{ id: string }>(
    'select run_id::text as id from cert_print',
  );
  const runId = rows[0]?.id ?? '';
  const before = await shown();
  await county(cert.printed, { runId });
  expect((await shown()) - before).toBe(2);
  for (const change of [
    "printed_at = printed_at - interval '31 minutes'",
    "printed_at = printed_at + interval '31 minutes', admin_id = admin_id + 1",
  ]) {
    await server.pool.query(`update cert_print set ${change}`);
    await expect(county(cert.printed, { runId })).rejects.toMatchObject({
      fields: { again: '这份打印件以前打印过，请选择再次查看的原因' },
    });
  }
  await county(cert.printed, { runId, again: 2 });
  const told = await server.pool.query<{ again: string }>(
    "select row->'detail'->>'again' as again from audit_inbox where row->'detail' ? 'again'",
  );
  expect(told.rows).toEqual([{ again: '印得不清或错位重印' }]);
  await server.pool.query("update person_quota set n = 999 where kind = 'shown'");
  await expect(county(cert.printed, { runId, again: 3 })).rejects.toMatchObject({
    code: 429,
    message: '一小时内最多查看1000张印有完整号码的证书，请稍后再看',
  });
  await server.pool.query(
    'update cert_print set admin_id = admin_id - 1; delete from person_quota',
  );
});

test('没有字形的名字、已打印的、别人改过的逐张说明，其余照常', async () => {
  const county = await call.county();
  const asked = await records(0, 2, 3);
  const { done, refused } = await county(cert.print, {
    records: asked.map((one) => (one.id === certs[2]?.id ? { ...one, version: 9 } : one)),
    preview: true,
  });
  expect(done).toEqual([]);
  expect(refused.map(({ reason }) => reason)).toEqual([
    '该证书已打印，要重新打印请先重置打印',
    '数据已被他人修改，请刷新后再操作',
    `持证人中的「\u{2FA1E}」没有字形，印不出来，请联系省级机构补充字库`,
  ]);
});

test('重置打印写明原因，旧号作废，换一张空白证书再打；原来的打印件里不再有它', async () => {
  const county = await call.county();
  const certId = certs[0]?.id ?? '';
  const version = await versionOf('cert', 'cert_id', certId);
  await county(cert.update, { certId, action: 'resetPrint', reason: '卡纸' }, { version });
  const { rows } = await server.pool.query(
    "select serial, state, reason from blank_no where serial = '322400000001'",
  );
  expect(rows).toEqual([{ serial: '322400000001', state: 2, reason: '卡纸' }]);
  const found = await county(cert.get, { certId });
  expect(found).toMatchObject({ printStatus: 2, blankNo: null });
  expect(found.steps.at(-1)).toMatchObject({ title: '证书打印 · 重置打印' });
  await expect(
    county(
      cert.update,
      { certId, action: 'resetPrint', reason: '卡纸' },
      { version: found.version },
    ),
  ).rejects.toMatchObject({ message: '只有已打印的证书可以重置打印' });
  await expect(
    county(cert.print, { records: await records(0), firstNo: '322400000001' }),
  ).rejects.toMatchObject({ message: expect.stringContaining('不是本机构可用的空白证书') });
  const { numbers } = await county(cert.print, { records: await records(0) });
  expect(numbers[0]?.blankNo).toBe('322400000003');
  const first = await server.pool.query<{ id: string }>(
    'select run_id::text as id from cert_print order by run_id limit 1',
  );
  const pages = await pagesOf(
    await bytesOf(await county(cert.printed, { runId: first.rows[0]?.id ?? '' })),
  );
  expect(pages).toHaveLength(1);
});

test('号段全国不重叠，印刷号要合本省本年度；自己申领的自己分配不了', async () => {
  const county = await call.county();
  const province = await call.province();
  const { id } = await county(certAddition.create, { year: 2024, ctId: 3, asked: 10 });
  const assign = (firstNo: string) =>
    province(certAddition.update, { id, action: 'assign', firstNo }, { version: 1 });
  await expect(assign('322400000002')).rejects.toMatchObject({
    message: expect.stringContaining('重叠'),
  });
  await expect(assign('332400000100')).rejects.toMatchObject({
    message: '2024年度的印刷号应以3224开头',
  });
  await assign('322400000100');
  await expect(
    server.pool.query(
      `insert into blank_stock (id, org_id, org_name, year, ct_id, asked, admin_id, applicant, created_at, prov, city, county, first_no, last_no)
       select id + 1, org_id, org_name, year, ct_id, asked, admin_id, applicant, created_at, prov, city, county, '322400000105', '322400000120' from blank_stock where id = $1`,
      [id],
    ),
  ).rejects.toThrow('blank_stock_apart');
  const own = await province(certAddition.create, { year: 2024, ctId: 3, asked: 1 });
  await expect(
    province(
      certAddition.update,
      { id: own.id, action: 'assign', firstNo: '322400000900' },
      { version: 1 },
    ),
  ).rejects.toMatchObject({ message: '不能审批自己提交的申请' });
});

test('作废和盘点：作废的号不再使用，差异算得出来', async () => {
  const county = await call.county();
  const id = await blanks('322400001000', 5);
  const change = async (input: object) =>
    county(certAddition.update, { id, ...input } as never, {
      version: await versionOf('blank_stock', 'id', id),
    });
  await change({ action: 'void', firstNo: '322400001001', n: 2, reason: '污损' });
  await expect(
    change({ action: 'void', firstNo: '322400001002', n: 2, reason: '污损' }),
  ).rejects.toMatchObject({ message: expect.stringContaining('已经使用或作废') });
  await expect(change({ action: 'close', counted: 2 })).rejects.toMatchObject({
    fields: { difference: '账面结余3张，比实盘多1张，请核对；确有差异请写明原因' },
  });
  await change({ action: 'close', counted: 30, difference: '多记' });
  // A slip of the pen: taken back with its reason, and counted anew.
  await expect(change({ action: 'reopen' })).rejects.toMatchObject({
    fields: { wrong: '请输入撤销原因' },
  });
  await change({ action: 'reopen', wrong: '实盘结余多写了一个零' });
  expect(await county(certAddition.get, { id })).toMatchObject({
    status: 2,
    countedOn: null,
    countDifference: null,
  });
  await change({ action: 'close', counted: 2, difference: '遗失一张，已登记' });
  const found = await county(certAddition.get, { id });
  expect(found).toMatchObject({
    n: 5,
    used: 0,
    voided: 2,
    left: 3,
    countDifference: -1,
    countReason: '遗失一张，已登记',
    status: 3,
  });
  expect(found.numbers.map(({ serial }) => serial)).toEqual(['322400001002', '322400001001']);
});

test('测试页照版式排好每个字段，不占空白证书；版式是各人自己的，同一个人不重名', async () => {
  const county = await call.county();
  const { record } = await county(printLayout.list, {});
  const [layout] = record;
  const before = (await server.pool.query('select 1 from blank_no')).rowCount;
  const [page] = await pagesOf(
    await bytesOf(await county(cert.printTest, { id: layout?.id ?? '' })),
  );
  expect(page?.find(({ text }) => text === '持证人样字')?.x).toBeCloseTo(109.2, 0);
  expect((await server.pool.query('select 1 from blank_no')).rowCount).toBe(before);
  await expect(
    county(printLayout.create, { name: '窗口一号打印机', dx: 0, dy: 0, offsets: [] }),
  ).rejects.toMatchObject({ message: '打印机名称已存在' });
  await county(printLayout.create, { name: '窗口二号打印机', dx: 0, dy: 0, offsets: [] });
  expect((await county(printLayout.list, {})).record.at(-1)?.offsets).toEqual([]);
  expect((await (await server.as('otherCounty'))(printLayout.list, {})).record).toEqual([]);
});

test('机构只发电子证书时不能打印，也不能申领空白证书，都说明找谁', async () => {
  const county = await call.county();
  const switched = (only: boolean) =>
    server.pool.query('update org set only_ecert = $2 where org_id = $1', [
      testOrgs.county.id,
      only,
    ]);
  await switched(true);
  const { done, refused } = await county(cert.print, { records: await records(0), preview: true });
  expect(done).toEqual([]);
  expect(refused[0]?.reason).toContain('本机构只发电子证书，不打印纸质证书');
  await expect(county(certAddition.create, { year: 2024, ctId: 3, asked: 1 })).rejects.toThrow(
    '请上级机构在“机构管理”中恢复打印',
  );
  await switched(false);
});
