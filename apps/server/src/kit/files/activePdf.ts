import { constants, inflateSync } from 'node:zlib';

/** Names nothing but active content has a use for. They are long enough never to come about in pressed data, so they count anywhere. */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFile|Rendition)\b/;
/** Three bytes come about by chance in every few megabytes of a scan; they count in what is written plainly. */
const SCRIPT = /\/JS\b/;
const STREAM = /\bstream\r?\n/g;
const PLAIN_FLATE = /^(?!.*\/DecodeParms)(?!.*\/Filter\s*(?!\[?\s*\/FlateDecode\s*[\]/>\s]))/s;
const MB = 1024 * 1024;
const MOST = 64 * MB;

/**
 * Whether a PDF holds scripts, programs to start or files within: in its plain objects, or in objects pressed together (`/ObjStm`),
 * which are unpacked to look. Names may be written with #xx for any letter; they are read as a reader would. What stands in an
 * encrypted object stream cannot be seen.
 */
export function isActivePdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (ACTIVE.test(named(text))) return true;
  let plain = '';
  let from = 0;
  for (const found of text.matchAll(STREAM)) {
    if (found.index < from) continue;
    const begin = found.index + found[0].length;
    plain += text.slice(from, found.index);
    const dictionary = named(text.slice(Math.max(from, text.lastIndexOf('obj', found.index)), found.index));
    if (/\/ObjStm\b/.test(dictionary) && !isEncrypted(text) && isActive(objectsOf(dictionary, bytes, begin))) return true;
    const end = text.indexOf('endstream', begin);
    from = end < 0 ? text.length : end;
  }
  return SCRIPT.test(named(plain + text.slice(from)));
}

/** The objects of a pressed stream as text; undefined when they are pressed in a way nobody presses objects, or more than a document needs. */
function objectsOf(dictionary: string, bytes: Buffer, begin: number): string | undefined {
  if (!/\/Filter\b/.test(dictionary)) return bytes.toString('latin1', begin, bytes.indexOf('endstream', begin));
  if (!PLAIN_FLATE.test(dictionary)) return undefined;
  try {
    return inflateSync(bytes.subarray(begin), { maxOutputLength: MOST, finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } catch {
    return undefined;
  }
}

/** What cannot be looked into is taken for active. */
function isActive(objects: string | undefined): boolean {
  if (objects === undefined) return true;
  const text = named(objects);
  return ACTIVE.test(text) || SCRIPT.test(text);
}

function isEncrypted(text: string): boolean {
  return /\/Encrypt\b/.test(text);
}

function named(text: string): string {
  return text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
