import type { EChartsOption } from 'echarts';
import { useEChart, type ChartEngine, type ChartPick } from '../core';
import styles from './LiveCanvas.module.css';

interface LiveCanvasProps {
  engine: ChartEngine;
  option: EChartsOption;
  onPick?: (pick: ChartPick) => void;
}

/** 大屏的画布：一个实例用到底，绘制排进共用的帧队列。 */
export function LiveCanvas({ engine, option, onPick }: LiveCanvasProps) {
  return <div ref={useEChart(option, { engine, onPick })} className={styles.canvas} />;
}
