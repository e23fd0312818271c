import { classBreaks, classOf } from './classBreaks';
import { colourRamp } from './colour';
import { axisText } from './baseOption';
import { formatFigure, known, NOT_REPORTED, type Figure, type FigureFormat } from './figure';
import type { ChartPalette } from './palette';

/** 分档着色：颜色和图例出自同一组档位。 */
export interface Ramp {
  colourOf: (figure: Figure | undefined) => string;
  /** visualMap 的图例项，末尾是未报送。 */
  pieces: { gte?: number; lt?: number; value?: number; label: string; color: string }[];
}

/** 未报送在图例里的占位值；真实的数不会取到它。 */
export const UNKNOWN_VALUE = -9_999_999_999;

/** 由数得出档位、颜色和图例。 */
export function rampOf(
  figures: readonly Figure[],
  palette: ChartPalette,
  format: FigureFormat = 'number',
): Ramp {
  const breaks = classBreaks(figures);
  const colours = colourRamp(palette.rampLow, palette.rampHigh, Math.max(2, breaks.length)).slice(
    breaks.length === 1 ? 1 : 0,
  );
  const say = (value: number) => formatFigure(value, format === 'number' ? 'wan' : format);
  const pieces: Ramp['pieces'] = breaks.map((mark, index) => {
    const next = breaks[index + 1];
    return {
      gte: mark,
      ...(next === undefined ? {} : { lt: next }),
      label: next === undefined ? `${say(mark)} 以上` : `${say(mark)} – ${say(next)}`,
      color: colours[index] ?? palette.rampHigh,
    };
  });
  if (!figures.every(known))
    pieces.push({ value: UNKNOWN_VALUE, label: NOT_REPORTED, color: palette.unknown });
  return {
    colourOf: (figure) =>
      known(figure) ? (colours[classOf(figure, breaks)] ?? palette.rampHigh) : palette.unknown,
    pieces,
  };
}

/** 分档图例，只看不点。 */
export function rampLegend(
  ramp: Ramp,
  palette: ChartPalette,
  place: {
    left?: number | string;
    right?: number;
    top?: number;
    bottom?: number;
    orient?: 'vertical' | 'horizontal';
  },
) {
  return {
    type: 'piecewise' as const,
    pieces: ramp.pieces,
    selectedMode: false as const,
    hoverLink: false,
    itemWidth: 14,
    itemHeight: 10,
    itemGap: place.orient === 'horizontal' ? 16 : 6,
    textGap: 6,
    padding: 0,
    itemSymbol: 'roundRect',
    textStyle: { ...axisText(palette), color: palette.secondary },
    outOfRange: { color: palette.unknown },
    ...place,
  };
}
