import { LineChart } from 'echarts/charts';
import { GridComponent, LegendScrollComponent } from 'echarts/components';
import { engineOf } from '../core';

/** 折线图用到的部件。 */
export const lineEngine = engineOf([LineChart, GridComponent, LegendScrollComponent]);
