import type { EChartsOption } from 'echarts';
import type { ECharts } from 'echarts/core';
import type { ChartEngine } from './engine';
import { frameQueue, type FrameQueue } from './frameQueue';
import { fontOf, withTooltipFont } from './tooltipFont';

/** 点中的图形。 */
export interface ChartPick {
  name: string;
  dataIndex: number;
  seriesIndex: number;
}

/** 一张长期存在的图：一个实例用到底，更新只合并不重建。 */
export interface LiveChart {
  /** 换新数据；页面不可见或容器没有大小时只记下最后一次。 */
  set: (option: EChartsOption) => void;
  onPick: (listener: ((pick: ChartPick) => void) | undefined) => void;
  dispose: () => void;
}

/** 在元素上建一张图；所有绘制排在共用的帧队列里。 */
export function createLiveChart(
  element: HTMLElement,
  engine: ChartEngine,
  queue: FrameQueue = frameQueue,
): LiveChart {
  const key = {};
  let chart: ECharts | undefined;
  let latest: EChartsOption | undefined;
  let dirty = false;
  let resized = false;
  let picked: ((pick: ChartPick) => void) | undefined;

  const draw = () => {
    // ECharts warns and draws wrongly at no width or height; the ResizeObserver will call again.
    if (!latest || document.hidden || !element.clientWidth || !element.clientHeight) return;
    if (!chart) {
      // Twice at most; once is sharp on a screen 4000 wide, more only costs video memory. The
      // screen counts, not the chart: a wall has many small ones.
      chart = engine.init(element, null, {
        renderer: 'canvas',
        devicePixelRatio: innerWidth >= 3840 ? 1 : Math.min(2, devicePixelRatio),
      });
      withTooltipFont(chart, () => fontOf(latest));
      chart.on('click', (event) =>
        picked?.({
          name: event.name,
          dataIndex: event.dataIndex,
          seriesIndex: event.seriesIndex ?? 0,
        }),
      );
    } else if (resized) chart.resize();
    resized = false;
    if (!dirty) return;
    dirty = false;
    // Series merge by id, missing ones go. No transition: dozens of charts redrawn for a dozen
    // frames are too much for a wall without a graphics card.
    chart.setOption({ ...latest, animation: false }, { replaceMerge: ['series'] });
  };
  const ask = () => {
    if (!document.hidden) queue.add(key, draw);
  };
  const observer = new ResizeObserver(() => {
    resized = true;
    ask();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', ask);

  return {
    set: (option) => {
      latest = option;
      dirty = true;
      ask();
    },
    onPick: (listener) => {
      picked = listener;
    },
    dispose: () => {
      queue.remove(key);
      observer.disconnect();
      document.removeEventListener('visibilitychange', ask);
      chart?.dispose();
      chart = undefined;
    },
  };
}
