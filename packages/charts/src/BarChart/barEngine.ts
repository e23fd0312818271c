import { BarChart } from 'echarts/charts';
import { GridComponent, LegendScrollComponent } from 'echarts/components';
import { engineOf } from '../core';

/** 柱状图用到的部件。 */
export const barEngine = engineOf([BarChart, GridComponent, LegendScrollComponent]);
