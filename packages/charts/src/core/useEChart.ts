import type { EChartsOption } from 'echarts';
import { useEffect, useRef, type RefObject } from 'react';
import type { ChartEngine } from './engine';
import { createLiveChart, type ChartPick, type LiveChart } from './liveChart';

interface EChartOptions {
  engine: ChartEngine;
  onPick?: (pick: ChartPick) => void;
}

/** 大屏用的直接绘制：组件在，实例就在；卸载即释放。把返回的 ref 交给一个有大小的元素。 */
export function useEChart(
  option: EChartsOption,
  { engine, onPick }: EChartOptions,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const live = useRef<LiveChart | undefined>(undefined);
  useEffect(() => {
    if (!element.current) return undefined;
    const chart = createLiveChart(element.current, engine);
    live.current = chart;
    return () => {
      live.current = undefined;
      chart.dispose();
    };
  }, [engine]);
  useEffect(() => live.current?.set(option), [option, engine]);
  useEffect(() => live.current?.onPick(onPick), [onPick, engine]);
  return element;
}
