import { decode } from 'bmp-ts';
import sharp from 'sharp';
import { isActivePdf } from './activePdf';

/** A file that may not be kept; the message says what to do. */
export class FileRefused extends Error {
  constructor(
    readonly code: 422 | 460 | 461 | 462,
    message: string,
  ) {
    super(message);
  }
}

/** A file as it may be kept. */
export interface TreatedFile {
  readonly kind: 'image' | 'pdf' | 'sheet' | 'word';
  readonly mime: string;
  readonly bytes: Buffer;
  readonly width?: number;
  readonly height?: number;
}

const MB = 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const SMALLEST = 100;

interface Kind {
  readonly kind: TreatedFile['kind'];
  readonly mime: string;
  readonly limit: number;
  readonly magic: readonly string[];
}

const KINDS: Readonly<Record<string, Kind>> = {
  png: { kind: 'image', mime: 'image/png', limit: 10 * MB, magic: ['89504e470d0a1a0a'] },
  jpg: { kind: 'image', mime: 'image/jpeg', limit: 10 * MB, magic: ['ffd8ff'] },
  jpeg: { kind: 'image', mime: 'image/jpeg', limit: 10 * MB, magic: ['ffd8ff'] },
  // Kept as PNG: no browser need draw a BMP, and it is a tenth of the size.
  bmp: { kind: 'image', mime: 'image/png', limit: 10 * MB, magic: ['424d'] },
  gif: {
    kind: 'image',
    mime: 'image/gif',
    limit: 10 * MB,
    magic: ['474946383761', '474946383961'],
  },
  pdf: { kind: 'pdf', mime: 'application/pdf', limit: 20 * MB, magic: ['25504446'] },
  xlsx: {
    kind: 'sheet',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    limit: 10 * MB,
    magic: ['504b0304'],
  },
  xls: {
    kind: 'sheet',
    mime: 'application/vnd.ms-excel',
    limit: 10 * MB,
    magic: ['d0cf11e0a1b11ae1'],
  },
  docx: {
    kind: 'word',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    limit: 20 * MB,
    magic: ['504b0304'],
  },
  doc: { kind: 'word', mime: 'application/msword', limit: 20 * MB, magic: ['d0cf11e0a1b11ae1'] },
};

/** Largest size of an upload in bytes, by the ending of its name; undefined for what is not taken. */
export function uploadLimit(extension: string): number | undefined {
  return KINDS[extension]?.limit;
}

/** Checks and cleans an upload: kind by name and by content, size, pictures drawn anew without metadata, PDFs without anything that runs. */
export async function treatUpload(name: string, bytes: Buffer): Promise<TreatedFile> {
  const extension = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const kind = KINDS[extension];
  if (!kind)
    throw new FileRefused(
      461,
      '不支持该类型的文件，请上传 jpg、png、bmp、gif 图片，或 pdf、Excel、Word 文件',
    );
  if (bytes.length < SMALLEST)
    throw new FileRefused(422, '文件内容过小，可能已损坏，请重新生成后上传');
  if (bytes.length > kind.limit)
    throw new FileRefused(
      460,
      `文件过大，${extension} 文件最大 ${kind.limit / MB} MB，请压缩后重新上传`,
    );
  if (!kind.magic.some((magic) => bytes.subarray(0, magic.length / 2).toString('hex') === magic))
    throw new FileRefused(461, `文件内容不是 ${extension} 格式，请用原始文件重新上传`);
  if (extension === 'bmp') return treatPicture(kind, await readBitmap(bytes));
  if (kind.kind === 'image') return treatPicture(kind, bytes);
  if (kind.kind === 'pdf' && isActivePdf(bytes))
    throw new FileRefused(462, 'PDF 中含有脚本、启动命令或内嵌文件，请另存为普通 PDF 后重新上传');
  return { kind: kind.kind, mime: kind.mime, bytes };
}

async function treatPicture(kind: Kind, bytes: Buffer): Promise<TreatedFile> {
  try {
    const picture = sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      animated: kind.mime === 'image/gif',
      failOn: 'error',
    })
      .rotate()
      .toColourspace('srgb');
    const drawn =
      kind.mime === 'image/jpeg'
        ? picture.jpeg({ quality: 88 })
        : kind.mime === 'image/gif'
          ? picture.gif()
          : picture.png({ compressionLevel: 6 });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return {
      kind: 'image',
      mime: kind.mime,
      bytes: data,
      width: info.width,
      height: info.pageHeight ?? info.height,
    };
  } catch (error) {
    if (String(error).includes('pixel limit'))
      throw new FileRefused(460, '图片像素过大，最大 4000 万像素，请缩小后重新上传');
    throw new FileRefused(461, '图片无法读取，可能已损坏，请重新生成后上传');
  }
}

/** A BMP as PNG; its header says how large it is before anything is unpacked. */
async function readBitmap(bytes: Buffer): Promise<Buffer> {
  const [width, height] = [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))];
  if (width * height > MAX_PIXELS)
    throw new FileRefused(460, '图片像素过大，最大 4000 万像素，请缩小后重新上传');
  try {
    const { data } = decode(bytes, { toRGBA: true });
    // Most programs leave the fourth byte empty, which would read as transparent.
    for (let at = 3; at < data.length; at += 4) data[at] = 255;
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png()
      .toBuffer();
  } catch {
    throw new FileRefused(461, '图片无法读取，可能已损坏，请重新生成后上传');
  }
}
