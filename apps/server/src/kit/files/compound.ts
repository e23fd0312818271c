const HEADER = 512;
const ENTRY = 128;
const IN_HEADER = 109;
/** Streams smaller than this stand together in the stream of the root. */
const SMALL = 4096;
const SMALL_SECTOR = 64;
/** Numbers above this mean "end" or "free". */
const LAST = 0xfffffffa;
const [STORAGE, STREAM, ROOT] = [1, 2, 5];

/** One storage or stream of a compound file. */
export interface Entry {
  readonly name: string;
  readonly isStream: boolean;
  /** Its bytes; undefined when they cannot be found. */
  bytes(): Buffer | undefined;
}

interface Found {
  readonly name: string;
  readonly type: number;
  readonly start: number;
  readonly size: number;
}

/**
 * Storages and streams of a compound file (old workbooks and texts); undefined when it cannot be
 * read. Each sector is gone through once at most.
 */
export function compoundEntries(bytes: Buffer): Entry[] | undefined {
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
  /**
   * The sectors of a chain, one after the other; undefined for one that leads nowhere or is a ring.
   */
  function chain(from: number): Buffer[] | undefined {
    const parts: Buffer[] = [];
    let at = from;
    for (let n = 0; n < sectors && at < LAST; n += 1) {
      const part = sector(at);
      if (!part) return undefined;
      parts.push(part);
      at = after(at);
    }
    return at < LAST ? undefined : parts;
  }
  const directory = chain(bytes.readUInt32LE(48));
  if (!directory || directory.length === 0) return undefined;
  const found = directory.flatMap((part) =>
    Array.from({ length: size / ENTRY }, (_, n) => entryAt(part, n * ENTRY)),
  );
  const [root] = found;
  if (root?.type !== ROOT) return undefined;
  const small = smallSectors(bytes, root, chain);
  const read = ({ start, size: length }: Found): Buffer | undefined => {
    if (length === 0) return Buffer.alloc(0);
    const parts = length < SMALL ? small(start) : chain(start);
    const whole = parts && Buffer.concat(parts);
    return whole && whole.length >= length ? whole.subarray(0, length) : undefined;
  };
  return found
    .filter(({ type }) => type === STORAGE || type === STREAM)
    .map((one) => ({ name: one.name, isStream: one.type === STREAM, bytes: () => read(one) }));
}

/** Chains of small sectors: they lie in the stream of the root, and have a table of their own. */
function smallSectors(
  bytes: Buffer,
  root: Found,
  chain: (from: number) => Buffer[] | undefined,
): (from: number) => Buffer[] | undefined {
  return (from) => {
    const [held, table] = [chain(root.start), chain(bytes.readUInt32LE(60))];
    if (!held || !table) return undefined;
    const [all, next] = [Buffer.concat(held), Buffer.concat(table)];
    const parts: Buffer[] = [];
    let at = from;
    for (let n = 0; n <= all.length / SMALL_SECTOR && at < LAST; n += 1) {
      const begin = at * SMALL_SECTOR;
      if (begin + SMALL_SECTOR > all.length || at * 4 + 4 > next.length) return undefined;
      parts.push(all.subarray(begin, begin + SMALL_SECTOR));
      at = next.readUInt32LE(at * 4);
    }
    return at < LAST ? undefined : parts;
  };
}

function entryAt(directory: Buffer, from: number): Found {
  const length = Math.min(64, directory.readUInt16LE(from + 64));
  return {
    name: directory.toString('utf16le', from, from + Math.max(0, length - 2)),
    type: directory[from + 66] ?? 0,
    start: directory.readUInt32LE(from + 116),
    size: directory.readUInt32LE(from + 120),
  };
}

/**
 * Sectors of the allocation table: 109 are named in the header, the rest in a chain of their own.
 */
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
