import { enrollment, enrollmentData, enrollmentPapers } from '@tqc/contract/enroll';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, expect, test } from 'vitest';
import { warmPrinters } from '../../kit/printing/printersTesting';
import { testServer } from '../../testing/server';
import {
  acceptedRecord,
  conclude,
  enrollVersion,
  judgedRecord,
  ofPerson,
  recordsOf,
  stick,
  unstick,
} from '../../walks/enrollmentCases';
import { call, openStage, server } from '../../walks/stage';

beforeAll(async () => {
  await warmPrinters();
  await openStage(await testServer());
}, 120_000);

/** The words of a paper, page by page. */
async function wordsOf(reply: unknown): Promise<string[]> {
  const data = new Uint8Array(await (reply as Blob).arrayBuffer());
  const document = await getDocument({ data, verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
}
const nameOf = async (enrId: string) => {
  const { name } = await (await server.as('county'))(enrollment.get, await ofPerson(enrId));
  return name;
};

test('申请表和注册报告：号码遮着，报告写着三级结论和办理过程；别的县打不到', async () => {
  const enrId = await judgedRecord();
  const { idNo } = await ofPerson(enrId);
  const print = async (form: 'apply' | 'report', org: 'county' | 'otherCounty' = 'county') =>
    (
      await wordsOf(
        await (
          await server.as(org)
        )(enrollmentPapers.enrollReport, { enrId, idNo, form }),
      )
    ).join();
  const apply = await print('apply');
  expect(apply).toContain('教师资格定期注册申请表');
  expect(apply).toContain(await nameOf(enrId));
  expect(apply).toMatch(/\d{3}\*+[\dX]{4}/);
  const report = await print('report');
  expect(report).toContain('注册合格');
  expect(report).toContain('办理过程');
  await expect(print('report', 'otherCounty')).rejects.toMatchObject({ code: 403 });
});

test('公示名单：本计划的初核结论都在，没有个人号码；没有在公示的说明', async () => {
  const enrId = await conclude('first', 'unqualified')(await acceptedRecord());
  const pages = await wordsOf(await (await server.as('county'))(enrollmentPapers.noticeList, {}));
  const all = pages.join();
  expect(all).toContain('教师资格定期注册公示名单');
  expect(all).toContain(await nameOf(enrId));
  expect(all).toMatch(/公示时间：\d{4}-\d\d-\d\d 至/);
  expect(all).not.toMatch(/\*{4}/);
  await expect((await server.as('otherCounty'))(enrollmentPapers.noticeList, {})).rejects.toThrow(
    '没有正在公示的初核结论',
  );
});

test('结论贴：登记后出文件，可以再取；重置要原因，重置后可以再打；没有合格结论的说明', async () => {
  const enrId = await judgedRecord();
  const records = await recordsOf(enrId);
  const ask = async (more: object) =>
    (await server.as('province'))(enrollmentPapers.sticker, { records, ...more });
  await expect(ask({ draw: true })).rejects.toThrow('没有登记打印');
  expect(await ask({ preview: true })).toMatchObject({ done: [enrId], refused: [] });
  await stick(enrId);
  const words = (await wordsOf(await ask({ draw: true }))).join();
  expect(words).toContain(await nameOf(enrId));
  expect(words).toMatch(/有效期至：20\d\d-/);
  expect(await ask({})).toMatchObject({
    done: [],
    refused: [{ reason: expect.stringContaining('请先重置打印') as string }],
  });
  await expect(
    call('province', enrollmentData.update, {
      input: { enrId, action: 'resetPrint' },
      version: await enrollVersion(enrId),
    }),
  ).rejects.toThrow('请写明重置打印的原因');
  await unstick(enrId);
  await stick(enrId);
  const early = await acceptedRecord();
  expect(
    await (
      await server.as('province')
    )(enrollmentPapers.sticker, { records: await recordsOf(early) }),
  ).toMatchObject({ done: [], refused: [{ reason: expect.stringContaining('结论贴') as string }] });
  expect(
    await (
      await server.as('county')
    )(enrollmentPapers.sticker, { records: await recordsOf(enrId) }),
  ).toMatchObject({ done: [] });
});
