import type { Bezel } from './bezelOf';

/** The five shapes of a wall; each has a grid of its own. */
export type Shape = 'portrait' | 'classic' | 'wide' | 'cinema' | 'double';

/**
 * How a canvas is divided: its shape, the unit every size is a multiple of, how many scenes stand
 * side by side and what lies between them.
 */
export interface Layout {
  readonly shape: Shape;
  /** Pixels. */
  readonly unit: number;
  readonly scenes: number;
  /**
   * Pixels between two scenes where a seam of the physical screens must not cut a panel; 0 without
   * seams.
   */
  readonly seam: number;
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

/** Unit in pixels under which a side panel is too small for rings and load maps with numbers. */
const SMALL = 10;
const ONE: Bezel = { columns: 1, gap: 0 };
const UNITS: Readonly<Record<Shape, readonly [number, number]>> = {
  portrait: [90, 160],
  classic: [120, 90],
  wide: [160, 90],
  cinema: [210, 90],
  double: [320, 90],
};

/**
 * Text in charts and of figures as multiples of the unit, and the rows a panel has room for: panels
 * are lower where a canvas holds more of them.
 */
const SIZES: Readonly<
  Record<Shape, { readonly chart: number; readonly kpi: number; readonly rows: number }>
> = {
  portrait: { chart: 1, kpi: 2.8, rows: 6 },
  classic: { chart: 1, kpi: 2.3, rows: 6 },
  wide: { chart: 1.15, kpi: 3.2, rows: 10 },
  cinema: { chart: 1.15, kpi: 3.2, rows: 10 },
  double: { chart: 0.8, kpi: 2.3, rows: 9 },
};

/**
 * The layout for a canvas of this size; with seams every physical screen gets a scene of its own,
 * in the shape of that screen.
 */
export function layoutOf(
  width: number,
  height: number,
  { columns: screens, gap }: Bezel = ONE,
): Layout {
  if (screens > 1) {
    const part = layoutOf((width - gap * (screens - 1)) / screens, height);
    return {
      ...part,
      scenes: screens,
      seam: gap,
      shape: part.shape === 'double' ? 'cinema' : part.shape,
    };
  }
  const shape = shapeOf(width / Math.max(height, 1));
  const [wide, high] = UNITS[shape];
  const unit = Math.min(width / wide, height / high);
  const { chart, kpi, rows } = SIZES[shape];
  // Text stops shrinking at what can be read: below that size there is room for fewer rows instead.
  const narrow = unit < SMALL && shape !== 'double';
  const most = narrow ? Math.min(rows, 5) : rows;
  return {
    shape,
    unit,
    scenes: shape === 'double' ? 3 : 1,
    seam: 0,
    most,
    narrow,
    chartFont: Math.max(12, Math.round(unit * chart)),
    ringFont: Math.max(12, Math.round(unit * chart * 0.85)),
    kpiFont: Math.max(20, Math.round(unit * kpi)),
  };
}

function shapeOf(ratio: number): Shape {
  if (ratio < 1) return 'portrait';
  if (ratio < 1.55) return 'classic';
  if (ratio < 2.05) return 'wide';
  return ratio < 2.9 ? 'cinema' : 'double';
}
