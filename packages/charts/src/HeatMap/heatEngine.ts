import { HeatmapChart } from 'echarts/charts';
import { GridComponent, VisualMapPiecewiseComponent } from 'echarts/components';
import { engineOf } from '../core';

/** 热力图用到的部件。 */
export const heatEngine = engineOf([HeatmapChart, GridComponent, VisualMapPiecewiseComponent]);
