import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compoundOf, officeOf, pdfOf } from './filesTesting';
import { treatUpload } from './treat';

const MB = 1024 * 1024;
const drawing = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#88aadd' } });
const jpeg = () => drawing().jpeg().toBuffer();
const zip = (size: number) =>
  Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(size - 4)]);
const ACTIVE = {
  code: 462,
  message: 'PDF 中含有脚本、启动命令或内嵌文件，请另存为普通 PDF 后重新上传',
};

test.each(['说明.txt', '脚本.svg', '网页.html', '程序.exe', '没有扩展名', '照片.jpg.exe'])(
  '不收的类型：%s',
  async (name) => {
    await expect(treatUpload(name, await jpeg())).rejects.toMatchObject({
      code: 461,
      message: expect.stringContaining('不支持该类型的文件'),
    });
  },
);

test.each(['a.png', 'a.gif', 'a.pdf', 'a.xlsx', 'a.xls', 'a.docx', 'a.doc'])(
  '内容是 JPEG 而名字是 %s',
  async (name) => {
    await expect(treatUpload(name, await jpeg())).rejects.toMatchObject({
      code: 461,
      message: `文件内容不是 ${name.slice(2)} 格式，请用原始文件重新上传`,
    });
  },
);

test.each<[string, 'png' | 'jpeg' | 'gif', string]>([
  ['照片.JPG', 'jpeg', 'image/jpeg'],
  ['照片.jpeg', 'jpeg', 'image/jpeg'],
  ['照片.png', 'png', 'image/png'],
  ['照片.gif', 'gif', 'image/gif'],
])('%s 收下，尺寸如实', async (name, format, mime) => {
  const treated = await treatUpload(name, await drawing(300, 200).toFormat(format).toBuffer());
  expect(treated).toMatchObject({ kind: 'image', mime, width: 300, height: 200 });
  expect((await sharp(treated.bytes).metadata()).format).toBe(format);
});

test('办公文件按原样收下', async () => {
  const [sheet, word] = [officeOf('xlsx'), officeOf('docx')];
  expect(await treatUpload('名单.xlsx', sheet)).toMatchObject({
    kind: 'sheet',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: sheet,
  });
  expect(await treatUpload('说明.docx', word)).toMatchObject({ kind: 'word', bytes: word });
  expect(await treatUpload('名单.xls', compoundOf('Workbook'))).toMatchObject({
    kind: 'sheet',
    mime: 'application/vnd.ms-excel',
  });
  expect(await treatUpload('说明.doc', compoundOf('WordDocument', '1Table'))).toMatchObject({
    kind: 'word',
    mime: 'application/msword',
  });
});

test.each(['x.constructor', 'x.__proto__', 'x.toString', 'x.hasOwnProperty'])(
  '名字 %s 不是任何一种文件',
  async (name) => {
    await expect(treatUpload(name, await jpeg())).rejects.toMatchObject({
      code: 461,
      message: expect.stringContaining('不支持该类型的文件'),
    });
  },
);

test('一百字节以下的文件视为损坏', async () => {
  const small = { code: 422, message: '文件内容过小，可能已损坏，请重新生成后上传' };
  await expect(treatUpload('名单.xlsx', zip(99))).rejects.toMatchObject(small);
  await expect(treatUpload('照片.jpg', Buffer.alloc(0))).rejects.toMatchObject(small);
  await expect(treatUpload('名单.xlsx', zip(100))).rejects.toMatchObject({ code: 461 });
});

test.each([
  ['名单.xlsx', 10],
  ['说明.docx', 20],
] as const)('%s 最大 %d MB，多一字节即拒绝', async (name, limit) => {
  await expect(treatUpload(name, zip(limit * MB + 1))).rejects.toMatchObject({
    code: 460,
    message: `文件过大，${name.slice(3)} 文件最大 ${limit} MB，请压缩后重新上传`,
  });
  await expect(treatUpload(name, zip(limit * MB))).rejects.toMatchObject({ code: 461 });
});

test('图片与 PDF 的上限', async () => {
  await expect(
    treatUpload('照片.jpg', Buffer.concat([await jpeg(), Buffer.alloc(10 * MB)])),
  ).rejects.toMatchObject({ code: 460 });
  await expect(
    treatUpload('表.pdf', Buffer.concat([pdfOf(), Buffer.alloc(20 * MB)])),
  ).rejects.toMatchObject({ code: 460 });
});

test('像素过多的图片不展开', async () => {
  const wide = await drawing(8000, 5001).png().toBuffer();
  expect(wide.length).toBeLessThan(10 * MB);
  await expect(treatUpload('照片.png', wide)).rejects.toMatchObject({
    code: 460,
    message: '图片像素过大，最大 4000 万像素，请缩小后重新上传',
  });
});

