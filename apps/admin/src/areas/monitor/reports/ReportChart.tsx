import { BarChart } from '@tqc/charts/BarChart';
import { LineChart } from '@tqc/charts/LineChart';
import { RingChart } from '@tqc/charts/RingChart';
import { momentText } from '../../../kit/record/momentText';
import { columnTitle, type Head, type Preview } from './ReportTable';

/** So many rows are told apart in a drawing. */
const MOST_DRAWN = 40;

interface ReportChartProps {
  readonly name: string;
  readonly head: Head;
  readonly preview: Preview;
  readonly onDown: (org: string) => void;
}

/** The same rows as a drawing: the columns that its maker chose, or the first. */
export function ReportChart({ name, head, preview, onDown }: ReportChartProps) {
  const { kind, columns } = head.chart ?? { kind: 'bar', columns: [head.columns[0]?.key ?? ''] };
  const shown = columns.flatMap((key) => {
    const at = head.columns.findIndex((column) => column.key === key);
    const column = head.columns[at];
    return column ? [{ key, at, name: [...column.heads, columnTitle(column)].join(' ') }] : [];
  });
  const lines = preview.rows.filter(({ depth }) => depth === 1).slice(0, MOST_DRAWN);
  const series = shown.map(({ key, name: title }) => ({ key, name: title }));
  const rows = lines.map(({ labels, cells }) => ({
    name: labels[0] ?? '',
    values: Object.fromEntries(shown.map(({ key, at }) => [key, cells[at] ?? null])),
  }));
  const basics = {
    title: name,
    asOf: momentText(preview.asOf),
    height: 420,
    rowTitle: head.rows[0]?.label ?? '',
    onPickRow: (at: number) => {
      const org = lines[at]?.org;
      if (org) onDown(org);
    },
  };
  if (kind === 'ring') {
    const [first] = shown;
    const parts = lines.map(({ key, labels, cells }) => ({
      key,
      name: labels[0] ?? '',
      value: cells[first?.at ?? 0] ?? null,
    }));
    return <RingChart {...basics} rows={parts} totalTitle={first?.name ?? ''} />;
  }
  return kind === 'line' ? (
    <LineChart {...basics} series={series} rows={rows} />
  ) : (
    <BarChart {...basics} series={series} rows={rows} />
  );
}
