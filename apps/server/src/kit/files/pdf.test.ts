import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfOf, pdfStream } from './filesTesting';
import { treatUpload } from './treat';

const REFUSED = { code: 462 };
const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>';
const check = (bytes: Buffer) => treatUpload('表.pdf', bytes);
/** An object stream with the catalog's open action in it, number 9. */
const hidden = (dictionary: string, word = 'stream\n') =>
  pdfStream(
    8,
    `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode ${dictionary}`,
    deflateSync(Buffer.from(`9 0 ${SCRIPT}`, 'latin1')),
    word,
  );

test.each<[string, Buffer]>([
  ['字典里的字符串写着 obj', hidden('/X(obj)')],
  ['stream 后面跟空格', hidden('', 'stream \n')],
  ['stream 后面只跟回车', hidden('', 'stream\r')],
  ['字典里的字符串写着 endstream', hidden('/X(endstream)')],
  [
    '不写类型',
    pdfStream(8, '/N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.from(`9 0 ${SCRIPT}`))),
  ],
])('藏在对象流里的脚本，%s', async (_, part) => {
  await expect(check(pdfOf('/OpenAction 9 0 R', [part]))).rejects.toMatchObject(REFUSED);
});

test('注释里写着 /Encrypt 骗不过检查', async () => {
  await expect(
    check(pdfOf('/OpenAction 9 0 R', ['% /Encrypt 4 0 R\n', hidden('')])),
  ).rejects.toMatchObject(REFUSED);
});

test.each<[string, Buffer]>([
  ['打开时打印', pdfOf('/OpenAction << /S /Named /N /Print >>')],
  [
    '页面上的媒体',
    pdfOf('', ['5 0 obj << /Type /Annot /Subtype /Screen /Rect [0 0 9 9] >> endobj\n'], {
      page: '/Annots [5 0 R]',
    }),
  ],
  [
    '页面上的附件',
    pdfOf(
      '',
      [
        '5 0 obj << /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /F (a.exe) >> >> endobj\n',
      ],
      { page: '/Annots [5 0 R]' },
    ),
  ],
  [
    'XFA 表单',
    pdfOf('/AcroForm << /Fields [] /XFA [(a) 5 0 R] >>', [pdfStream(5, '', Buffer.from('<xdp/>'))]),
  ],
  [
    '附件的目录',
    pdfOf('/Names << /EmbeddedFiles << /Names [(a) << /F (a.txt) /EF << /F 5 0 R >> >>] >> >>'),
  ],
])('会运行或带着东西的 PDF 不收：%s', async (_, bytes) => {
  await expect(check(bytes)).rejects.toMatchObject(REFUSED);
});

test('把首个对象的位置和个数写在别处、再用少见的方式压缩，也不收', async () => {
  const packed = Buffer.from(`${Buffer.from(`9 0 ${SCRIPT}`).toString('hex')}>`, 'latin1');
  for (const filter of ['/ASCIIHexDecode', '[/ASCIIHexDecode]', '[/ASCIIHexDecode /FlateDecode]'])
    await expect(
      check(pdfOf('', [pdfStream(8, `/N 6 0 R /First 7 0 R /Filter ${filter}`, packed)])),
    ).rejects.toMatchObject(REFUSED);
});

test('很小的文件要人看上千万条批注，看到上限就不收', async () => {
  const links = Array.from(
    { length: 60 },
    (_, at) =>
      `${20 + at} 0 obj << /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Dest [4 0 R /Fit] >> endobj\n`,
  );
  const annots = `/Annots [${links.map((_, at) => `${20 + at} 0 R`).join(' ')}]`;
  const pages = Array.from(
    { length: 120 },
    (_, at) =>
      `${200 + at} 0 obj << /Type /Page /Parent 6 0 R /MediaBox [0 0 9 9] ${annots} >> endobj\n`,
  );
  const kids = pages.map((_, at) => `${200 + at} 0 R`).join(' ');
  const file = Buffer.from(
    `%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 6 0 R >> endobj\n6 0 obj << /Type /Pages /Kids [${kids}] /Count 120 >> endobj\n${links.join('')}${pages.join('')}trailer << /Root 1 0 R /Size 400 >>\n%%EOF`,
    'latin1',
  );
  await expect(check(file)).rejects.toMatchObject({
    code: 461,
    message: expect.stringContaining('过多'),
  });
});

test.each([
  ['没有别的', []],
  ['对象压在一起', [pdfStream(8, '/Type /ObjStm /Filter /FlateDecode', Buffer.from('看不懂'))]],
])('加密的 PDF 说明怎么办：%s', async (_, more) => {
  const locked = pdfOf(
    '',
    [
      ...more,
      '5 0 obj << /Filter /Standard /V 1 /R 2 /O (01234567890123456789012345678901) /U (01234567890123456789012345678901) /P -4 >> endobj\n',
    ],
    {
      trailer: '/Encrypt 5 0 R /ID [(0123456789012345) (0123456789012345)]',
    },
  );
  await expect(check(locked)).rejects.toMatchObject({
    code: 461,
    message: 'PDF 已加密，请去除密码和权限限制后重新上传',
  });
});

test('读不出来的 PDF 不收', async () => {
  const broken = { code: 461, message: 'PDF 无法读取，可能已损坏，请重新生成后上传' };
  await expect(
    check(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300, 32)])),
  ).rejects.toMatchObject(broken);
});

test('从某一页打开、带网页链接的普通 PDF 收下', async () => {
  const plain = pdfOf(
    '/OpenAction [3 0 R /Fit]',
    [
      '5 0 obj << /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.org) >> >> endobj\n',
    ],
    { page: '/Annots [5 0 R]' },
  );
  expect((await check(plain)).bytes).toEqual(plain);
});

test('检查文件时服务照常答复别的请求', async () => {
  const order: string[] = [];
  const slow = Buffer.from(`%PDF-1.4\n${'stream\nendstream\n'.repeat(24_000)}`);
  const checked = check(slow).catch(() => order.push('文件'));
  await new Promise<void>((done) => setImmediate(() => done(void order.push('别的请求'))));
  await checked;
  expect(order).toEqual(['别的请求', '文件']);
});

test('十九兆的 #41 只是一个读不出来的文件，检查它不费多少内存，随后的照常', async () => {
  const bomb = Buffer.from(`%PDF-1.7\n${'#41'.repeat(6_600_000)}`);
  await expect(check(bomb)).rejects.toMatchObject({ code: 461 });
  // Read as a reader would: the letters of a name may be written so.
  await expect(
    check(pdfOf('/OpenAction << /S /J#61vaScript /#4aS (app.alert(1)) >>', [])),
  ).rejects.toMatchObject(REFUSED);
});
