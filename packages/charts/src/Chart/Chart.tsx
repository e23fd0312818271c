import type { EChartsOption } from 'echarts';
// esm 目录与 lib 同一份代码；lib 是 CommonJS，默认导出在各打包器里解释不一
import EChartsReactCore from 'echarts-for-react/esm/core';
import { useEffect, useMemo, useRef } from 'react';
import { fontOf, withTooltipFont, type ChartEngine, type ChartPick } from '../core';

interface ChartProps {
  engine: ChartEngine;
  option: EChartsOption;
  onPick?: (pick: ChartPick) => void;
}

const fill = { width: '100%', height: '100%' };
const merged = ['series'];

/** 管理端的画布：经 echarts-for-react 绘制，随容器改变大小。 */
export function Chart({ engine, option, onPick }: ChartProps) {
  const latest = useRef({ option, onPick });
  useEffect(() => {
    latest.current = { option, onPick };
  }, [option, onPick]);
  const core = useRef<EChartsReactCore>(null);
  // 它自己的观察会漏掉第一次改变，所以关掉，另看大小
  useEffect(() => {
    const element = core.current?.ele;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth && element.clientHeight)
        core.current?.getEchartsInstance()?.resize({ width: 'auto', height: 'auto' });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // 事件对象保持不变，否则每次渲染都要解绑再绑
  const events = useMemo(
    () => ({
      click: (event: { name: string; dataIndex: number; seriesIndex?: number }) =>
        latest.current.onPick?.({
          name: event.name,
          dataIndex: event.dataIndex,
          seriesIndex: event.seriesIndex ?? 0,
        }),
    }),
    [],
  );
  return (
    <EChartsReactCore
      ref={core}
      autoResize={false}
      echarts={engine}
      option={option}
      replaceMerge={merged}
      onEvents={events}
      onChartReady={(chart) => withTooltipFont(chart, () => fontOf(latest.current.option))}
      style={fill}
    />
  );
}
