import { AriaComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

type Part = Exclude<Parameters<typeof register>[0], readonly unknown[]>;

/** 装好部件的 ECharts 入口；各图只取自己要的部件，其余被摇掉。 */
export interface ChartEngine {
  init: typeof init;
  dispose: typeof dispose;
  getInstanceByDom: typeof getInstanceByDom;
}

/** 登记部件并返回入口；登记写成函数调用，打包器才不会当作没有副作用而删去。 */
export function engineOf(parts: readonly Part[]): ChartEngine {
  register([CanvasRenderer, AriaComponent, TooltipComponent, ...parts]);
  return { init, dispose, getInstanceByDom };
}
