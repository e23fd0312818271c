import { encryption } from './demoPdfCipher';

/** PDF 里的一张图片：JBIG2 是一位黑白，JPX 是八位三色。 */
export interface DemoImage {
  readonly filter: 'JBIG2Decode' | 'JPXDecode';
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** 手工拼的一页。 */
export interface DemoPage {
  readonly lines?: readonly string[];
  /** 点，默认 A4。 */
  readonly size?: readonly [width: number, height: number];
  /** 铺满一页的 JPEG，像扫描件那样。 */
  readonly scan?: Uint8Array;
  /** 铺满一页的图片，用扫描软件爱用的编码。 */
  readonly image?: DemoImage;
  /** 字体名和内容都用 GBK，没有嵌入字体；内容是「教师资格」。 */
  readonly gbk?: boolean;
}

interface DemoPdf {
  readonly pages: readonly DemoPage[];
  readonly outline?: readonly (readonly [title: string, page: number])[];
  readonly password?: string;
}

const A4 = [595, 842] as const;
/** 教师资格四个字的 GBK 编码。 */
const GBK_WORDS = 'BDCCCAA6D7CAB8F1';

/** 拼出一份 PDF 的字节，供故事和测试用；不嵌入字体，中文靠 cmaps。 */
export function demoPdf({ pages, outline = [], password }: DemoPdf): Uint8Array<ArrayBuffer> {
  const cipher = password === undefined ? undefined : encryption(password);
  const objects = new Map<number, readonly (string | Uint8Array)[]>();
  let last = 9;
  const add = (parts: readonly (string | Uint8Array)[]) => {
    last += 1;
    objects.set(last, parts);
    return last;
  };
  const stream = (head: string, content: Uint8Array) => {
    const body = cipher ? cipher.apply(last + 1, content) : content;
    return add([`<<${head}/Length ${body.length}>>stream\n`, body, '\nendstream']);
  };
  const kids = pages.map((page) => {
    const [width, height] = page.size ?? A4;
    const picture = pictureOf(page);
    const image = picture ? stream(picture.head, picture.data) : undefined;
    const content = stream('', new TextEncoder().encode(contentOf(page, width, height)));
    return add([
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${content} 0 R/Resources<</Font<</F1 3 0 R/F2 4 0 R>>${image ? `/XObject<</Im ${image} 0 R>>` : ''}>>>>`,
    ]);
  });
  const marks = outline.map((_, index) => last + 2 + index);
  const root = add([
    outline.length > 0
      ? `<</Type/Outlines/First ${marks[0]} 0 R/Last ${marks.at(-1)} 0 R/Count ${outline.length}>>`
      : 'null',
  ]);
  for (const [index, [title, page]] of outline.entries()) {
    add([
      `<</Title<FEFF${utf16(title)}>/Parent ${root} 0 R/Dest[${kids[page]} 0 R/Fit]${index > 0 ? `/Prev ${marks[index - 1]} 0 R` : ''}${index < outline.length - 1 ? `/Next ${marks[index + 1]} 0 R` : ''}>>`,
    ]);
  }
  objects.set(1, [
    `<</Type/Catalog/Pages 2 0 R${outline.length > 0 ? `/Outlines ${root} 0 R` : ''}>>`,
  ]);
  objects.set(2, [
    `<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`,
  ]);
  objects.set(3, [font('STSong-Light', 'UniGB-UTF16-H', 5)]);
  objects.set(4, [font('#CB#CE#CC#E5', 'GBK-EUC-H', 6)]);
  const text = (object: number, value: string) => {
    const plain = new TextEncoder().encode(value);
    return `<${hex(cipher ? cipher.apply(object, plain) : plain)}>`;
  };
  objects.set(5, [descendant('STSong-Light', (value) => text(5, value))]);
  objects.set(6, [descendant('#CB#CE#CC#E5', (value) => text(6, value))]);
  return written(objects, last, cipher?.dictionary ?? '');
}

function written(
  objects: ReadonlyMap<number, readonly (string | Uint8Array)[]>,
  last: number,
  encrypt: string,
): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    chunks.push(bytes);
    length += bytes.length;
  };
  put('%PDF-1.7\n');
  const offsets = new Map<number, number>();
  for (const [number, parts] of [...objects].sort(([one], [two]) => one - two)) {
    offsets.set(number, length);
    for (const part of [`${number} 0 obj\n`, ...parts, '\nendobj\n']) put(part);
  }
  const start = length;
  const rows = Array.from({ length: last + 1 }, (_, number) =>
    offsets.has(number)
      ? `${String(offsets.get(number)).padStart(10, '0')} 00000 n \n`
      : '0000000000 65535 f \n',
  );
  put(
    `xref\n0 ${last + 1}\n${rows.join('')}trailer\n<</Size ${last + 1}/Root 1 0 R${encrypt}>>\nstartxref\n${start}\n%%EOF`,
  );
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** 一页上图片的字典和数据。 */
function pictureOf({ scan, image }: DemoPage) {
  const head = (width: number, height: number, rest: string) =>
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}${rest}`;
  if (image)
    return {
      data: image.data,
      head: head(
        image.width,
        image.height,
        `${image.filter === 'JBIG2Decode' ? '/ColorSpace/DeviceGray/BitsPerComponent 1' : '/ColorSpace/DeviceRGB/BitsPerComponent 8'}/Filter/${image.filter}`,
      ),
    };
  return scan
    ? {
        data: scan,
        head: head(...scanSize(scan), '/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode'),
      }
    : undefined;
}

function contentOf(
  { lines = [], scan, image, gbk }: DemoPage,
  width: number,
  height: number,
): string {
  const parts =
    scan || image
      ? [`q ${width} 0 0 ${height} 0 0 cm /Im Do Q`]
      : [`0.75 0.2 0.15 RG 2 w 36 36 ${width - 72} ${height - 72} re S`];
  for (const [index, line] of lines.entries())
    parts.push(
      `BT /F1 ${index === 0 ? 20 : 12} Tf 60 ${height - 90 - index * 28} Td <${utf16(line)}> Tj ET`,
    );
  if (gbk) parts.push(`BT /F2 18 Tf 60 ${height - 60} Td <${GBK_WORDS}> Tj ET`);
  return parts.join('\n');
}

function font(name: string, encoding: string, descendants: number): string {
  return `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/${encoding}/DescendantFonts[${descendants} 0 R]>>`;
}

/** 加密的文件里，连字体说明中的文字也是加密的。 */
function descendant(name: string, text: (value: string) => string): string {
  return `<</Type/Font/Subtype/CIDFontType0/BaseFont/${name}/CIDSystemInfo<</Registry${text('Adobe')}/Ordering${text('GB1')}/Supplement 5>>/DW 1000/FontDescriptor<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 700/StemV 80>>>>`;
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  ).join('');
}

/** 从 JPEG 的帧头里读宽高。 */
function scanSize(jpeg: Uint8Array): readonly [number, number] {
  for (
    let at = 2;
    at < jpeg.length - 9;
    at += 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0)
  ) {
    const kind = jpeg[at + 1] ?? 0;
    if (kind >= 0xc0 && kind <= 0xc2)
      return [
        (jpeg[at + 7] ?? 0) * 256 + (jpeg[at + 8] ?? 0),
        (jpeg[at + 5] ?? 0) * 256 + (jpeg[at + 6] ?? 0),
      ];
  }
  return [1, 1];
}
