import type { PaperField, PaperLine, PaperPage } from './paper';

const PAGE = { width: 297, height: 210 } as const;
const LEFT = 14;
const USABLE = PAGE.width - 2 * LEFT;
const TOP = 40;
const HEAD = 8;
const ROW = 7;
const BOTTOM = 188;
const PAD = 1;
/** Figures in a narrower column nobody reads. */
const NARROWEST = 15;
const LABELS = { first: 44, other: 26 };

/** A word over several columns or rows of the head. */
interface Span {
  readonly text: string;
  readonly row: number;
  readonly at: number;
  readonly across: number;
  readonly down: number;
}

/** A wide table of figures: the first columns name a row, the others are numbers. */
export interface PaperGrid {
  readonly title: string;
  /** Under the title, on every page. */
  readonly notes: readonly [string, string];
  readonly labels: readonly string[];
  readonly columns: number;
  /** The words above some of its figures, from one column up to before another. */
  readonly headOf: (from: number, to: number) => readonly Span[];
  readonly rows: readonly (readonly string[])[];
  /**
   * The sums of the first rows, as cells of a row: they stand at the end of a page that is not the
   * last and again at the beginning of the next.
   */
  readonly carried?: (rows: number) => readonly string[];
  /** Under the table, on every page: who signs. */
  readonly foot: string;
}

/**
 * A wide table on sheets of A4 across: as many columns on a sheet as can be read, the names of the
 * rows and the heads on each, and who signs at its foot.
 */
export function gridPages(grid: PaperGrid): PaperPage[] {
  const { labels, columns } = grid;
  const named = labels.map((_, at) => (at === 0 ? LABELS.first : LABELS.other));
  const left = USABLE - named.reduce((sum, width) => sum + width, 0);
  const most = Math.max(1, Math.floor(left / NARROWEST));
  const strips = Math.max(1, Math.ceil(columns / most));
  const each = Math.ceil(columns / strips);
  const sheets = Array.from({ length: strips }, (_, at) => {
    const [from, to] = [at * each, Math.min(columns, (at + 1) * each)];
    const head = grid.headOf(from, to);
    const depth = Math.max(1, ...head.map(({ row, down }) => row + down));
    const fitting = Math.floor((BOTTOM - TOP - HEAD * depth) / ROW);
    const width = Math.min(left / Math.max(1, to - from), 40);
    const widths = [...named, ...Array.from({ length: to - from }, () => width)];
    const cut = (cells: readonly string[]) => [
      ...cells.slice(0, named.length),
      ...cells.slice(named.length + from, named.length + to),
    ];
    return pagesOf(grid, fitting).map((page) => ({
      head,
      depth,
      edges: edgesOf(widths),
      rows: page.map(cut),
    }));
  }).flat();
  return sheets.map((sheet, at) => pageOf(grid, sheet, `第 ${at + 1} 页，共 ${sheets.length} 页`));
}

/** What is carried over, as the paper says it. */
const CARRIED = { in: '承前页', out: '过次页' };

/** The rows page by page, with the sums that are carried over each break. */
function pagesOf(
  { rows, labels, carried }: PaperGrid,
  fitting: number,
): readonly (readonly (readonly string[])[])[] {
  if (rows.length <= fitting || !carried || fitting < 3) {
    const count = Math.max(1, Math.ceil(rows.length / fitting));
    return Array.from({ length: count }, (_, at) => rows.slice(at * fitting, (at + 1) * fitting));
  }
  const sums = (upTo: number, word: string) => [
    word,
    ...labels.slice(1).map(() => ''),
    ...carried(upTo).slice(labels.length),
  ];
  const pages: (readonly (readonly string[])[])[] = [];
  for (let from = 0; from < rows.length;) {
    const before = from === 0 ? [] : [sums(from, CARRIED.in)];
    const room = fitting - before.length;
    // The last page carries nothing further.
    const isLast = rows.length - from <= room;
    const to = isLast ? rows.length : from + room - 1;
    const after = isLast ? [] : [sums(to, CARRIED.out)];
    pages.push([...before, ...rows.slice(from, to), ...after]);
    from = to;
  }
  return pages;
}

interface Sheet {
  readonly head: readonly Span[];
  readonly depth: number;
  readonly edges: readonly number[];
  readonly rows: readonly (readonly string[])[];
}

function edgesOf(widths: readonly number[]): number[] {
  const edges = [LEFT];
  for (const width of widths) edges.push((edges.at(-1) ?? LEFT) + width);
  return edges;
}

function pageOf(grid: PaperGrid, sheet: Sheet, number: string): PaperPage {
  const { title, notes, labels, foot } = grid;
  const { head, depth, edges, rows } = sheet;
  const under = TOP + HEAD * depth;
  const middle = { x: PAGE.width / 2, width: USABLE, align: 'center' } as const;
  const words: Span[] = [
    ...labels.map((text, at) => ({ text, row: 0, at, across: 1, down: depth })),
    ...head.map((span) => ({ ...span, at: span.at + labels.length })),
  ];
  return {
    ...PAGE,
    fields: [
      { ...middle, key: 'title', text: title, y: 20, size: 16 },
      ...notes.map((text, at) => ({
        key: `note${at}`,
        text,
        x: LEFT,
        y: 29 + at * 6,
        width: USABLE,
        size: 9,
      })),
      ...words.map((word): PaperField => {
        const [from, to] = [edges[word.at] ?? LEFT, edges[word.at + word.across] ?? LEFT];
        return {
          key: `head/${word.row}/${word.at}`,
          text: word.text,
          x: (from + to) / 2,
          y: TOP + HEAD * (word.row + word.down / 2) + 1.4,
          width: to - from - 2 * PAD,
          size: 9,
          align: 'center',
        };
      }),
      ...rows.flatMap((cells, line) =>
        cells.map((text, at): PaperField => {
          const [from, to] = [edges[at] ?? LEFT, edges[at + 1] ?? LEFT];
          const isLabel = at < labels.length;
          return {
            key: `${line}/${at}`,
            text,
            x: isLabel ? from + PAD : to - PAD,
            y: under + ROW * line + 4.8,
            width: to - from - 2 * PAD,
            size: 9,
            align: isLabel ? 'left' : 'right',
          };
        }),
      ),
      { key: 'foot', text: foot, x: LEFT, y: 196, width: USABLE, size: 10 },
      { ...middle, key: 'page', text: number, y: 203, size: 9 },
    ],
    lines: [...headLines(words, edges), ...gridOf(edges, under, rows.length)],
  };
}

/** Around each word of the head. */
function headLines(words: readonly Span[], edges: readonly number[]): PaperLine[] {
  return words.flatMap(({ row, at, across, down }): PaperLine[] => {
    const [left, right] = [edges[at] ?? LEFT, edges[at + across] ?? LEFT];
    const [top, bottom] = [TOP + HEAD * row, TOP + HEAD * (row + down)];
    return [
      { from: [left, top], to: [right, top] },
      { from: [left, top], to: [left, bottom] },
      { from: [right, top], to: [right, bottom] },
    ];
  });
}

function gridOf(edges: readonly number[], top: number, rows: number): PaperLine[] {
  const right = edges.at(-1) ?? LEFT;
  const bottom = top + ROW * rows;
  return [
    ...Array.from({ length: rows + 1 }, (_, at): PaperLine => {
      const y = top + ROW * at;
      return { from: [LEFT, y], to: [right, y] };
    }),
    ...edges.map((x): PaperLine => ({ from: [x, top], to: [x, bottom] })),
  ];
}
