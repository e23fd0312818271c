import { expect, test } from 'vitest';
import { officeOf, zipOf } from '../filesTesting';
import { bookOf } from '../../export';
import { readTable } from './readTable';

const book = (...rows: string[][]) =>
  bookOf([
    {
      name: '数据',
      widths: [10],
      rows: rows.map((cells) => cells.map((text) => ({ text }))),
    },
  ]);
const read = (bytes: Buffer, extension = 'xlsx') =>
  readTable(extension, bytes).rows.map(({ line, cells }) => [line, ...cells]);

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';
interface Parts {
  readonly sheet: string;
  readonly shared?: string;
  readonly styles?: string;
  readonly book?: string;
  readonly more?: readonly (readonly [string, string])[];
}
/** A workbook as other programs write one, with a vocabulary of its own names. */
const workbook = ({ sheet, shared = '', styles = '', book: around, more = [] }: Parts) =>
  zipOf([
    ['[Content_Types].xml', TYPES],
    [
      'xl/workbook.xml',
      around ??
        '<x:workbook xmlns:x="m"><x:sheets><x:sheet name="藏" state="hidden" sheetId="2" r:id="b"/><x:sheet name="一" sheetId="1" r:id="a"/></x:sheets></x:workbook>',
    ],
    [
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="a" Target="worksheets/s.xml"/><Relationship Id="b" Target="worksheets/hidden.xml"/></Relationships>',
    ],
    [
      'xl/worksheets/s.xml',
      `<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
    ],
    ['xl/sharedStrings.xml', `<sst>${shared}</sst>`],
    ['xl/styles.xml', `<styleSheet>${styles}</styleSheet>`],
    ...more,
  ]);

test('我们自己写的表格原样读回：生僻字、换行、像公式的文字、控制字符的写法', async () => {
  const odd = ['𬭎县㛃乡', '=1+1', '一\n二', '<甲>&"乙"', '_x0041_'];
  expect(read(await book(['列'], odd, [], ['末']))).toEqual([
    [1, '列'],
    [2, ...odd],
    [4, '末'],
  ]);
});

test('别的程序写的也读：共用的文字、注音、公式的结果、日期、长数字、空着的格子', () => {
  const bytes = workbook({
    shared:
      '<si><t>共用</t></si><si><r><t>分</t></r><r><t>段</t></r><rPh sb="0"><t>读音</t></rPh></si>',
    styles:
      '<numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs>',
    sheet:
      '<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c><c r="D3"><f>1+1</f><v>2</v></c></row>' +
      '<row r="5"><c r="A5" s="1"><v>45473</v></c><c r="B5" s="2"><v>45473.5</v></c><c r="C5"><v>0.30000000000000004</v></c><c r="D5"><v>1.2E+10</v></c><c r="E5" t="b"><v>1</v></c><c r="F5" t="e"><v>#N/A</v></c><c r="G5" s="0"/></row>' +
      '<row><c t="inlineStr"><is><t><![CDATA[<原样>]]></t></is></c><!-- 不算 --></row>',
  });
  expect(read(bytes)).toEqual([
    [3, '共用', '', '分段', '2'],
    [5, '2024-06-30', '2024-06-30 12:00', '0.3', '12000000000', '是', '#N/A'],
    [6, '<原样>'],
  ]);
});

test('只有格式没有内容的行和列不算', () => {
  const blank = Array.from(
    { length: 30_000 },
    (_, at) => `<row r="${at + 2}"><c r="A${at + 2}" s="1"/><c r="XFD${at + 2}" s="1"/></row>`,
  );
  const bytes = workbook({
    sheet: `<row r="1"><c r="A1" t="str"><v>列</v></c></row>${blank.join('')}`,
  });
  expect(read(bytes)).toEqual([[1, '列']]);
});

test.each<[string, string, string]>([
  ['声明自己的实体', '<!DOCTYPE x [<!ENTITY a "甲">]><row/>', '内容不完整'],
  ['没有声明的实体', '<row r="1"><c r="A1" t="str"><v>&a;</v></c></row>', '内容不完整'],
  ['没有写完的标签', '<row r="1"><c r="A1" t="str"><v>甲</v></c></row><c r="', '内容不完整'],
  ['太多列', `<row r="1"><c r="XFD1" t="str"><v>甲</v></c></row>`, '超过60列'],
  [
    '太长的格子',
    `<row r="1"><c r="A1" t="str"><v>${'长'.repeat(2001)}</v></c></row>`,
    '超过2000字',
  ],
  [
    '太多行',
    Array.from(
      { length: 10_030 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`,
    ).join(''),
    '一次最多导入1万行',
  ],
  ...['abc', '1.5', '1e999', '0'].map((line): [string, string, string] => [
    `行号是${line}`,
    `<row r="${line}"><c t="str"><v>甲</v></c></row>`,
    '内容不完整',
  ]),
  ['两行同一个行号', '<row r="2"/><row r="2"><c t="str"><v>甲</v></c></row>', '内容不完整'],
  ['什么也没有', '', '没有内容'],
])('%s的表格被拒绝', (_, sheet, says) => {
  expect(() => readTable('xlsx', workbook({ sheet }))).toThrow(says);
});

