import { HeatmapChart } from 'echarts/charts';
import { CalendarComponent, VisualMapPiecewiseComponent } from 'echarts/components';
import { engineOf } from '../core';

/** 日历图用到的部件。 */
export const calendarEngine = engineOf([
  HeatmapChart,
  CalendarComponent,
  VisualMapPiecewiseComponent,
]);
