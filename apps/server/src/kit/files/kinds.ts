const MB = 1024 * 1024;

/** A kind of file that is taken. */
export interface Kind {
  readonly kind: 'image' | 'pdf' | 'sheet' | 'word';
  /** What it is once it is kept. */
  readonly mime: string;
  /** Largest size in bytes. */
  readonly limit: number;
  /** How its bytes begin, one of these, hex. */
  readonly magic: readonly string[];
}

const OOXML = 'application/vnd.openxmlformats-officedocument';
const picture = (mime: string, ...magic: string[]): Kind => ({
  kind: 'image',
  mime,
  limit: 10 * MB,
  magic,
});
const JPEG = picture('image/jpeg', 'ffd8ff');
const ZIP = ['504b0304'];
const OLE = ['d0cf11e0a1b11ae1'];

/** By the ending of the name. A Map: a name such as `x.constructor` must find nothing. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['png', picture('image/png', '89504e470d0a1a0a')],
  ['jpg', JPEG],
  ['jpeg', JPEG],
  // Kept as PNG: no browser need draw a BMP, and it is a tenth of the size.
  ['bmp', picture('image/png', '424d')],
  ['gif', picture('image/gif', '474946383761', '474946383961')],
  ['pdf', { kind: 'pdf', mime: 'application/pdf', limit: 20 * MB, magic: ['25504446'] }],
  ['xlsx', { kind: 'sheet', mime: `${OOXML}.spreadsheetml.sheet`, limit: 10 * MB, magic: ZIP }],
  ['xls', { kind: 'sheet', mime: 'application/vnd.ms-excel', limit: 10 * MB, magic: OLE }],
  [
    'docx',
    { kind: 'word', mime: `${OOXML}.wordprocessingml.document`, limit: 20 * MB, magic: ZIP },
  ],
  ['doc', { kind: 'word', mime: 'application/msword', limit: 20 * MB, magic: OLE }],
]);

/** The kind that goes with the ending of a name; undefined for what is not taken. */
export function kindOf(extension: string): Kind | undefined {
  return KINDS.get(extension);
}

/**
 * Largest size of an upload in bytes, by the ending of its name; undefined for what is not taken.
 */
export function uploadLimit(extension: string): number | undefined {
  return KINDS.get(extension)?.limit;
}
