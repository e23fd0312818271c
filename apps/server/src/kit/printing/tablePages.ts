import { A4, type PaperField, type PaperLine, type PaperPage } from './paper';

const LEFT = 15;
const TOP = 46;
const ROW = 9;
const ROWS = 23;
/** From the line of a row down to the line its letters stand on. */
const BASE = 6;
const PAD = 1.5;

/** A table on paper: how wide each column is, in millimetres, 180 of them in all. */
export interface PaperTable {
  readonly title: string;
  /** Under the title, on every page. */
  readonly note: string;
  readonly columns: readonly { readonly title: string; readonly width: number }[];
  readonly rows: readonly (readonly string[])[];
  /** Under the table, on every page: who signs, for example. */
  readonly foot?: string;
}

/** A table in as many pages as it takes, its head on each. */
export function tablePages({ title, note, columns, rows, foot = '' }: PaperTable): PaperPage[] {
  const count = Math.max(1, Math.ceil(rows.length / ROWS));
  return Array.from({ length: count }, (_, at) => {
    const shown = rows.slice(at * ROWS, (at + 1) * ROWS);
    const bottom = TOP + ROW * (shown.length + 1);
    const heads = columns.map((column) => column.title);
    const middle = { x: A4.width / 2, width: 180, align: 'center' } as const;
    return {
      ...A4,
      fields: [
        { ...middle, key: 'title', text: title, y: 27, size: 18 },
        { ...middle, key: 'note', text: note, y: 37, size: 10 },
        ...cellsOf(columns, heads, TOP, 'head'),
        ...shown.flatMap((row, line) =>
          cellsOf(columns, row, TOP + ROW * (line + 1), String(at * ROWS + line)),
        ),
        { key: 'foot', text: foot, x: LEFT, y: bottom + 9, width: 180, size: 10 },
        { ...middle, key: 'page', text: `第 ${at + 1} 页，共 ${count} 页`, y: 287, size: 9 },
      ],
      lines: gridOf(columns, shown.length + 1, bottom),
    };
  });
}

function cellsOf(
  columns: PaperTable['columns'],
  texts: readonly string[],
  top: number,
  row: string,
): PaperField[] {
  let x = LEFT;
  return columns.map(({ width }, at) => {
    const field = {
      key: `${row}/${at}`,
      text: texts[at] ?? '',
      x: x + PAD,
      y: top + BASE,
      width: width - 2 * PAD,
      size: 10,
    };
    x += width;
    return field;
  });
}

function gridOf(columns: PaperTable['columns'], rows: number, bottom: number): PaperLine[] {
  const edges = [LEFT];
  for (const { width } of columns) edges.push((edges.at(-1) ?? LEFT) + width);
  const right = edges.at(-1) ?? LEFT;
  return [
    ...Array.from({ length: rows + 1 }, (_, at): PaperLine => {
      const y = TOP + ROW * at;
      return { from: [LEFT, y], to: [right, y] };
    }),
    ...edges.map((x): PaperLine => ({ from: [x, TOP], to: [x, bottom] })),
  ];
}
