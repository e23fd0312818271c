import { deflateSync } from 'node:zlib';

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

/** How the object stream that hides a script is written. */
export interface Disguise {
  readonly name: string;
  /** Stands in the dictionary of the stream. */
  readonly dictionary?: string;
  /** What follows the word `stream`. */
  readonly afterStream?: string;
  /** A line in front of everything. */
  readonly comment?: string;
}

/** Four ways round the check of PDFs, each over the same script in a pressed object stream. */
export const disguises: readonly Disguise[] = [
  { name: '字典里有 (obj)', dictionary: '/X(obj)' },
  { name: 'stream 后加空格', afterStream: ' \n' },
  { name: 'stream 后只有 CR', afterStream: '\r' },
  { name: '注释里写 /Encrypt', comment: '% /Encrypt\n' },
];

/**
 * A small whole PDF whose catalogue, with a script that runs on opening, is pressed into an object
 * stream.
 */
export function scriptPdf({ dictionary = '', afterStream = '\n', comment = '' }: Disguise): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 3 0 R/OpenAction${SCRIPT}>>`,
    '<</Type/Pages/Kids[4 0 R]/Count 1>>',
    '<</Type/Page/Parent 3 0 R/MediaBox[0 0 300 300]>>',
  ];
  let at = 0;
  const places = objects.map((object, n) => {
    const place = `${n + 2} ${at}`;
    at += object.length + 1;
    return place;
  });
  const header = `${places.join(' ')} `;
  const pressed = deflateSync(Buffer.from(`${header}${objects.join(' ')}`, 'latin1'));
  const begin = Buffer.from(`%PDF-1.5\n${comment}`.padEnd(120, '%') + '\n', 'latin1');
  const stream = Buffer.concat([
    Buffer.from(
      `1 0 obj\n<</Type/ObjStm/N ${objects.length}/First ${header.length}/Filter/FlateDecode/Length ${pressed.length}${dictionary}>>\nstream${afterStream}`,
      'latin1',
    ),
    pressed,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
  const tableAt = begin.length + stream.length;
  return Buffer.concat([begin, stream, crossReferences(begin.length, tableAt, objects.length)]);
}

/**
 * The table that says where objects stand, as a stream: the only form that finds those in an object
 * stream.
 */
function crossReferences(streamAt: number, tableAt: number, pressed: number): Buffer {
  const rows = [
    row(0, 0, 255),
    row(1, streamAt, 0),
    ...Array.from({ length: pressed }, (_, n) => row(2, 1, n)),
    row(1, tableAt, 0),
  ];
  const table = Buffer.concat(rows);
  return Buffer.concat([
    Buffer.from(
      `${rows.length - 1} 0 obj\n<</Type/XRef/Size ${rows.length}/W[1 2 1]/Root 2 0 R/Length ${table.length}>>\nstream\n`,
      'latin1',
    ),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${tableAt}\n%%EOF\n`, 'latin1'),
  ]);
}

const row = (kind: number, at: number, last: number) =>
  Buffer.from([kind, at >> 8, at & 255, last]);

/** A PDF of nothing but beginnings and ends of streams. */
export function manyStreams(bytes: number): Buffer {
  return Buffer.from('%PDF-1.4\n'.padEnd(bytes, 'stream\nendstream\n'), 'latin1');
}

/** A PDF of the same size without any stream. */
export function plainPdf(bytes: number): Buffer {
  return Buffer.from('%PDF-1.4\n'.padEnd(bytes, '%% nothing here\n'), 'latin1');
}
