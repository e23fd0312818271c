import {
  describeFigures,
  formatNumber,
  formatPercent,
  known,
  ratioOf,
  type ChartTable,
  type Figure,
  type NamedRow,
} from '../core';

/** 漏斗的一步，带算好的转化率。 */
export interface FunnelStage extends NamedRow {
  /** 占上一步；上一步未报送时为 null。 */
  ofPrevious: Figure;
  /** 占第一步。 */
  ofFirst: Figure;
}

/** 给每一步算出转化率；第一步没有上一步。 */
export function funnelStages(rows: readonly NamedRow[]): FunnelStage[] {
  const first = rows[0]?.value;
  return rows.map((row, index) => ({
    ...row,
    ofPrevious: index ? ratioOf(row.value, rows[index - 1]?.value) : null,
    ofFirst: ratioOf(row.value, first),
  }));
}

/** 与图同数的表格。 */
export function funnelTable(stages: readonly FunnelStage[], unit?: string): ChartTable {
  const percent = (figure: Figure) => (known(figure) ? formatPercent(figure) : '–');
  return {
    columns: ['环节', unit ? `数量（${unit}）` : '数量', '占上一步', '占第一步'],
    rows: stages.map(({ key, name, value, ofPrevious, ofFirst }) => ({
      key,
      name,
      cells: [formatNumber(value), percent(ofPrevious), percent(ofFirst)],
    })),
  };
}

/** 读屏的一句话。 */
export function funnelSummary(stages: readonly FunnelStage[], unit = ''): string {
  const first = stages[0];
  const last = stages.at(-1);
  if (!first || !last || !known(last.ofFirst))
    return describeFigures(
      stages.map(({ name }) => name),
      stages.map(({ value }) => value),
      'number',
      unit,
    );
  return `从${first.name} ${formatNumber(first.value)}${unit} 到${last.name} ${formatNumber(last.value)}${unit}，共 ${stages.length} 步，总转化 ${formatPercent(last.ofFirst)}`;
}
