import { reportFileTask, reports } from '@tqc/contract/monitor';
import { templates, type Definition } from '@tqc/domain/reports';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { writeTable } from '../../kit/export';
import { readCsv, readSheet } from '../../kit/export/exportTesting';
import { printers } from '../../kit/printing';
import { warmPrinters } from '../../kit/printing/printersTesting';
import { kyselyOfPool } from '../../kit/scope';
import { createTaskRunner } from '../../jobs/taskRunner';
import { exportSweep } from '../../jobs/exportSweep';
import { times } from '../../testing/long';
import { addApplication } from '../../testing/wall';
import { testOrgs, testServer } from '../../testing/server';
import { reportPaper, reportTable } from './reportFile';
import { pdfWords } from './reportFilesTesting';
import { definitions } from './reportsTesting';
import { runReport } from './runReport';

const server = await testServer();
const db = kyselyOfPool(server.pool);
const RUNS = times({ short: 24, long: 500 });
const { id, type, prov, city, county, point } = testOrgs.province;
const province = { orgId: id, orgType: type, prov, city, county, point };
const head = {
  title: '=统计表',
  asked: '全部',
  asOf: new Date('2024-06-18T02:00:00Z'),
  maker: '周省审',
};
const first = templates[0]?.definition as Definition;

beforeAll(async () => {
  for (let at = 0; at < 60; at += 1)
    await addApplication(server.pool, 600_000 + at, {
      at: at % 4,
      status: [6, 8, 15, 21, 24][at % 5] ?? 6,
      day: `2024-0${1 + (at % 6)}-1${at % 10}`,
      confirmed: at % 3 > 0,
    });
  await warmPrinters();
});

async function bytesOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const found: Buffer[] = [];
  for await (const piece of pieces) found.push(piece);
  return Buffer.concat(found);
}

test('任意一张报表，Excel、文本表格和 PDF 里的数与预览的完全相同，没有一个是公式', async () => {
  await fc.assert(
    fc.asyncProperty(definitions, async (definition) => {
      const ran = await runReport(db, province, definition, {});
      const want = [...ran.lines.map(({ cells }) => cells), ran.totals];
      const labels = definition.rows.length;
      const sheet = readSheet(
        await bytesOf(writeTable('xlsx', reportTable(definition, ran, head)).bytes),
      );
      const inSheet = sheet
        .slice(-want.length)
        .map((row) => ran.leaves.map((_, at) => row[labels + at] ?? ''));
      expect(inSheet).toEqual(want.map((cells) => cells.map((cell) => cell ?? '—')));
      const text = readCsv(
        await bytesOf(writeTable('csv', reportTable(definition, ran, head)).bytes),
      );
      expect(text[0]).toEqual(["'=统计表"]);
      expect(text.slice(-want.length).map((row) => row.slice(labels))).toEqual(
        want.map((cells) => cells.map((cell) => (cell === null ? '—' : String(cell)))),
      );
      const words = (
        await pdfWords(await printers.paper(reportPaper(definition, ran, head)))
      ).flat();
      const counts = new Map<string, number>();
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      const shown = want.flat().map((cell) => (cell === null ? '—' : cell.toLocaleString('en')));
      for (const one of new Set(shown))
        expect(counts.get(one) ?? 0, one).toBeGreaterThanOrEqual(
          shown.filter((other) => other === one).length,
        );
    }),
    { numRuns: RUNS },
  );
}, 1_200_000);