test('几 KB 的文件里一段共用的文字占满所有格子，被拒绝', () => {
  const row = '<c t="s"><v>0</v></c>'.repeat(60);
  const bytes = workbook({
    shared: `<si><t>${'长'.repeat(2000)}</t></si>`,
    sheet: `<row>${row}</row>`.repeat(100),
  });
  expect(bytes.length).toBeLessThan(20_000);
  expect(() => readTable('xlsx', bytes)).toThrow('文件里的文字太多');
});

test('不是表格的、带宏的、展开后过大的、缺少工作表的都被拒绝', () => {
  expect(() => readTable('xlsx', officeOf('docx'))).toThrow('不是 xlsx 格式');
  expect(() =>
    readTable('xlsx', workbook({ sheet: '', more: [['xl/vbaProject.bin', 'x']] })),
  ).toThrow('含有宏');
  const bomb = workbook({ sheet: ' '.repeat(60 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect(() => readTable('xlsx', bomb)).toThrow('展开后过大');
  expect(() =>
    readTable('xlsx', workbook({ sheet: '', book: '<workbook><sheets/></workbook>' })),
  ).toThrow('没有工作表');
  expect(() => readTable('xls', Buffer.alloc(200))).toThrow('只收 xlsx 和 csv');
});

test('文本表格：引号、换行、中文编码、我们加的撇号；坏的说明原因', () => {
  expect(read(Buffer.from('\uFEFF甲,乙\r\n"一,""二""\n三",\'=1\r\n\r\n末,'), 'csv')).toEqual([
    [1, '甲', '乙'],
    [2, '一,"二"\n三', '=1'],
    [5, '末'],
  ]);
  expect(read(Buffer.from([0xbc, 0xd7, 0x2c, 0x31]), 'csv')).toEqual([[1, '甲', '1']]);
  expect(() => read(Buffer.from('"没有完'), 'csv')).toThrow('引号没有成对');
  expect(() => read(Buffer.from('"多"余,1'), 'csv')).toThrow('引号没有成对');
  expect(() => read(Buffer.from('甲\0乙'), 'csv')).toThrow('不是文本表格');
  expect(() => read(Buffer.from([0xff, 0xff, 0xff]), 'csv')).toThrow('认不出的文字');
});

test('任意的字节都读不坏：拒绝有一句话，从不出别的错', async () => {
  const bytes = await book(['列', '名'], ['甲', '乙']);
  let seed = 7;
  const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let turn = 0; turn < 300; turn += 1) {
    const broken = Buffer.from(bytes);
    for (let n = 0; n < 6; n += 1) broken[next(broken.length)] = next(256);
    for (const extension of ['xlsx', 'csv'])
      try {
        readTable(extension, broken);
      } catch (error) {
        expect(error, `第${turn}次`).toMatchObject({ code: expect.any(Number) });
        expect((error as Error).message).toMatch(/\p{Script=Han}/u);
      }
  }
});
