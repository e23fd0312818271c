import { cubeOf, dimensionOf, isSummed, type Definition, type Leaf } from '@tqc/domain/reports';
import { chinaDay, chinaMinute } from '@tqc/domain/shared';
import { spansOf, type TableCell, type TableColumn, type TableFile } from '../../kit/export';
import { ApiFailure } from '../../kit/failure';
import { gridPages, type Paper } from '../../kit/printing';
import type { Cell } from './computed';
import type { Ran } from './runReport';

/** What stands above a report on paper and in a file. */
export interface ReportHead {
  readonly title: string;
  /** The conditions in words. */
  readonly asked: string;
  /** When it was counted, and who had it made. */
  readonly asOf: Date;
  readonly maker: string;
}

const TOTAL = '合计';
/** What nobody can say, in every file as on the page. */
const UNSAID = '—';
/** Units that the reader would not guess from the name of a figure. */
const SAID_UNITS = new Set(['%', '天']);
const WIDTHS = { label: 24, figure: 12 };
/** More cells on paper nobody turns the pages of. */
const MOST_CELLS = 20_000;
const SIGNED =
  '单位负责人：　　　　　　　　统计负责人：　　　　　　　　填表人：　　　　　　　　报出日期：';

/** A report as a file of rows: the figures of the preview, in its order, the sum at the end. */
export function reportTable(definition: Definition, ran: Ran, head: ReportHead): TableFile {
  const rows = [...linesOf(definition, ran)].map(({ labels, cells }) => [
    ...labels,
    ...cells.map((cell): TableCell => cell ?? UNSAID),
  ]);
  async function* once() {
    yield rows;
  }
  return {
    title: head.title,
    lines: [
      `填报单位：${ran.place.name}　统计截止时间：${chinaMinute(head.asOf)}　制表人：${head.maker}`,
      `查询条件：${head.asked}`,
      ...(definition.note === undefined ? [] : [`说明：${definition.note}`]),
    ],
    columns: [
      ...labelsOf(definition).map((title) => ({ title, width: WIDTHS.label })),
      ...ran.leaves.map((leaf) => ({ ...columnOf(leaf), width: WIDTHS.figure })),
    ],
    rows: once(),
  };
}

/** The same on paper, for signatures. */
export function reportPaper(definition: Definition, ran: Ran, head: ReportHead): Paper {
  const labels = labelsOf(definition);
  const cells = (ran.lines.length + 1) * (labels.length + ran.leaves.length);
  if (cells > MOST_CELLS)
    throw new ApiFailure(422, '内容太多，不适合打印成 PDF，请增加查询条件，或改用 Excel');
  const columns = ran.leaves.map(columnOf);
  const carried = carriedOf(definition, ran);
  return {
    title: head.title,
    made: head.asOf.toISOString(),
    pages: gridPages({
      title: head.title,
      notes: [
        `填报单位：${ran.place.name}　　统计截止时间：${chinaMinute(head.asOf)}　　制表人：${head.maker}　　打印日期：${chinaDay(head.asOf)}`,
        `查询条件：${head.asked}`,
      ],
      labels,
      columns: columns.length,
      headOf: (from, to) => spansOf(columns.slice(from, to)),
      rows: [...linesOf(definition, ran)].map((line) => [
        ...line.labels,
        ...line.cells.map(cellText),
      ]),
      ...(carried ? { carried } : {}),
      foot: SIGNED,
    }),
  };
}

const cellText = (cell: Cell) => (cell === null ? UNSAID : cell.toLocaleString('en'));

/**
 * What is carried over a break of the page: of columns whose parts add up, the sum of the lines so
 * far, subtotals left out; of ratios and times nothing. Undefined where no column adds up.
 */
function carriedOf(
  definition: Definition,
  { leaves, lines }: Ran,
): ((rows: number) => readonly string[]) | undefined {
  const cube = cubeOf(definition.cube);
  const adds = leaves.map(
    ({ measure, where }) =>
      cube !== undefined && measure.additive === 'all' && isSummed(cube, definition, 0, where),
  );
  if (!adds.includes(true)) return undefined;
  const depth = definition.rows.length;
  // Sums so far, line by line: the sum of the table itself adds nothing.
  const sums: (readonly number[])[] = [leaves.map(() => 0)];
  for (const line of lines) {
    const before = sums.at(-1) ?? [];
    const isPart = line.depth === depth;
    sums.push(before.map((sum, at) => (isPart && adds[at] ? sum + (line.cells[at] ?? 0) : sum)));
  }
  const labels = definition.rows.map(() => '');
  return (rows) => {
    const found = sums[Math.min(rows, lines.length)] ?? [];
    return [...labels, ...found.map((sum, at) => (adds[at] ? cellText(sum) : ''))];
  };
}

/** The lines of a report, and the sum as the last. */
function* linesOf(
  definition: Definition,
  { lines, totals }: Ran,
): Generator<{ readonly labels: readonly string[]; readonly cells: readonly Cell[] }> {
  yield* lines;
  yield { labels: definition.rows.map((_, at) => (at === 0 ? TOTAL : '')), cells: totals };
}

function labelsOf({ cube, rows }: Definition): string[] {
  const known = cubeOf(cube);
  return rows.map((id) => (known && dimensionOf(known, id)?.label) ?? id);
}

function columnOf({ title, heads, measure }: Leaf): Pick<TableColumn, 'title' | 'heads'> {
  const unit = SAID_UNITS.has(measure.unit) ? `（${measure.unit}）` : '';
  return { title: `${title}${unit}`, heads };
}
