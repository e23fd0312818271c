/** One file within a zip, still packed. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: Buffer;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const CENTRAL_SIZE = 46;
const LOCAL_SIZE = 30;
const MAX_COMMENT = 0xffff;
const ENCRYPTED = 1;
/**
 * A path of its own kind only: no way up, no root, no drive, nothing a file system would read
 * otherwise.
 */
const GOOD_NAME = /^(?!\/)(?!(?:.*\/)?\.\.?(?:\/|$))[^\\:\0]+$/;

/**
 * The files a zip says it holds, up to `most`; 'many' when there are more, undefined for anything a
 * plain archive would not be: parts in two disks, sizes beyond 32 bits, encrypted or overlapping
 * files, names that lead elsewhere, a directory that contradicts the files.
 */
export function readDirectory(bytes: Buffer, most: number): ZipEntry[] | 'many' | undefined {
  const end = endOf(bytes);
  if (end < 0) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  const size = bytes.readUInt32LE(end + 12);
  let at = bytes.readUInt32LE(end + 16);
  // Directory and end stand together, on one disk; a hole between them would be a second meaning.
  if (bytes.readUInt32LE(end + 4) !== 0 || bytes.readUInt16LE(end + 8) !== count) return undefined;
  if (at + size !== end) return undefined;
  if (count > most) return 'many';
  const entries: ZipEntry[] = [];
  let taken = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + CENTRAL_SIZE > end || bytes.readUInt32LE(at) !== CENTRAL) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + nameLength);
    const entry = entryOf(bytes, at, name);
    if (!entry) return undefined;
    entries.push(entry);
    taken += entry.packed.length;
    // Together they cannot be more than there is: the same bytes do not stand for two files.
    if (taken > bytes.length) return undefined;
    at += CENTRAL_SIZE + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end ? entries : undefined;
}

function entryOf(bytes: Buffer, at: number, name: Buffer): ZipEntry | undefined {
  const flags = bytes.readUInt16LE(at + 8);
  const method = bytes.readUInt16LE(at + 10);
  const size = bytes.readUInt32LE(at + 20);
  const local = bytes.readUInt32LE(at + 42);
  const text = name.toString('utf8');
  if (flags & ENCRYPTED || !GOOD_NAME.test(text)) return undefined;
  if (local + LOCAL_SIZE > bytes.length || bytes.readUInt32LE(local) !== LOCAL) return undefined;
  const nameLength = bytes.readUInt16LE(local + 26);
  const begin = local + LOCAL_SIZE + nameLength + bytes.readUInt16LE(local + 28);
  const known = bytes.subarray(local + LOCAL_SIZE, local + LOCAL_SIZE + nameLength);
  if (!known.equals(name) || bytes.readUInt16LE(local + 8) !== method) return undefined;
  if (begin + size > bytes.length) return undefined;
  return { name: text, method, packed: bytes.subarray(begin, begin + size) };
}

/**
 * Where the end of the directory stands: the last one whose comment reaches exactly to the end of
 * the file.
 */
function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_SIZE - MAX_COMMENT);
  for (let at = bytes.length - END_SIZE; at >= first; at -= 1)
    if (
      bytes.readUInt32LE(at) === END &&
      at + END_SIZE + bytes.readUInt16LE(at + 20) === bytes.length
    )
      return at;
  return -1;
}
