/** A field of the blank certificate: where it stands, in millimetres, and how large it is. */
export interface CertificateField {
  readonly key: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly lines?: number;
}

/** How far a field, or the whole page, is moved on one printer; tenths of a millimetre. */
export interface Shift {
  readonly dx: number;
  readonly dy: number;
}

/** The size of the blank and the box of the photo. */
export const certificateBlank = {
  width: 176,
  height: 125,
  photo: { x: 28, y: 24, width: 26, height: 36 },
} as const;

/** Furthest that a field is moved: more than that is the wrong paper. */
export const MOST_SHIFT = 300;

const column = { x: 108, width: 56, size: 11 } as const;

/** What stands on a paper certificate, in its order; `y` is the line the letters stand on. */
export const certificateFields = [
  { ...column, key: 'name', label: '持证人', y: 30 },
  { ...column, key: 'sex', label: '性别', y: 38 },
  { ...column, key: 'birth', label: '出生年月', y: 46 },
  { ...column, key: 'nation', label: '民族', y: 54 },
  { ...column, key: 'idNo', label: '身份证号码', y: 62 },
  { ...column, key: 'ctName', label: '资格种类', y: 70 },
  { ...column, key: 'subject', label: '任教学科', y: 78 },
  { ...column, key: 'certNo', label: '证书号码', y: 86 },
  { ...column, key: 'org', label: '认定机构', y: 94, lines: 2 },
  { ...column, key: 'recognisedOn', label: '认定时间', y: 110 },
] as const satisfies readonly CertificateField[];

/** The name of a field, the photo among them. */
export type CertificateKey = (typeof certificateFields)[number]['key'] | 'photo';

/** Everything that a printer may be told to move. */
export const movableFields: readonly { readonly key: CertificateKey; readonly label: string }[] = [
  ...certificateFields.map(({ key, label }) => ({ key, label })),
  { key: 'photo', label: '照片' },
];

/** How a printer is off: for the page and, beyond that, for single fields. */
export interface PrinterOffset extends Shift {
  readonly offsets: readonly (Shift & { readonly field: string })[];
}

/** A printer that prints where it is told to. */
export const NO_OFFSET: PrinterOffset = { dx: 0, dy: 0, offsets: [] };

/** Where a place lies on this printer. */
export function movedBy<P extends { readonly x: number; readonly y: number }>(
  place: P,
  key: string,
  { dx, dy, offsets }: PrinterOffset,
): P {
  const own = offsets.find(({ field }) => field === key) ?? { dx: 0, dy: 0 };
  return { ...place, x: place.x + (dx + own.dx) / 10, y: place.y + (dy + own.dy) / 10 };
}
