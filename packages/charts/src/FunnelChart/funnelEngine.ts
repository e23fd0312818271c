import { CustomChart } from 'echarts/charts';
import { engineOf } from '../core';

/** 漏斗图用到的部件；自己画梯形，文字才能对齐成列。 */
export const funnelEngine = engineOf([CustomChart]);
