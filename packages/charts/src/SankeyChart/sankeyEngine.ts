import { SankeyChart } from 'echarts/charts';
import { engineOf } from '../core';

/** 桑基图用到的部件。 */
export const sankeyEngine = engineOf([SankeyChart]);
