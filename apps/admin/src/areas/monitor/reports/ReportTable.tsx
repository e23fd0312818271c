import type { reports } from '@tqc/contract/monitor';
import type { OutputOf } from '@tqc/contract/kit';
import { DataTable, type Column } from '@tqc/ui/DataTable';
import { LinkButton } from '@tqc/ui/foundation';
import { isComputed } from '@tqc/domain/reports';
import { useMemo, useState, type ReactNode } from 'react';
import styles from './reports.module.css';

export type Head = OutputOf<typeof reports.getReportHead>;
export type Preview = Omit<OutputOf<typeof reports.getReportDataPreview>, 'isTask' | 'source'>;
type Line = Preview['rows'][number];

const USUAL_SIZE = 100;
/** Units that the reader would not guess from the name of a figure. */
const SAID_UNITS = new Set(['%', '天']);

/** A figure as it is shown; what nobody can say is a dash. */
export function figureText(value: number | null | undefined): string {
  return value === null || value === undefined ? '—' : value.toLocaleString('en');
}

/** What a column is called, with its unit where that is not said. */
export function columnTitle({ title, unit }: Head['columns'][number]): string {
  return SAID_UNITS.has(unit) ? `${title}（${unit}）` : title;
}

/** A cell of the table that is gone to. */
export interface Place {
  readonly row: string;
  readonly column: string;
}

interface ReportTableProps {
  readonly name: string;
  readonly head: Head;
  readonly preview: Preview | undefined;
  readonly loading: boolean;
  /** Looks at the organisation of a row. */
  readonly onDown: (org: string) => void;
  /** Shows what stands behind a figure; nothing does where it is left out. */
  readonly onBehind?: ((figure: Figure) => void) | undefined;
  /** The cell that is gone to; each object once. */
  readonly goTo?: Place | undefined;
}

/** A figure that was chosen: the keys of its row, its column, and where it stands in words. */
export interface Figure {
  readonly keys: readonly string[];
  readonly column: string;
  readonly title: string;
}

/** A report as a table: heads over several levels, subtotals among the rows, the sum held below. */
export function ReportTable({
  name,
  head,
  preview,
  loading,
  onDown,
  onBehind,
  goTo,
}: ReportTableProps) {
  const [page, setPage] = useState({ page: 1, size: USUAL_SIZE });
  const marks = useMemo(() => marksOf(preview?.checks ?? []), [preview?.checks]);
  const columns = useMemo(
    () => columnsOf(head, marks, onDown, onBehind),
    [head, marks, onDown, onBehind],
  );
  const rows = preview?.rows ?? [];
  // Other conditions may leave fewer rows than the page that was looked at begins with.
  const last = Math.max(1, Math.ceil(rows.length / page.size));
  const at = Math.min(page.page, last);
  const totals = Object.fromEntries(
    head.columns.map(({ key }, index) => [
      key,
      marked(figureText(preview?.totals[index]), marks.get(cellKey('', key))),
    ]),
  );
  const [gone, setGone] = useState(goTo);
  if (goTo !== gone) {
    setGone(goTo);
    const place = rows.findIndex(({ key }) => key === goTo?.row);
    // The page with that row comes first; the table then goes on to the cell.
    if (place >= 0) setPage({ ...page, page: Math.floor(place / page.size) + 1 });
  }
  return (
    <DataTable
      ariaLabel={name}
      columns={columns}
      rows={rows.slice((at - 1) * page.size, at * page.size)}
      rowKey="key"
      indexColumn={false}
      loading={loading}
      total={rows.length}
      page={at}
      pageSize={page.size}
      onPage={(next, size) => setPage({ page: next, size })}
      totals={{ label: '合计', cells: totals }}
      goTo={goTo}
    />
  );
}

const cellKey = (row: string, column: string) => `${row}/${column}`;

/** Why a cell is marked: a check is broken there, or could not be looked at. */
interface Mark {
  readonly sign: '≠' | '？';
  readonly says: string;
}

/** The cells that a check names where it does not hold; what is broken goes first. */
const marksOf = (checks: Preview['checks']): ReadonlyMap<string, Mark> =>
  new Map(
    [false, true].flatMap((wanted) =>
      checks
        .filter(({ compared }) => compared === wanted)
        .flatMap(({ breaches }) =>
          breaches.flatMap(({ key, columns, says }) =>
            columns.map((column): readonly [string, Mark] => [
              cellKey(key, column),
              wanted
                ? { sign: '≠', says: '不符合审核关系' }
                : { sign: '？', says: `未能比对：${says}` },
            ]),
          ),
        ),
    ),
  );

/** A figure that a check does not hold for: said in words too, not by its colour alone. */
function marked(text: string, mark: Mark | undefined): ReactNode {
  if (!mark) return text;
  return (
    <mark className={styles.broken} title={mark.says}>
      {mark.sign} {text}
    </mark>
  );
}

function columnsOf(
  head: Head,
  marks: ReadonlyMap<string, Mark>,
  onDown: (org: string) => void,
  onBehind: ReportTableProps['onBehind'],
): Column<Line>[] {
  const last = head.rows.length - 1;
  const labels = head.rows.map(({ id, label }, at): Column<Line> => ({
    key: `row.${id}`,
    title: label,
    width: 200,
    pinned: 'left',
    ellipsis: true,
    text: (line) => line.labels[at] ?? '',
    render: (line) => {
      const text = line.labels[at] ?? '';
      const { org } = line;
      // The place stands where the row is divided last.
      return org !== null && at === Math.min(line.depth - 1, last) ? (
        <LinkButton onClick={() => onDown(org)}>{text}</LinkButton>
      ) : (
        text
      );
    },
  }));
  const figures = head.columns.map((column, at): Column<Line> => ({
    key: column.key,
    title: columnTitle(column),
    heads: column.heads,
    width: 116,
    align: 'right',
    tabular: true,
    text: (line) => figureText(line.cells[at]),
    render: (line) => {
      const text = figureText(line.cells[at]);
      const mark = marks.get(cellKey(line.key, column.key));
      // Behind nothing there is nothing to be seen, and behind a formula are other columns.
      if (!onBehind || !line.cells[at] || isComputed(column.key)) return marked(text, mark);
      const where = [...line.labels.filter((label) => label !== ''), columnTitle(column)].join(' ');
      return (
        <LinkButton
          aria-label={`${where} ${text}，查看明细`}
          onClick={() => onBehind({ keys: line.keys, column: column.key, title: where })}
        >
          {marked(text, mark)}
        </LinkButton>
      );
    },
  }));
  return [...labels, ...figures];
}
