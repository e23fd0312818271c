import { GaugeChart } from 'echarts/charts';
import { engineOf } from '../core';

/** 仪表用到的部件。 */
export const gaugeEngine = engineOf([GaugeChart]);
