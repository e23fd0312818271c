import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { readCsv, readSheet } from './exportTesting';
import type { Cell } from './tableFile';
import { writeTable } from './writeTable';

async function written(format: 'xlsx' | 'csv', cells: readonly (readonly Cell[])[]) {
  async function* rows() {
    yield cells;
  }
  const { bytes } = writeTable(format, {
    title: '认定数据',
    lines: ['共1条'],
    columns: (cells[0] ?? []).map((_, at) => ({ title: `列${at}`, width: 20 })),
    rows: rows(),
  });
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}

const HOSTILE = [
  '=1+1',
  '+cmd|"/c calc"!A1',
  '-2+3',
  '@SUM(A1)',
  '＝1+1',
  '\t=1',
  '\r=1',
  '=HYPERLINK("http://x","点")',
  '<script>alert(1)</script>',
  ']]>&<c/>',
  '_x0041_',
  '𠮷𡈽張三',
  '\u0000\u0007\u001b响铃',
  '半个\uD83D字',
  '第一行\n第二行\r\n第三行',
  '"引号",逗号',
  '\uFFFE\uFFFF',
];

test('带公式、控制字符、脚本、生僻字的内容在 Excel 文件里原样是文字，没有一个是公式', async () => {
  const rows = readSheet(await written('xlsx', [HOSTILE, [1, '', 2.5]]));
  expect(rows[2]).toEqual(HOSTILE.map((_, at) => `列${at}`));
  expect(rows[3]).toEqual(HOSTILE.map((text) => text.replace('\uD83D', '\uFFFD')));
  expect(rows[4]?.slice(0, 3)).toEqual([1, '', 2.5]);
});

test('CSV 里像公式的内容前面都有单引号，读回来列数不变', async () => {
  const [, , , cells = []] = readCsv(await written('csv', [HOSTILE]));
  expect(cells).toHaveLength(HOSTILE.length);
  for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
  expect(cells[0]).toBe("'=1+1");
  expect(cells[11]).toBe('𠮷𡈽張三');
});

test('任意内容写成 CSV，没有一格会变成公式，读回来列数不变', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(...HOSTILE),
    fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝'), fc.string())
      .map(([a, b]) => a + b),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (cells) => {
      const [, , , line = []] = readCsv(await written('csv', [[...cells, '尾']]));
      expect(line).toHaveLength(cells.length + 1);
      expect(line.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('别的程序读这份 Excel：同样的文字，没有公式', async () => {
  const book = read(await written('xlsx', [HOSTILE, [1, '', 2.5]]));
  expect(book.SheetNames).toHaveLength(1);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  expect(Object.values(sheet).filter((cell: { f?: string }) => cell.f !== undefined)).toEqual([]);
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
  // It makes one sign of the two that end a line.
  expect(rows[3]).toEqual(
    HOSTILE.map((text) => text.replace('\uD83D', '\uFFFD').replace('\r\n', '\n')),
  );
  expect(rows[4]?.filter((cell) => cell !== '')).toEqual([1, 2.5]);
});

test('任意内容写出去再读回来是同样的文字', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (cells) => {
      const [, , , read = []] = readSheet(await written('xlsx', [[...cells, '尾']]));
      expect(read).toEqual([...cells, '尾']);
    }),
    { numRuns: 200 },
  );
});

test('超过单元格上限的内容截短并注明，文件仍然读得出来', async () => {
  const [, , , row = []] = readSheet(await written('xlsx', [['𠮷'.repeat(40_000), '后']]));
  expect(String(row[0]).length).toBeLessThanOrEqual(32_767);
  expect(row[0]).toMatch(/内容过长，后面的没有导出）$/);
  expect(row[1]).toBe('后');
});

test('读取数据的过程出错，写文件也以同样的错误结束', async () => {
  const { bytes } = writeTable('xlsx', {
    title: '认定数据',
    lines: [],
    columns: [{ title: '列', width: 10 }],
    // oxlint-disable-next-line require-yield -- it fails before its first piece
    rows: (async function* () {
      throw new Error('数据库断开');
    })(),
  });
  const read = async () => {
    for await (const piece of bytes) void piece;
  };
  await expect(read()).rejects.toThrow('数据库断开');
});