test('人数和毫秒没有合计：系统指标的合计在预览、Excel、文本表格和 PDF 里都是横线', async () => {
  await server.pool.query(
    `insert into sys_metric (at, metric, value, before) select timestamptz '2024-06-18 02:00Z' - n * interval '1 hour', m, 10 * m + n, null
     from generate_series(0, 2) n, unnest('{1,4}'::smallint[]) m`,
  );
  const nation = { ...province, ...testOrgs.centre, orgId: testOrgs.centre.id, orgType: 5 };
  const s1 = templates.find(({ id: one }) => one === 'S1')?.definition as Definition;
  const hourly = {
    ...s1,
    rows: ['metric', 'hour'],
    zeros: false,
    groups: [{ measures: ['peak'] }],
  };
  const apart = {
    ...s1,
    rows: ['hour'],
    zeros: false,
    groups: [{ split: 'metric', withTotal: true, measures: ['peak'] }],
  };
  const ran = await runReport(db, nation, s1, {});
  expect(ran.totals).toEqual(ran.leaves.map(() => null));
  expect(ran.lines.filter(({ cells }) => cells[0] !== null)).toHaveLength(2);
  const table = () => reportTable(s1, ran, head);
  const dashes = ran.totals.map(() => '—');
  const rows = readSheet(await bytesOf(writeTable('xlsx', table()).bytes));
  expect(rows.at(-1)?.slice(1)).toEqual(dashes);
  const lines = readCsv(await bytesOf(writeTable('csv', table()).bytes));
  expect(lines.at(-1)?.slice(1)).toEqual(dashes);
  const words = (await pdfWords(await printers.paper(reportPaper(s1, ran, head)))).flat();
  expect(words.slice(words.indexOf('合计'), words.indexOf('合计') + 6)).toEqual([
    '合计',
    ...dashes,
  ]);
  const parts = await runReport(db, nation, hourly, {});
  expect(parts.totals).toEqual([null]);
  expect(parts.lines.find(({ depth }) => depth === 1)?.cells).toEqual([12]);
  const split = await runReport(db, nation, apart, {});
  expect(split.totals.slice(0, 5)).toEqual([null, 12, null, null, 42]);
});

test('人数和次数的平均值是整数，毫秒的保留小数', async () => {
  await server.pool.query('delete from sys_metric');
  await server.pool.query(
    `insert into sys_metric (at, metric, value, before) select timestamptz '2024-06-18 02:00Z' - n * interval '1 hour', m, 277 + n, null
     from generate_series(0, 3) n, unnest('{1,4}'::smallint[]) m`,
  );
  const nation = { ...province, ...testOrgs.centre, orgId: testOrgs.centre.id, orgType: 5 };
  const s1 = templates.find(({ id: one }) => one === 'S1')?.definition as Definition;
  const averages = { ...s1, zeros: false, groups: [{ measures: ['average'] }] };
  const ran = await runReport(db, nation, averages, {});
  expect(ran.lines.map(({ cells }) => cells[0]).filter((cell) => cell !== null)).toEqual([
    279, 278.5,
  ]);
});

test('长表换页：过次页等于到此的各行之和，承前页重复它；比率不承转', async () => {
  const ran = await runReport(db, province, first, {});
  const zero = ran.leaves.map(() => 0);
  const lines = Array.from({ length: 75 }, (_, at) => ({
    ...(ran.lines[0] ?? never()),
    labels: [`第${at}行`],
    cells: zero.map((_zero, column) => 1000 + at * 7 + column),
  }));
  const { pages } = reportPaper(first, { ...ran, lines }, head);
  const textsOf = (page: (typeof pages)[number]) => {
    const rows = new Map<string, string[]>();
    for (const { key, text } of page.fields) {
      const found = /^(\d+)\/(\d+)$/.exec(key);
      if (!found) continue;
      const row = rows.get(found[1] ?? '') ?? [];
      row[Number(found[2])] = text;
      rows.set(found[1] ?? '', row);
    }
    return [...rows.values()];
  };
  const sum = (upTo: number, column: number) =>
    lines.slice(0, upTo).reduce((all, { cells }) => all + (cells[column] ?? 0), 0);
  let seen = 0;
  let strip = 0;
  const breaks = [];
  for (const page of pages) {
    const rows = textsOf(page);
    const details = rows.filter(([label]) => label?.startsWith('第'));
    const from = rows[0]?.[0] === '承前页' ? rows[0] : undefined;
    if (!from) seen = 0;
    const said = (row: readonly string[], upTo: number) => {
      const width = row.length - 1;
      const cells = row.slice(1).map((text, at) => [text, strip + at] as const);
      expect(width).toBeGreaterThan(0);
      for (const [text, column] of cells) {
        const isSum = ran.leaves[column]?.measure.additive === 'all';
        expect(text, `${column}`).toBe(isSum ? sum(upTo, column).toLocaleString('en') : '');
      }
    };
    if (from) said(from, seen);
    seen += details.length;
    const to = rows.at(-1)?.[0] === '过次页' ? rows.at(-1) : undefined;
    if (to) said(to, seen);
    if (to) breaks.push(seen);
    else {
      expect(rows.at(-1)?.[0]).toBe('合计');
      expect(seen).toBe(lines.length);
      strip += (rows[0]?.length ?? 1) - 1;
    }
  }
  expect(breaks.length).toBeGreaterThan(1);
  expect(strip).toBe(ran.leaves.length);
  const few = reportPaper(first, { ...ran, lines: lines.slice(0, 3) }, head);
  expect(few.pages.flatMap(textsOf).map(([label]) => label)).not.toContain('承前页');
});

