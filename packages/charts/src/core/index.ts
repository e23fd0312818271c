export { categoryAxis, everyName, valueAxis } from './axes';
export { axisText, baseOption, legendOption, tooltipOption } from './baseOption';
export { shownState } from './chartState';
export type { ChartState, ShownState } from './chartState';
export { describeFigures } from './chartTable';
export type { ChartTable, ChartTableRow } from './chartTable';
export { colourRamp, contrastOf, mixColours } from './colour';
export { engineOf } from './engine';
export type { ChartEngine } from './engine';
export { exportPicture, saveBlob } from './exportPicture';
export type { PictureKind } from './exportPicture';
export {
  formatFigure,
  formatNumber,
  formatPercent,
  formatWan,
  known,
  NOT_REPORTED,
  ratioOf,
  sumOf,
} from './figure';
export type { Figure, FigureFormat } from './figure';
export { createFrameQueue, frameQueue } from './frameQueue';
export type { FrameQueue } from './frameQueue';
export { createLiveChart } from './liveChart';
export type { ChartPick, LiveChart } from './liveChart';
export { inkOn, paletteOf, seriesColour } from './palette';
export type { ChartPalette, ChartTheme } from './palette';
export { fontOf, withTooltipFont } from './tooltipFont';
export { usePixelRatio } from './pixelRatio';
export { useChartPalette } from './useChartPalette';
export { useEChart } from './useEChart';
export { allFigures, seriesFigures, seriesSummary, seriesTable } from './seriesRows';
export type { ChartSeries, SeriesData, SeriesRow } from './seriesRows';
export { classBreaks, classOf } from './classBreaks';
export { rampLegend, rampOf, UNKNOWN_VALUE } from './rampLegend';
export type { Ramp } from './rampLegend';
export { namedTable } from './namedRows';
export type { NamedRow } from './namedRows';
