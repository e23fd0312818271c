import { formatFigure, known, sumOf, type ChartTable, type Figure } from '../core';

/** 从一处到另一处有多少。 */
export interface FlowRow {
  from: string;
  to: string;
  value: Figure;
}

/** 画得出来的流向：去掉零和未报送；成环时不能画。 */
export interface FlowGraph {
  nodes: string[];
  links: { source: string; target: string; value: number }[];
  circular: boolean;
}

/** 由各行得出节点和连线；桑基图不能有环，有环时 ECharts 会抛错，先查出来。 */
export function sankeyGraph(rows: readonly FlowRow[]): FlowGraph {
  const links = rows
    .filter((row): row is FlowRow & { value: number } => known(row.value) && row.value > 0)
    .map(({ from, to, value }) => ({ source: from, target: to, value }));
  return {
    nodes: [...new Set(links.flatMap(({ source, target }) => [source, target]))],
    links,
    circular: hasCircle(links),
  };
}

/** 与图同数的表格。 */
export function sankeyTable(rows: readonly FlowRow[], unit?: string): ChartTable {
  return {
    columns: ['从', '到', unit ? `数量（${unit}）` : '数量'],
    rows: rows.map(({ from, to, value }, index) => ({
      key: `${index}`,
      name: from,
      cells: [to, formatFigure(value)],
    })),
  };
}

/** 一个节点的大小：流入与流出中较大的一个。 */
export function nodeSize(name: string, { links }: FlowGraph): number {
  const into = sumOf(links.filter(({ target }) => target === name).map(({ value }) => value)) ?? 0;
  const out = sumOf(links.filter(({ source }) => source === name).map(({ value }) => value)) ?? 0;
  return Math.max(into, out);
}

// Nodes without inflow are taken off again and again; what cannot be taken off is a circle.
function hasCircle(links: readonly { source: string; target: string }[]): boolean {
  let left = links.slice();
  for (;;) {
    const targets = new Set(left.map(({ target }) => target));
    const rest = left.filter(({ source }) => targets.has(source));
    if (rest.length === left.length) return left.length > 0;
    left = rest;
  }
}
