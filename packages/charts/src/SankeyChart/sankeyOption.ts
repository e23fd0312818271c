import type { EChartsOption } from 'echarts';
import {
  baseOption,
  formatNumber,
  formatWan,
  seriesColour,
  tooltipOption,
  type ChartPalette,
} from '../core';
import { nodeSize, type FlowGraph } from './sankeyGraph';

/** 桑基图的选项：节点写名和数，连线随来处着色。 */
export function sankeyOption(graph: FlowGraph, palette: ChartPalette, unit = ''): EChartsOption {
  const text = { fontFamily: palette.font, fontSize: palette.fontSize };
  return {
    ...baseOption(palette),
    tooltip: {
      ...tooltipOption(palette),
      trigger: 'item',
      formatter: (item) => {
        if (Array.isArray(item)) return '';
        const link = item.dataType === 'edge' ? graph.links[item.dataIndex] : undefined;
        return link
          ? `${link.source} → ${link.target}\n${formatNumber(link.value)}${unit}`
          : `${item.name}\n${formatNumber(nodeSize(item.name, graph))}${unit}`;
      },
    },
    series: [
      {
        id: 'flow',
        type: 'sankey',
        left: 4,
        right: palette.fontSize * 10,
        top: 8,
        bottom: 8,
        nodeWidth: 12,
        nodeGap: 14,
        draggable: false,
        layoutIterations: 32,
        // Circular links are not handed over; the frame already says so.
        data: graph.circular
          ? []
          : graph.nodes.map((name, index) => ({
              id: name,
              name,
              itemStyle: { color: seriesColour(palette, index), borderWidth: 0 },
            })),
        links: graph.circular ? [] : graph.links.map((link) => ({ ...link })),
        lineStyle: {
          color: 'source',
          opacity: palette.ground === 'light' ? 0.28 : 0.36,
          curveness: 0.5,
        },
        emphasis: { focus: 'adjacency' },
        label: {
          ...text,
          color: palette.text,
          position: 'right',
          formatter: ({ name }) => `{name|${name}}  {figure|${formatWan(nodeSize(name, graph))}}`,
          rich: {
            name: { ...text, color: palette.text },
            figure: { ...text, color: palette.secondary },
          },
        },
      },
    ],
  };
}