test('多级表头在 Excel 里合并；PDF 每页都有表头、页码和签字栏', async () => {
  const ran = await runReport(db, province, first, {});
  const many = { ...ran, lines: Array.from({ length: 60 }, () => ran.lines[0] ?? never()) };
  const pages = await pdfWords(await printers.paper(reportPaper(first, many, head)));
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, words] of pages.entries()) {
    expect(words).toEqual(expect.arrayContaining(['下级机构', '认定人数']));
    const whole = words.join('');
    expect(whole).toContain(`第 ${at + 1} 页，共 ${pages.length} 页`);
    expect(whole).toContain('单位负责人：');
  }
  const huge = { ...ran, lines: Array.from({ length: 5_000 }, () => ran.lines[0] ?? never()) };
  expect(() => reportPaper(first, huge, head)).toThrow('改用 Excel');
});

function never(): never {
  throw new Error('no line');
}

const published = async () => {
  const centre = await server.as('centre');
  const written = { name: '认定情况', business: 2, audience: [2, 3, 4], definition: first };
  const made = await centre(reports.add, written);
  await centre(reports.publish, { id: made.id, action: 'ask' }, { version: 1 });
  return made.id;
};
const run = () => createTaskRunner(server.app).wake();

test('生成的文件只有本人能下载；同一次查询正在生成时不重复，再生成是新的一份；用完可以删除', async () => {
  const [call, other] = [await server.as('county'), await server.as('city')];
  const report = await published();
  const asked = { id: report, format: 'xlsx', from: '2024-01-01', to: '2024-12-31' } as const;
  const { id: task } = await call(reportFileTask.create, asked);
  expect(await call(reportFileTask.create, asked)).toEqual({ id: task });
  expect((await call(reportFileTask.create, { ...asked, format: 'pdf' })).id).not.toBe(task);
  await expect(call(reportFileTask.downReportFileTask, { id: task })).rejects.toThrow('还没有完成');
  await run();
  const { record } = await call(reportFileTask.list, { status: 2 });
  expect(record.map(({ format }) => format).sort()).toEqual(['pdf', 'xlsx']);
  const found = await call(reportFileTask.get, { id: task });
  expect(found).toMatchObject({ title: '认定情况', status: 2, report });
  expect(found.summary).toContain('申报日期：2024-01-01至2024-12-31');
  expect(found.fileName).toContain(testOrgs.county.name);
  const preview = await call(reports.getReportDataPreview, {
    id: report,
    from: '2024-01-01',
    to: '2024-12-31',
  });
  const file = (await call(reportFileTask.downReportFileTask, { id: task })) as unknown as Blob;
  const sheet = readSheet(Buffer.from(await file.arrayBuffer()));
  expect(sheet.at(-1)?.slice(1)).toEqual(preview.totals.map((cell) => cell ?? '—'));
  for (const one of [reportFileTask.get, reportFileTask.downReportFileTask, reportFileTask.remove])
    await expect(other(one, { id: task })).rejects.toMatchObject({ code: 403 });
  expect((await call(reportFileTask.create, asked)).id).not.toBe(task);
  await call(reportFileTask.remove, { id: task });
  await expect(call(reportFileTask.get, { id: task })).rejects.toMatchObject({ code: 403 });
});

test('等待中的可以取消；停用的报表、收回的权限，到执行时也不生成；过了保留期写明已过期', async () => {
  const [call, centre] = [await server.as('province'), await server.as('centre')];
  const report = await published();
  const { id: waiting } = await call(reportFileTask.create, { id: report, format: 'csv' });
  await call(reportFileTask.remove, { id: waiting });
  expect((await call(reportFileTask.get, { id: waiting })).status).toBe(4);
  const { id: kept } = await call(reportFileTask.create, { id: report, format: 'csv' });
  await run();
  const { id: refused } = await call(reportFileTask.create, { id: report, format: 'pdf' });
  await centre(reports.publish, { id: report, action: 'stop' }, { version: 2 });
  await run();
  expect((await call(reportFileTask.get, { id: refused })).status).toBe(3);
  await server.pool.query(
    "update job set expires_at = now() - interval '1 day' where job_id = $1",
    [kept],
  );
  await exportSweep(server.app, { wake: async () => undefined });
  expect((await call(reportFileTask.get, { id: kept })).status).toBe(5);
});
