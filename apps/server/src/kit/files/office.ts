import { inflateRawSync } from 'node:zlib';
import { FileRefused } from './refused';
import { readDirectory, type ZipEntry } from './zip';

const MB = 1024 * 1024;
const MAIN = 'application/vnd.openxmlformats-officedocument';
const TYPES = '[Content_Types].xml';
const RULES = {
  xlsx: { main: `${MAIN}.spreadsheetml.sheet.main+xml`, entries: 100, unpacked: 50 * MB },
  docx: { main: `${MAIN}.wordprocessingml.document.main+xml`, entries: 1000, unpacked: 100 * MB },
} as const;
/** Programs of a workbook or text, however they are called there. */
const PROGRAMS = /(^|\/)(vbaProject[^/]*|vbaData\.xml|macrosheets\/.*|activeX\/.*\.bin)$/i;
const STORED = 0;
const DEFLATED = 8;

/**
 * Refuses what only calls itself a workbook or a text: by the parts it holds, what they say of it,
 * and how much they really come to.
 */
export function checkOffice(extension: keyof typeof RULES, bytes: Buffer): void {
  const { main, entries, unpacked } = RULES[extension];
  const wrong = new FileRefused(461, `文件内容不是 ${extension} 格式，请用原始文件重新上传`);
  const parts = readDirectory(bytes, entries);
  if (parts === 'many')
    throw new FileRefused(460, `文件内部的部件过多，请另存为普通 ${extension} 文件后重新上传`);
  if (!parts || new Set(parts.map(({ name }) => name.toLowerCase())).size < parts.length)
    throw wrong;
  if (parts.some(({ name }) => PROGRAMS.test(name)))
    throw new FileRefused(462, '文件中含有宏，请另存为不含宏的文件后重新上传');
  let left: number = unpacked;
  let types = '';
  for (const part of parts) {
    const content = contentOf(part, left);
    if (content === 'large')
      throw new FileRefused(460, `文件展开后过大，最大 ${unpacked / MB} MB，请减少内容后重新上传`);
    if (!content) throw wrong;
    left -= content.length;
    if (part.name === TYPES) types = content.toString('utf8');
  }
  // Nobody writes entities or comments there but to hide something.
  if (/&|<!--/.test(types)) throw wrong;
  if (/macroEnabled|vbaProject|macrosheet/i.test(types))
    throw new FileRefused(462, '文件中含有宏，请另存为不含宏的文件后重新上传');
  if (!types.includes(`"${main}"`) && !types.includes(`'${main}'`)) throw wrong;
}

/** A part as it really is: what the directory says of its size is not believed. */
function contentOf({ method, packed }: ZipEntry, most: number): Buffer | 'large' | undefined {
  if (method === STORED) return packed.length > most ? 'large' : packed;
  if (method !== DEFLATED) return undefined;
  if (most <= 0) return 'large';
  try {
    return inflateRawSync(packed, { maxOutputLength: most });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'large' : undefined;
  }
}
