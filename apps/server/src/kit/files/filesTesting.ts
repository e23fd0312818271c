import { deflateRawSync } from 'node:zlib';

/** One stream object of a PDF, by its number. */
export function pdfStream(
  number: number,
  dictionary: string,
  data: Buffer,
  word = 'stream\n',
): Buffer {
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dictionary} /Length ${data.length} >>\n${word}`, 'latin1'),
    data,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
}

/**
 * A PDF of one empty page whose catalog says `inside`, with more objects behind it; numbers 1 to 3
 * are taken.
 */
export function pdfOf(
  inside = '',
  parts: readonly (Buffer | string)[] = [],
  { page = '', trailer = '' }: { readonly page?: string; readonly trailer?: string } = {},
): Buffer {
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${inside} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] ${page} >>\nendobj\n`,
      'latin1',
    ),
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    Buffer.from(`trailer << /Root 1 0 R /Size 20 ${trailer} >>\n%%EOF`, 'latin1'),
  ]);
}

/** A zip of the given parts. */
export function zipOf(
  parts: readonly (readonly [name: string, content: string | Buffer])[],
): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [name, content] of parts) {
    const [path, packed] = [Buffer.from(name), deflateRawSync(content)];
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt16LE(path.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(path.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, path, packed);
    central.push(entry, path);
    at += local.length + path.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

const MAIN = {
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet'],
  docx: ['word/document.xml', 'wordprocessingml.document'],
} as const;

/** A workbook or text with more parts behind the usual ones. */
export function officeOf(
  extension: keyof typeof MAIN,
  more: readonly (readonly [name: string, content: string | Buffer])[] = [],
): Buffer {
  const [main, type] = MAIN[extension];
  return zipOf([
    [
      '[Content_Types].xml',
      `<Types><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    ],
    [main, '<document/>'],
    ...more,
  ]);
}

/** Records of an old workbook: kind and content each. */
export function recordsOf(
  ...records: readonly (readonly [kind: number, content: Buffer])[]
): Buffer {
  return Buffer.concat(
    records.flatMap(([kind, content]) => {
      const head = Buffer.alloc(4);
      head.writeUInt16LE(kind, 0);
      head.writeUInt16LE(content.length, 2);
      return [head, content];
    }),
  );
}

/**
 * An old compound file with one stream of this content, in sectors of 512 bytes; a short one stands
 * in the stream of the root.
 */
export function compoundWith(name: string, content: Buffer, short = false): Buffer {
  const size = 512;
  const length = short ? content.length : Math.max(4096, content.length);
  const parts = Math.ceil(length / size);
  const bytes = Buffer.alloc(size * (4 + parts), 0);
  compoundOf(name).copy(bytes);
  const fat = (at: number, next: number) => bytes.writeUInt32LE(next, size + at * 4);
  fat(2, 0xfffffffe);
  for (let n = 0; n < parts; n += 1) fat(3 + n, n === parts - 1 ? 0xfffffffe : 4 + n);
  // The table of short sectors.
  const table = size * 3;
  for (let n = 0; n < parts * 8; n += 1)
    bytes.writeUInt32LE(n === parts * 8 - 1 ? 0xfffffffe : n + 1, table + n * 4);
  bytes.writeUInt32LE(2, 60);
  content.copy(bytes, size * 4);
  const entry = (at: number, start: number, size: number) => {
    bytes.writeUInt32LE(start, 1024 + at * 128 + 116);
    bytes.writeUInt32LE(size, 1024 + at * 128 + 120);
  };
  if (short) entry(0, 3, parts * size);
  entry(1, short ? 0 : 3, length);
  return bytes;
}

/** An old compound file whose directory names these streams; names that end in `/` are storages. */
export function compoundOf(...names: readonly string[]): Buffer {
  const bytes = Buffer.alloc(512 * (2 + Math.ceil((names.length + 1) / 4)), 0);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 48);
  bytes.fill(0xff, 68, 512);
  bytes.writeUInt32LE(0, 76);
  bytes.fill(0xff, 512, 1024);
  const sectors = Math.ceil((names.length + 1) / 4);
  for (let n = 1; n <= sectors; n += 1)
    bytes.writeUInt32LE(n === sectors ? 0xfffffffe : n + 1, 512 + n * 4);
  for (const [n, name] of ['Root Entry', ...names].entries()) {
    const [at, text] = [1024 + n * 128, name.replace(/\/$/, '')];
    bytes.write(text, at, 'utf16le');
    bytes.writeUInt16LE(text.length * 2 + 2, at + 64);
    bytes[at + 66] = n === 0 ? 5 : name.endsWith('/') ? 1 : 2;
  }
  return bytes;
}
