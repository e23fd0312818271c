import { constants, inflateSync } from 'node:zlib';

/**
 * Names nothing but active content has a use for. They are long enough never to come about in
 * pressed data, so they count anywhere.
 */
const ACTIVE =
  /\/(JavaScript|Launch|EmbeddedFile|Rendition|RichMedia|GoToE|GoToR|SubmitForm|ImportData)\b/;
/**
 * Three bytes come about by chance in every few megabytes of a scan; they count in what is written
 * plainly.
 */
const SCRIPT = /\/JS\b/;
/**
 * A dictionary of objects pressed together: the type, or the place of the first object (in an
 * outline that is a reference).
 */
const PRESSED = /\/ObjStm\b|\/First\b(?!\s+\d+\s+\d+\s+R\b)/;
const FIRST = /\/First\b/;
const COUNT = /\/N\b/;
/**
 * Any way of pressing objects but the one everybody uses: other filters, several, one named
 * elsewhere, predictors, the short names.
 */
const ODD =
  /\/Filter\b(?!\s*(\/FlateDecode\b|\[\s*\/FlateDecode\s*\]))|\/DecodeParms\b|\/DP\s*(<<|\[|\d)|\/F\s*\[?\s*\/(Fl|AHx|A85|LZW|RL|CCF|DCT|ASCII|Run|JPX|JBIG|Crypt)/;
/**
 * Objects pressed together begin with numbers; a reader leaves blanks and comments before them out.
 */
const NUMBERS = /^[\s\0]*[%+\-.\d]/;
const WORD = 'stream';
const MB = 1024 * 1024;
/** Bytes all object streams of a file may come to together. */
const MOST = 64 * MB;
/** Streams a file may have. */
const MOST_STREAMS = 100_000;
/** What is unpacked of a stream to see what it holds. */
const HEAD = 512;
const HEAD_MOST = MB;

/**
 * Whether a PDF holds scripts, programs to start or files within, in its plain bytes or in objects
 * pressed together. It trusts no structure: every stream is looked into wherever it stands and
 * whatever its dictionary says, in time proportional to the file. What says that it holds objects
 * and cannot be looked into is taken for active.
 */
export function isActivePdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (ACTIVE.test(named(text))) return true;
  let left = MOST;
  let streams = 0;
  let before = 0;
  let plainFrom = 0;
  const plain: string[] = [];
  for (let at = text.indexOf(WORD); at >= 0; at = text.indexOf(WORD, at + WORD.length)) {
    if (text.startsWith('end', at - 3)) continue;
    if ((streams += 1) > MOST_STREAMS) return true;
    const begin = afterBlanks(bytes, at + WORD.length);
    // Everything since the word before: whoever writes "obj" or "endstream" into a string hides
    // nothing.
    const dictionary = named(text.slice(before, at));
    before = at + WORD.length;
    if (at >= plainFrom) {
      plain.push(text.slice(plainFrom, at));
      const end = text.indexOf('endstream', begin);
      plainFrom = end < 0 ? text.length : end;
    }
    const objects = objectsOf(bytes, begin, left);
    if (objects === undefined || ACTIVE.test(objects) || SCRIPT.test(objects)) return true;
    if (PRESSED.test(dictionary) && (objects === '' || ODD.test(dictionary))) return true;
    // A place of the first object and their number, pressed in a way nobody presses objects: also
    // where both are named elsewhere.
    if (ODD.test(dictionary) && FIRST.test(dictionary) && COUNT.test(dictionary)) return true;
    left -= objects.length;
  }
  plain.push(text.slice(plainFrom));
  return SCRIPT.test(named(plain.join('\n')));
}

/**
 * What stands in a stream if it may be objects, as text; empty for pictures and the like, undefined
 * when it comes to more than `most` bytes.
 */
function objectsOf(bytes: Buffer, begin: number, most: number): string | undefined {
  if (!isZlib(bytes, begin)) {
    const head = bytes.toString('latin1', begin, begin + HEAD);
    if (!NUMBERS.test(head)) return '';
    const end = bytes.indexOf('endstream', begin);
    const length = (end < 0 ? bytes.length : end) - begin;
    return length > most ? undefined : named(bytes.toString('latin1', begin, begin + length));
  }
  const head = unpacked(bytes.subarray(begin, begin + HEAD), HEAD_MOST);
  if (head === undefined || !NUMBERS.test(head)) return '';
  const whole = unpacked(bytes.subarray(begin), most);
  return whole === undefined ? undefined : named(whole);
}

function unpacked(packed: Buffer, most: number): string | undefined {
  try {
    return inflateSync(packed, {
      maxOutputLength: most,
      finishFlush: constants.Z_SYNC_FLUSH,
    }).toString('latin1');
  } catch {
    return undefined;
  }
}

/** The two bytes before pressed data check each other. */
function isZlib(bytes: Buffer, at: number): boolean {
  const [method = 0, flags = 0] = bytes.subarray(at, at + 2);
  return (method & 15) === 8 && ((method << 8) | flags) % 31 === 0;
}

function afterBlanks(bytes: Buffer, from: number): number {
  let at = from;
  while ([0, 9, 10, 12, 13, 32].includes(bytes[at] ?? -1)) at += 1;
  return at;
}

/**
 * Names may be written with #xx for any letter; they are read as a reader would. Byte by byte:
 * millions of matches of a pattern take more memory than the file.
 */
function named(text: string): string {
  if (!text.includes('#')) return text;
  const bytes = Buffer.from(text, 'latin1');
  let to = 0;
  for (let from = 0; from < bytes.length; from += 1, to += 1) {
    const byte = bytes[from] ?? 0;
    const high = byte === HASH ? digitOf(bytes[from + 1]) : -1;
    const low = high < 0 ? -1 : digitOf(bytes[from + 2]);
    bytes[to] = low < 0 ? byte : high * 16 + low;
    if (low >= 0) from += 2;
  }
  return bytes.toString('latin1', 0, to);
}

const HASH = 0x23;

/** The value of a hexadecimal digit, -1 for any other byte. */
function digitOf(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
