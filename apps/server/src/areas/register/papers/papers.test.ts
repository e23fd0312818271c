import { registrationDocument } from '@tqc/contract/register';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, expect, test } from 'vitest';
import { warmPrinters } from '../../../kit/printing/printersTesting';
import { testRoad } from '../../../testing/road';
import { testServer, type TestServer } from '../../../testing/server';

const { papers } = registrationDocument;
const RARE = '演𠅤\u{32A14}';
let server: TestServer;
const regIds: string[] = [];

beforeAll(async () => {
  await warmPrinters();
  server = await testServer();
  const road = await testRoad(server);
  for (const n of [1, 2, 3]) regIds.push((await road.confirmed(n)).regId);
  await server.pool.query('update registration set name = $2 where reg_id = $1', [regIds[1], RARE]);
}, 120_000);
const set = (text: string) =>
  server.pool.query(`update registration set ${text} where reg_id = any($1)`, [regIds]);

/** The pages of a reply, each as its words. */
async function wordsOf(reply: unknown): Promise<{ bytes: Buffer; pages: string[] }> {
  const bytes = Buffer.from(await (reply as Blob).arrayBuffer());
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
  return { bytes, pages };
}
const ask = async (kind: 'accept' | 'refusal' | 'signOff' | 'notice', ids = regIds) =>
  wordsOf(await (await server.as('county'))(papers, { kind, regIds: ids.join(',') }));

test('受理通知书每人一页，写着受理号和期限，号码遮着；再做一次一个字节也不差', async () => {
  const { bytes, pages } = await ask('accept');
  expect(pages).toHaveLength(3);
  expect(pages.some((page) => page.includes(RARE))).toBe(true);
  for (const page of pages) {
    expect(page).toMatch(/受理号 \d{17}/);
    expect(page).toContain('三十个工作日');
    expect(page).toMatch(/证件号码 \d{3}\*+\d{4}/);
  }
  expect((await ask('accept')).bytes.equals(bytes)).toBe(true);
});

test('不到这一步的逐人说明，一份也不印', async () => {
  await expect(ask('refusal')).rejects.toMatchObject({
    code: 422,
    message: expect.stringContaining('没有作出不予认定的结论，不能打印通知书'),
  });
  await expect(ask('signOff')).rejects.toMatchObject({
    message: expect.stringContaining('还没有证书编号，生成编号后才有签收表'),
  });
  await expect(ask('notice')).rejects.toMatchObject({
    message: expect.stringContaining('没有审批通过，不能列入公示名单'),
  });
  await expect(
    (await server.as('otherCounty'))(papers, { kind: 'accept', regIds: regIds.join(',') }),
  ).rejects.toMatchObject({ code: 403 });
});

test('公示名单不印号码；不予认定通知书写明理由和救济途径；签收表留出签收人', async () => {
  await set('status = 18');
  const notice = await ask('notice');
  expect(notice.pages).toHaveLength(1);
  expect(notice.pages[0]).toContain(RARE);
  expect(notice.pages[0]).not.toMatch(/\d{3}\*/);
  expect((await ask('notice')).bytes.equals(notice.bytes)).toBe(true);
  await set("status = 24, reason_text = '普通话等级不够', approve_time = '2024-06-18'");
  const refusal = await ask('refusal');
  expect(refusal.pages).toHaveLength(3);
  expect(refusal.pages[0]).toContain('普通话等级不够');
  expect(refusal.pages[0]).toContain('申请行政复议');
  expect((await ask('refusal')).bytes.equals(refusal.bytes)).toBe(true);
  await set("status = 21, cert_no = '2024328013200000' || (reg_id % 10)::text");
  const signOff = await ask('signOff');
  expect(signOff.pages[0]).toContain('签收人');
  expect((await ask('signOff')).bytes.equals(signOff.bytes)).toBe(true);
});

test('名字里有哪种字体都没有的字：说出是哪个字，一份也不印', async () => {
  await set("status = 24, reason_text = '普通话等级不够'");
  const { rows } = await server.pool.query<{ name: string }>(
    'select name from registration where reg_id = $1',
    [regIds[2]],
  );
  await server.pool.query('update registration set name = $2 where reg_id = $1', [
    regIds[2],
    '演\u{2FA1E}',
  ]);
  await expect(ask('refusal')).rejects.toMatchObject({
    code: 422,
    message: '「\u{2FA1E}」没有字形，印不出来，请联系省级机构补充字库',
  });
  await server.pool.query('update registration set name = $2 where reg_id = $1', [
    regIds[2],
    rows[0]?.name,
  ]);
  expect((await ask('refusal')).pages).toHaveLength(3);
});
