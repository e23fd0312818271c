import { constants, inflateSync } from 'node:zlib';

/** Names nothing but active content has a use for. They are long enough never to come about in pressed data, so they count anywhere. */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFile|Rendition)\b/;
/** Three bytes come about by chance in every few megabytes of a scan; they count in what is written plainly. */
const SCRIPT = /\/JS\b/;
const STREAM = /\bstream\r?\n/g;
const FLATE_ONLY = /\/Filter\s*(\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/;
/** Predictors, and the short names some readers take for filter and parameters: nobody presses objects so. */
const ODD = /\/(DecodeParms|DP|F)\b/;
const MB = 1024 * 1024;
/** Bytes all object streams of a file may come to together. */
const MOST = 64 * MB;

/**
 * Whether a PDF holds scripts, programs to start or files within: in its plain objects, or in objects pressed together (`/ObjStm`),
 * which are unpacked to look. Names may be written with #xx for any letter; they are read as a reader would. What stands in an
 * encrypted object stream cannot be seen.
 */
export function isActivePdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (ACTIVE.test(named(text))) return true;
  const isEncrypted = /\/Encrypt\b/.test(text);
  let left = MOST;
  let plain = '';
  let from = 0;
  for (const found of text.matchAll(STREAM)) {
    if (found.index < from) continue;
    const begin = found.index + found[0].length;
    plain += text.slice(from, found.index);
    const dictionary = named(
      text.slice(Math.max(from, text.lastIndexOf('obj', found.index)), found.index),
    );
    if (!isEncrypted && /\/ObjStm\b/.test(dictionary)) {
      const objects = objectsOf(dictionary, bytes, begin, left);
      // What cannot be looked into is taken for active.
      if (objects === undefined || ACTIVE.test(objects) || SCRIPT.test(objects)) return true;
      left -= objects.length;
    }
    const end = text.indexOf('endstream', begin);
    from = end < 0 ? text.length : end;
  }
  return SCRIPT.test(named(plain + text.slice(from)));
}

/** The objects of an object stream as text; undefined when they are pressed in a way nobody presses objects, or come to more than `most` bytes. */
function objectsOf(
  dictionary: string,
  bytes: Buffer,
  begin: number,
  most: number,
): string | undefined {
  if (ODD.test(dictionary) || most <= 0) return undefined;
  if (!/\/Filter\b/.test(dictionary))
    return named(bytes.toString('latin1', begin, bytes.indexOf('endstream', begin)));
  if (!FLATE_ONLY.test(dictionary)) return undefined;
  try {
    return named(
      inflateSync(bytes.subarray(begin), {
        maxOutputLength: most,
        finishFlush: constants.Z_SYNC_FLUSH,
      }).toString('latin1'),
    );
  } catch {
    return undefined;
  }
}

function named(text: string): string {
  return text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
