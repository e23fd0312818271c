import type { EChartsOption } from 'echarts';
// esm is the code of lib; lib is CommonJS, whose default export bundlers read differently.
import EChartsReactCore from 'echarts-for-react/esm/core';
import { useEffect, useMemo, useRef } from 'react';
import { fontOf, usePixelRatio, withTooltipFont, type ChartEngine, type ChartPick } from '../core';

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
  // An instance keeps the ratio it was made with: another one makes another instance.
  const ratio = usePixelRatio();
  const opts = useMemo(() => ({ devicePixelRatio: ratio }), [ratio]);
  // Its own observer misses the first change, so it is off and the size is watched here.
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
  // The same object every time, or each render would unbind and bind again.
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
      opts={opts}
      option={option}
      replaceMerge={merged}
      onEvents={events}
      onChartReady={(chart) => withTooltipFont(chart, () => fontOf(latest.current.option))}
      style={fill}
    />
  );
}
