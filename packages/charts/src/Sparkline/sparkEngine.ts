import { LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { engineOf } from '../core';

/** 迷你图用到的部件。 */
export const sparkEngine = engineOf([LineChart, GridComponent]);
