/** How a picture stands in its viewer. */
export interface View {
  readonly scale: number;
  /** Degrees, a multiple of 15. */
  readonly angle: number;
  readonly x: number;
  readonly y: number;
}

export type ViewStep = 'in' | 'out' | 'left' | 'right' | 'reset' | { readonly dx: number; readonly dy: number };

export const startView: View = { scale: 1, angle: 0, x: 0, y: 0 };
const ZOOM = 0.1;
const SMALLEST = 0.1;
const TURN = 15;

/** The view after a step: zoom by 0.1 down to 0.1, rotation by 15 degrees, drag by pixels. */
export function stepView(view: View, step: ViewStep): View {
  if (typeof step === 'object') return { ...view, x: view.x + step.dx, y: view.y + step.dy };
  const round = (scale: number) => Math.round(scale * 10) / 10;
  switch (step) {
    case 'in': return { ...view, scale: round(view.scale + ZOOM) };
    case 'out': return { ...view, scale: Math.max(SMALLEST, round(view.scale - ZOOM)) };
    case 'left': return { ...view, angle: view.angle - TURN };
    case 'right': return { ...view, angle: view.angle + TURN };
    default: return startView;
  }
}
