import { CustomChart } from 'echarts/charts';
import { TitleComponent, VisualMapPiecewiseComponent } from 'echarts/components';
import { engineOf } from '../core';

/** 格子图用到的部件。 */
export const tileEngine = engineOf([CustomChart, TitleComponent, VisualMapPiecewiseComponent]);
