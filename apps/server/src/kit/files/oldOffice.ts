import { FileRefused } from './refused';

const RULES = {
  xls: /^(Workbook|Book)$/,
  doc: /^WordDocument$/,
} as const;
/** Storages that hold programs, and what embeds programs of others. */
const PROGRAMS = /^(Macros|VBA|_VBA_PROJECT|_VBA_PROJECT_CUR)$/i;
const HEADER = 512;
const ENTRY = 128;
const IN_HEADER = 109;
/** Numbers above this mean "end" or "free". */
const LAST = 0xfffffffa;
const [STORAGE, STREAM, ROOT] = [1, 2, 5];

/** Refuses what only begins like an old workbook or text: its directory must name the main stream, and no storage of programs. */
export function checkOldOffice(extension: keyof typeof RULES, bytes: Buffer): void {
  const names = namesIn(bytes);
  if (names?.some(({ name }) => PROGRAMS.test(name)))
    throw new FileRefused(462, '文件中含有宏，请另存为不含宏的文件后重新上传');
  if (!names?.some(({ name, type }) => type === STREAM && RULES[extension].test(name)))
    throw new FileRefused(461, `文件内容不是 ${extension} 格式，请用原始文件重新上传`);
}

interface Named {
  readonly name: string;
  readonly type: number;
}

/** Storages and streams of a compound file; undefined when it cannot be read. Each sector is gone through once at most. */
function namesIn(bytes: Buffer): Named[] | undefined {
  const shift = bytes.length >= HEADER ? bytes.readUInt16LE(30) : 0;
  if (shift !== 9 && shift !== 12) return undefined;
  const size = 1 << shift;
  const sectors = Math.floor(bytes.length / size);
  const sector = (at: number) => {
    const begin = (at + 1) * size;
    return at < LAST && begin + size <= bytes.length
      ? bytes.subarray(begin, begin + size)
      : undefined;
  };
  const tables = tablesOf(bytes, sector, size, sectors);
  const per = size / 4;
  const after = (at: number): number =>
    sector(tables[Math.floor(at / per)] ?? LAST)?.readUInt32LE((at % per) * 4) ?? LAST;
  const names: Named[] = [];
  let at = bytes.readUInt32LE(48);
  for (let n = 0; n < sectors && at < LAST; n += 1) {
    const directory = sector(at);
    if (!directory) return undefined;
    for (let from = 0; from < size; from += ENTRY) names.push(namedAt(directory, from));
    at = after(at);
  }
  // A chain that never ends is a ring.
  if (at < LAST || names[0]?.type !== ROOT) return undefined;
  return names.filter(({ type }) => type === STORAGE || type === STREAM);
}

function namedAt(directory: Buffer, from: number): Named {
  const length = Math.min(64, directory.readUInt16LE(from + 64));
  const name = directory.toString('utf16le', from, from + Math.max(0, length - 2));
  return { name, type: directory[from + 66] ?? 0 };
}

/** Sectors of the allocation table: 109 are named in the header, the rest in a chain of their own. */
function tablesOf(
  bytes: Buffer,
  sector: (at: number) => Buffer | undefined,
  size: number,
  sectors: number,
): number[] {
  const tables = Array.from({ length: IN_HEADER }, (_, at) => bytes.readUInt32LE(76 + at * 4));
  let more = sector(bytes.readUInt32LE(68));
  for (let n = 0; more && n < sectors; n += 1) {
    for (let at = 0; at < size - 4; at += 4) tables.push(more.readUInt32LE(at));
    more = sector(more.readUInt32LE(size - 4));
  }
  return tables;
}
