import { kindOf, type Kind } from './kinds';
import { lookAt } from './lookers';
import { FileRefused } from './refused';

/** A file as it may be kept. */
export interface TreatedFile {
  readonly kind: Kind['kind'];
  readonly mime: string;
  readonly bytes: Buffer;
  readonly width?: number;
  readonly height?: number;
}

const MB = 1024 * 1024;
const SMALLEST = 100;

/**
 * Checks and cleans an upload: kind by name and by content, size, pictures drawn anew without
 * metadata, PDFs without anything that runs, office files without macros. Whatever must read the
 * content happens beside the server, within limits of time and memory.
 */
export async function treatUpload(name: string, bytes: Buffer): Promise<TreatedFile> {
  const extension = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const kind = kindOf(extension);
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
  const drawn = await lookAt(extension, bytes);
  return { kind: kind.kind, mime: kind.mime, bytes, ...drawn };
}
