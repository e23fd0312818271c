import { kindOf, type Kind } from './kinds';
import { lookAt } from './lookers';
import { FileRefused } from './refused';
import type { Table } from './table/boundedTable';

/** A file as it may be kept. */
export interface TreatedFile {
  readonly kind: Kind['kind'];
  readonly mime: string;
  readonly bytes: Buffer;
  readonly width?: number;
  readonly height?: number;
  /** It took long to look at. */
  readonly heavy: boolean;
  /** Its rows, where they alone are wanted. */
  readonly table?: Table | undefined;
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
  const looked = await lookAt(extension, bytes);
  return { kind: kind.kind, mime: kind.mime, bytes, ...looked };
}

const MOST_OF_ROWS = 10;
/** A file of which only the rows are wanted, which are then kept nowhere as a file. */
const TABLES = new Set(['xlsx', 'csv', 'xls']);

/** Reads the rows of an upload beside the server, within the same limits of time and memory. */
export async function treatTable(name: string, bytes: Buffer): Promise<TreatedFile> {
  const extension = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? '';
  if (!TABLES.has(extension))
    throw new FileRefused(461, '只收 xlsx 和 csv 文件，请用模板填写后重新上传');
  if (bytes.length > MOST_OF_ROWS * MB)
    throw new FileRefused(460, `文件过大，最大 ${MOST_OF_ROWS} MB，请拆成几个文件后分别导入`);
  const looked = await lookAt(extension, bytes, true);
  return { kind: 'sheet', mime: 'text/plain', bytes: Buffer.alloc(0), ...looked };
}
