import { expect, test } from 'vitest';
import { compoundOf, compoundWith, officeOf, recordsOf, zipOf } from './filesTesting';
import { treatUpload } from './treat';

const MACRO = { code: 462, message: '文件中含有宏，请另存为不含宏的文件后重新上传' };
const MB = 1024 * 1024;

test.each<[string, Buffer]>([
  ['一般压缩包', zipOf([['a.txt', 'x'.repeat(200)]])],
  [
    '程序包',
    zipOf([
      ['META-INF/MANIFEST.MF', 'x'],
      ['A.class', 'x'.repeat(300)],
    ]),
  ],
  ['文字处理文件', officeOf('docx')],
  ['名字通向别处', officeOf('xlsx', [['../../etc/passwd', 'x']])],
  ['名字从根开始', officeOf('xlsx', [['/etc/passwd', 'x']])],
  ['名字带反斜杠', officeOf('xlsx', [['xl\\..\\a', 'x']])],
  ['两个部件同名', officeOf('xlsx', [['XL/workbook.xml', 'x']])],
  ['目录被截断', officeOf('xlsx').subarray(0, -1)],
  ['目录与内容不一', changed(officeOf('xlsx'))],
])('不是 xlsx：%s', async (_, bytes) => {
  await expect(treatUpload('名单.xlsx', bytes)).rejects.toMatchObject({
    code: 461,
    message: '文件内容不是 xlsx 格式，请用原始文件重新上传',
  });
});

test.each<[string, string, Buffer]>([
  ['表格', '名单.xlsx', officeOf('xlsx', [['xl/vbaProject.bin', 'x']])],
  ['文字', '说明.docx', officeOf('docx', [['word/vbaProject.bin', 'x']])],
  ['旧宏表', '名单.xlsx', officeOf('xlsx', [['xl/macrosheets/sheet1.xml', 'x']])],
  ['旧表格', '名单.xls', compoundOf('Workbook', '_VBA_PROJECT_CUR/')],
  ['旧文字', '说明.doc', compoundOf('WordDocument', '1Table', 'Data', 'Macros/', 'VBA/')],
])('带宏的%s不收', async (_, name, bytes) => {
  await expect(treatUpload(name, bytes)).rejects.toMatchObject(MACRO);
});

const begin = (kind: number) => [0x0809, Buffer.from([0, 6, kind & 0xff, kind >> 8])] as const;
const sheet = (place: number, kind: number) =>
  [0x0085, Buffer.from([place & 0xff, place >> 8, 0, 0, 0, kind, 1, 0, 0x41])] as const;
const end = [0x000a, Buffer.alloc(0)] as const;
/** Globals with one sheet, which begins behind them. */
const book = (listed: number, part: number) => {
  const head = recordsOf(begin(0x0005), sheet(0, listed), end);
  return Buffer.concat([
    recordsOf(begin(0x0005), sheet(head.length, listed), end),
    recordsOf(begin(part), end),
  ]);
};

test.each<[string, Buffer]>([
  ['名单里写明是宏表', book(1, 0x0010)],
  ['开头写明是宏表', book(0, 0x0040)],
  ['是程序模块', book(6, 0x0010)],
  [
    '藏在名单指向的地方',
    Buffer.concat([
      recordsOf(begin(0x0005), sheet(35, 0), end, [0x00ff, Buffer.alloc(2)]),
      // A record that pretends to be longer than it is hides what stands in it from whoever only
      // walks.
      Buffer.from([0xff, 0, 0xff, 0x0f]),
      recordsOf(begin(0x0040), end),
    ]),
  ],
])('旧表格里的 Excel 4 宏不收：%s', async (_, stream) => {
  for (const short of [false, true])
    await expect(
      treatUpload('名单.xls', compoundWith('Workbook', stream, short)),
    ).rejects.toMatchObject(MACRO);
});

test('没有宏的旧表格照收，长的短的都读得到', async () => {
  for (const short of [false, true])
    await treatUpload('名单.xls', compoundWith('Workbook', book(0, 0x0010), short));
});

test('展开后过大的、部件过多的不收，如实计数', async () => {
  const bomb = officeOf('xlsx', [['xl/sheet1.xml', Buffer.alloc(51 * MB)]]);
  expect(bomb.length).toBeLessThan(MB);
  await expect(treatUpload('名单.xlsx', bomb)).rejects.toMatchObject({
    code: 460,
    message: '文件展开后过大，最大 50 MB，请减少内容后重新上传',
  });
  const many = officeOf(
    'xlsx',
    Array.from({ length: 99 }, (_, n) => [`xl/${n}.xml`, ''] as const),
  );
  await expect(treatUpload('名单.xlsx', many)).rejects.toMatchObject({ code: 460 });
});

test.each([
  ['名单.xls', compoundOf('WordDocument')],
  ['说明.doc', compoundOf('Workbook')],
  ['名单.xls', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)])],
  ['名单.xls', ring()],
])('只有开头像旧格式的 %s 不收', async (name, bytes) => {
  await expect(treatUpload(name, bytes)).rejects.toMatchObject({ code: 461 });
});

/** The name in front of a part differs from the one in the directory. */
function changed(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy.write('X', 30);
  return copy;
}

/** A directory whose chain comes back to itself. */
function ring(): Buffer {
  const bytes = compoundOf('Workbook');
  bytes.writeUInt32LE(1, 512 + 4);
  return bytes;
}
