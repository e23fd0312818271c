import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isActivePdf } from './activePdf';

const stream = (dictionary: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`5 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
const pdf = (...parts: readonly (Buffer | string)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n', 'latin1'),
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    Buffer.from('trailer << /Root 1 0 R >>\n%%EOF', 'latin1'),
  ]);
const objects = (text: string) => deflateSync(Buffer.from(`7 0 ${text}`, 'latin1'));
const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>';

test('扫描件的图像数据里碰巧有 /JS 三个字节，照常收下', () => {
  const scan = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0x13]),
    Buffer.from('/JS', 'latin1'),
    Buffer.from([0x00, 0x9f, 0x2f]),
    Buffer.from('/JS ', 'latin1'),
    Buffer.from([0xff, 0xd9]),
  ]);
  expect(isActivePdf(pdf(stream('/Subtype /Image /Filter /DCTDecode', scan)))).toBe(false);
});

test('两百万个随机字节的图像一再检查，都不当作脚本', () => {
  let seed = 7;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) >>> 16;
  const noise = Buffer.from(
    Array.from({ length: 2_000_000 }, (_, at) =>
      at % 40_000 < 3 ? '/JS'.charCodeAt(at % 40_000) : random() & 255,
    ),
  );
  expect(isActivePdf(pdf(stream('/Subtype /Image', noise)))).toBe(false);
});

test('写在对象里的脚本，不论在数据流之前还是之后', () => {
  const image = stream('/Subtype /Image', Buffer.from([1, 2, 3]));
  expect(isActivePdf(pdf('8 0 obj << /AA << /JS 3 0 R >> >> endobj\n', image))).toBe(true);
  expect(isActivePdf(pdf(image, '8 0 obj << /AA << /JS 3 0 R >> >> endobj\n'))).toBe(true);
  expect(isActivePdf(pdf(image))).toBe(false);
});

test('藏在数据流里、由交叉引用表指过去的对象也看得见', () => {
  expect(
    isActivePdf(
      pdf(
        stream('/Subtype /Image', Buffer.from(`\xff\xff 9 0 obj ${SCRIPT} endobj \xff`, 'latin1')),
      ),
    ),
  ).toBe(true);
  expect(
    isActivePdf(
      pdf(stream('', Buffer.from('9 0 obj << /S /Rendition /JS 3 0 R >> endobj', 'latin1'))),
    ),
  ).toBe(true);
});

test.each<[string, Buffer | string, boolean]>([
  [
    '压在对象流里的脚本',
    stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', objects(SCRIPT)),
    true,
  ],
  [
    '滤镜写成数组',
    stream('/Type /ObjStm /Filter [ /FlateDecode ]', objects('<< /S /Launch /F (cmd.exe) >>')),
    true,
  ],
  [
    '类型的名字写成代号',
    stream('/Type /Obj#53tm /Filter/FlateDecode', objects('<< /Type /Embedded#46ile >>')),
    true,
  ],
  ['没有压缩的对象流', stream('/Type /ObjStm', Buffer.from('<< /AA << /JS 3 0 R >> >>')), true],
  [
    '压了两层，看不进去',
    stream('/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]', objects('<< /Type /Page >>')),
    true,
  ],
  [
    '压了两层，外层在前',
    stream('/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]', objects('<< /Type /Page >>')),
    true,
  ],
  ['滤镜用简写', stream('/Type /ObjStm /F /FlateDecode', objects('<< /Type /Page >>')), true],
  [
    '带预测参数，看不进去',
    stream(
      '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>',
      objects('<< /Type /Page >>'),
    ),
    true,
  ],
  [
    '坏的压缩数据',
    stream('/Type /ObjStm /Filter /FlateDecode', Buffer.from('这不是压缩数据')),
    true,
  ],
  [
    '压在对象流里的普通对象',
    stream(
      '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
      objects('<< /Type /Page /Title (JavaScript) >>'),
    ),
    false,
  ],
])('%s', (_, part, active) => {
  expect(isActivePdf(pdf(part))).toBe(active);
});

test('加了密的对象流看不进去，当作有脚本', () => {
  const pressed = stream('/Type /ObjStm /Filter /FlateDecode', Buffer.from('加了密的数据'));
  expect(isActivePdf(pdf(pressed, 'trailer << /Encrypt 4 0 R >>\n'))).toBe(true);
});

test('许多对象流展开后合起来太大，不再往下看', () => {
  const large = stream(
    '/Type /ObjStm /Filter /FlateDecode',
    deflateSync(Buffer.alloc(40 * 1024 * 1024, '7 0 ')),
  );
  expect(isActivePdf(pdf(large))).toBe(false);
  expect(isActivePdf(pdf(large, large))).toBe(true);
});
