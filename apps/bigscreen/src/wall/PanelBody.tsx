import { columnsOf, metricsOf, type Panel } from '@tqc/domain/wall';
import { BarChart } from '@tqc/charts/BarChart';
import { FunnelChart } from '@tqc/charts/FunnelChart';
import { HeatMap } from '@tqc/charts/HeatMap';
import { KpiFlip } from '@tqc/charts/KpiFlip';
import { LineChart } from '@tqc/charts/LineChart';
import { RingChart } from '@tqc/charts/RingChart';
import { memo } from 'react';
import type { PanelRow, Scope } from '../feed/wallTypes';
import { figureOf, namedRows, seriesRows, shortName } from './chartRows';
import type { Layout } from './layoutOf';
import { LiveTable } from './LiveTable';
import { MapPanel } from './MapPanel';
import styles from './PanelBody.module.css';

interface PanelBodyProps {
  readonly panel: Panel;
  readonly rows: readonly PanelRow[];
  readonly scope: Scope | undefined;
  readonly layout: Layout;
  readonly asTable: boolean;
  readonly stale: boolean;
  /** Goes into a place below. */
  readonly onDrill: (orgId: string) => void;
}

/** The drawing of one panel; it is made once and only ever gets new figures. */
export const PanelBody = memo(function PanelBody({
  panel,
  rows,
  scope,
  layout,
  asTable,
  stale,
  onDrill,
}: PanelBodyProps) {
  // Where every row is a figure of its own there is one column, whatever the figures are called.
  const columns = panel.rowOf === 'metric' && panel.kind === 'bar' ? ['数量'] : columnsOf(panel);
  const unit = metricsOf(panel)[0]?.unit ?? '';
  const basics = {
    title: panel.title,
    theme: 'wall',
    bare: true,
    height: 'fill',
    fontSize: layout.chartFont,
    view: asTable ? 'table' : 'chart',
    state: stale ? 'stale' : 'ready',
  } as const;
  const series = columns.map((name) => ({ key: name, name }));
  const drill = (code: string) => {
    const found = scope?.children.find((child) => child.code === code);
    if (found) onDrill(found.orgId);
  };
  const pick =
    panel.rowOf === 'child'
      ? { onPickRow: (index: number) => drill(String(rows[index]?.[0] ?? '')) }
      : {};
  const short = rows.map((row): PanelRow => [
    row[0] ?? '',
    shortName(String(row[1])),
    ...row.slice(2),
  ]);
  const few = panel.rowOf === 'child' ? short.slice(0, layout.most) : short;
  switch (panel.kind) {
    case 'kpi':
      if (asTable)
        return (
          <LiveTable
            title={panel.title}
            head="指标"
            columns={rows.map((row) => `${row[1]}（${unitOf(panel, row)}）`)}
            rows={[['now', '数量', ...rows.map((row) => row[2] ?? null)]]}
          />
        );
      return (
        <div className={styles.kpis}>
          {rows.map((row) => (
            <KpiFlip
              key={String(row[0])}
              title={String(row[1])}
              value={figureOf(row[2])}
              unit={unitOf(panel, row)}
              theme="wall"
              fontSize={layout.kpiFont}
              state={stale ? 'stale' : 'ready'}
            />
          ))}
        </div>
      );
    case 'map':
      if (scope && scope.level > 2)
        return (
          <MapPanel
            basics={basics}
            rows={rows}
            scope={scope}
            valueTitle={columns[0] ?? ''}
            unit={unit}
            onPick={drill}
            bars={series.slice(0, 2)}
          />
        );
      return (
        <BarChart
          {...basics}
          {...pick}
          series={series.slice(0, 2)}
          rows={seriesRows(short, columns)}
          unit={unit}
          rowTitle="机构"
        />
      );
    case 'funnel':
      return <FunnelChart {...basics} rows={namedRows(rows)} unit={unit} />;
    case 'ring':
      if (layout.narrow)
        return (
          <BarChart
            {...basics}
            series={series.slice(0, 1)}
            rows={seriesRows(rows, columns)}
            unit={unit}
            horizontal
          />
        );
      return (
        <RingChart {...basics} fontSize={layout.ringFont} rows={namedRows(rows)} unit={unit} />
      );
    case 'line':
      return (
        <LineChart
          {...basics}
          series={series}
          rows={seriesRows(rows, columns)}
          unit={unit}
          area={series.length === 1}
        />
      );
    case 'bar':
      return (
        <BarChart
          {...basics}
          {...pick}
          series={series}
          rows={seriesRows(few, columns)}
          unit={unit}
          horizontal={panel.rowOf !== 'month'}
        />
      );
    case 'heat':
      return (
        <HeatMap
          {...basics}
          fontSize={layout.ringFont}
          columns={columns.map((column) => column.replace('时', ''))}
          rows={short.slice(0, layout.narrow ? 5 : layout.most).map((row) => ({
            key: String(row[0]),
            name: String(row[1]),
            values: columns.map((_, at) => figureOf(row[at + 2])),
          }))}
          unit={unit}
          rowTitle="机构"
          labels={!layout.narrow && layout.shape === 'wide'}
        />
      );
    case 'table':
      return (
        <LiveTable title={panel.title} head={panel.head ?? '项目'} columns={columns} rows={rows} />
      );
  }
});

/** Figures that stand beside each other have units of their own. */
function unitOf(panel: Panel, row: PanelRow): string {
  return metricsOf(panel).find(({ id }) => id === row[0])?.unit ?? '';
}
