import type { EChartsOption } from 'echarts';
import type { ECharts } from 'echarts/core';
import type { ChartEngine } from './engine';
import { frameQueue, type FrameQueue } from './frameQueue';
import { onPixelRatio } from './pixelRatio';
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
  let sharp = 0;
  let dirty = false;
  let resized = false;
  let picked: ((pick: ChartPick) => void) | undefined;

  const draw = () => {
    // ECharts warns and draws wrongly at no width or height; the ResizeObserver will call again.
    if (!latest || document.hidden || !element.clientWidth || !element.clientHeight) return;
    if (chart && sharp !== sharpness()) {
      // An instance keeps the ratio it was made with.
      chart.dispose();
      chart = undefined;
      dirty = true;
    }
    if (!chart) {
      sharp = sharpness();
      chart = engine.init(element, null, { renderer: 'canvas', devicePixelRatio: sharp });
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
  const stopRatio = onPixelRatio(ask);

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
      stopRatio();
      document.removeEventListener('visibilitychange', ask);
      chart?.dispose();
      chart = undefined;
    },
  };
}

/**
 * 画布一个点当几个像素画：至多两倍；四千点宽的屏幕一倍就清楚，再多只费显存。
 * 看屏幕，不看图：大屏上小图很多。
 */
function sharpness(): number {
  return innerWidth >= 3840 ? 1 : Math.min(2, devicePixelRatio);
}
