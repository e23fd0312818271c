/** The five shapes of a wall; each has a grid of its own. */
export type Shape = 'portrait' | 'classic' | 'wide' | 'cinema' | 'double';

/** How a canvas is divided: its shape, the unit every size is a multiple of, and how many scenes stand side by side. */
export interface Layout {
  readonly shape: Shape;
  /** Pixels. */
  readonly unit: number;
  readonly scenes: 1 | 3;
  /** Size of text in charts, pixels: never below what can be read. */
  readonly chartFont: number;
  /** Rings write name, figure and share beside each other. */
  readonly ringFont: number;
  readonly kpiFont: number;
  /** Rows that a ranking or a load map has room for. */
  readonly most: number;
  /** A side panel has no room for a ring with its legend, nor for numbers in a load map. */
  readonly narrow: boolean;
}

const UNITS: Readonly<Record<Shape, readonly [number, number]>> = { portrait: [90, 160], classic: [120, 90], wide: [160, 90], cinema: [210, 90], double: [320, 90] };

/** Text in charts and of figures as multiples of the unit, and the rows a panel has room for: panels are lower where a canvas holds more of them. */
const SIZES: Readonly<Record<Shape, { readonly chart: number; readonly kpi: number; readonly rows: number }>> = {
  portrait: { chart: 1, kpi: 2.8, rows: 6 }, classic: { chart: 1, kpi: 2.3, rows: 6 }, wide: { chart: 1.15, kpi: 3.2, rows: 10 }, cinema: { chart: 1.15, kpi: 3.2, rows: 10 }, double: { chart: 0.8, kpi: 2.3, rows: 9 },
};

/** The layout for a canvas of this size. */
export function layoutOf(width: number, height: number): Layout {
  const shape = shapeOf(width / Math.max(height, 1));
  const [columns, rows] = UNITS[shape];
  const unit = Math.min(width / columns, height / rows);
  const { chart, kpi, rows: most } = SIZES[shape];
  return {
    shape, unit, scenes: shape === 'double' ? 3 : 1, most, narrow: shape === 'classic' && width < 1280,
    chartFont: Math.max(12, Math.round(unit * chart)), ringFont: Math.max(12, Math.round(unit * chart * 0.85)), kpiFont: Math.max(20, Math.round(unit * kpi)),
  };
}

function shapeOf(ratio: number): Shape {
  if (ratio < 1) return 'portrait';
  if (ratio < 1.55) return 'classic';
  if (ratio < 2.05) return 'wide';
  return ratio < 2.9 ? 'cinema' : 'double';
}
