import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** One file of an archive; its text or its bytes come in pieces. */
export interface ZipPart {
  readonly name: string;
  readonly texts: AsyncIterable<string | Buffer> | Iterable<string | Buffer>;
  /** Pressed already, like pictures and documents: pressing again would only cost time. */
  readonly pressed?: boolean;
}

interface Written {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

const LOCAL = 0x04034b50;
const SIZES = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes stand behind the bytes, because nobody knows them before; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const LEVEL = 6;
/** The first of January 1980: the same rows make the same file. */
const DAY = 0x0021;
/** Sizes have 32 bits here. */
const MOST = 0xffff_ffff;

/** An archive as it comes: however long its parts are, only a piece of one is in memory. */
export async function* zipped(parts: Iterable<ZipPart>): AsyncGenerator<Buffer> {
  const done: Written[] = [];
  let at = 0;
  for (const { name, texts, pressed = false } of parts) {
    const begins = at;
    const counted = { crc: 0, size: 0 };
    const nameBytes = Buffer.from(name);
    const head = localHead(nameBytes);
    at += head.length;
    yield head;
    let packed = 0;
    for await (const piece of deflated(counting(texts, counted), pressed ? 0 : LEVEL)) {
      packed += piece.length;
      yield piece;
    }
    const sizes = sizesOf(counted.crc, packed, counted.size);
    at += packed + sizes.length;
    if (counted.size > MOST || at > MOST) throw new Error('an archive beyond four gigabytes');
    yield sizes;
    done.push({ name: nameBytes, ...counted, packed, at: begins });
  }
  const central = Buffer.concat(done.map(centralOf));
  yield central;
  yield endOf(done.length, central.length, at);
}

function deflated(bytes: AsyncIterable<Buffer>, level: number): AsyncIterable<Buffer> {
  const deflate = createDeflateRaw({ level });
  // A fault of the source ends the reader of what is packed with the same error.
  pipeline(Readable.from(bytes, { objectMode: false }), deflate, () => undefined);
  return deflate;
}

async function* counting(
  texts: ZipPart['texts'],
  counted: { crc: number; size: number },
): AsyncGenerator<Buffer> {
  for await (const text of texts) {
    if (text.length === 0) continue;
    const bytes = typeof text === 'string' ? Buffer.from(text) : text;
    counted.crc = crc32(bytes, counted.crc);
    counted.size += bytes.length;
    yield bytes;
  }
}

function localHead(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(LOCAL, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(DAY, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function sizesOf(crc: number, packed: number, size: number): Buffer {
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(SIZES, 0);
  sizes.writeUInt32LE(crc, 4);
  sizes.writeUInt32LE(packed, 8);
  sizes.writeUInt32LE(size, 12);
  return sizes;
}

function centralOf({ name, crc, packed, size, at }: Written): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(CENTRAL, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(DEFLATED, 10);
  head.writeUInt16LE(DAY, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(at, 42);
  return Buffer.concat([head, name]);
}

function endOf(count: number, central: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(central, 12);
  end.writeUInt32LE(at, 16);
  return end;
}
