import { PieChart } from 'echarts/charts';
import { LegendScrollComponent } from 'echarts/components';
import { engineOf } from '../core';

/** 环形图用到的部件。 */
export const ringEngine = engineOf([PieChart, LegendScrollComponent]);