test('损坏的图片说明原因', async () => {
  const broken = { code: 461, message: '图片无法读取，可能已损坏，请重新生成后上传' };
  const whole = await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  await expect(treatUpload('照片.jpg', whole.subarray(0, whole.length / 2))).rejects.toMatchObject(
    broken,
  );
  await expect(
    treatUpload('照片.jpg', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(500, 7)])),
  ).rejects.toMatchObject(broken);
});

test('拍摄地点等附加信息和尾随内容都不保留，方向先转正', async () => {
  const taken = await drawing(300, 200)
    .jpeg()
    .withExif({
      IFD0: { Artist: 'somebody', Copyright: 'secret-mark' },
      IFD3: { GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const marked = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]);
  expect((await sharp(marked).metadata()).exif).toBeDefined();
  const treated = await treatUpload('照片.jpg', marked);
  const seen = await sharp(treated.bytes).metadata();
  expect([seen.exif, seen.xmp, seen.iptc, seen.icc, seen.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(treated.bytes.includes('<script>')).toBe(false);
  expect(treated).toMatchObject({ width: 200, height: 300 });
});

test('动图的每一帧都保留，尺寸是一帧的尺寸', async () => {
  const frames = await sharp(
    [
      await drawing().png().toBuffer(),
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff2200' } })
        .png()
        .toBuffer(),
    ],
    { join: { animated: true } },
  )
    .gif({ delay: [200, 200] })
    .toBuffer();
  expect((await sharp(frames, { animated: true }).metadata()).pages).toBe(2);
  const treated = await treatUpload('动图.gif', frames);
  expect((await sharp(treated.bytes, { animated: true }).metadata()).pages).toBe(2);
  expect(treated).toMatchObject({ mime: 'image/gif', width: 60, height: 40 });
});

test.each([
  ['宽度为负', -1, 10, 461],
  ['宽度像是四十亿', -0x7fffffff, 1, 461],
  ['一边太长', 30_001, 1, 460],
  ['另一边太长', 1, -30_001, 460],
] as const)('BMP %s，不展开', async (_, width, height, code) => {
  const bitmap = Buffer.alloc(200);
  bitmap.write('BM');
  bitmap.writeInt32LE(width, 18);
  bitmap.writeInt32LE(height, 22);
  await expect(treatUpload('照片.bmp', bitmap)).rejects.toMatchObject({ code });
});

test('普通 PDF 按原样收下', async () => {
  const plain = pdfOf('/Title (JavaScript)');
  expect(await treatUpload('表.pdf', plain)).toMatchObject({
    kind: 'pdf',
    mime: 'application/pdf',
    bytes: plain,
  });
});

test.each([
  '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  '/AA << /JS 3 0 R >>',
  '/A << /S /Launch /F (cmd.exe) >>',
  '/EF << /Type /EmbeddedFile >>',
  '/S /J#61vaScript',
  '/S /#4A#61#76#61#53#63#72#69#70#74',
  '/S /L#61unch',
  '/Type /Embedded#46ile',
  '/#4a#53 3 0 R',
  '/S/JavaScript/JS(x)',
])('会运行的 PDF 不收：%s', async (inside) => {
  await expect(treatUpload('表.pdf', pdfOf(inside))).rejects.toMatchObject(ACTIVE);
});

test('重新生成不会把小图变成大图；生成后超过 10 MB 的不收，并按占满检查计数', async () => {
  // Every row is the one before plus one: nothing repeats, but hardly anything is new.
  const side = 2400;
  const raw = { raw: { width: side, height: side, channels: 3 as const } };
  const first = randomBytes(side * 3);
  const pixels = Buffer.alloc(side * side * 3);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = ((first[at % first.length] ?? 0) + Math.floor(at / first.length)) % 256;
  const small = await sharp(pixels, raw).png({ adaptiveFiltering: true }).toBuffer();
  expect(small.length).toBeLessThan(MB);
  expect((await treatUpload('渐变.png', small)).bytes.length).toBeLessThan(MB);
  // Two colours of noise take one bit of each point, and eight or more when they are mixed.
  const noise = await sharp(randomBytes(side * side * 3), raw)
    .png({ palette: true, colours: 256, compressionLevel: 9 })
    .toBuffer();
  expect(noise.length).toBeLessThan(10 * MB);
  await expect(treatUpload('噪声.png', noise)).rejects.toMatchObject({
    code: 460,
    message: '图片重新生成后超过 10 MB，请另存为 JPEG 或缩小后重新上传',
    heavy: true,
  });
}, 60_000);
