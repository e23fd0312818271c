import { use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

/** 登记矢量渲染器；单独成文件，使它只在导出时下载。 */
export function registerSvg(): void {
  register([SVGRenderer]);
}
