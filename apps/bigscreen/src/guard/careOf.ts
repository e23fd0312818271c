/** How the picture is spared: its shift in pixels and how dark the veil over it is. */
export interface Care {
  readonly x: number;
  readonly y: number;
  /** 0 none … 0.7 nearly dark. */
  readonly veil: number;
}

/** How long the picture stands between two steps of its walk, ms. */
export const STEP = 180_000;
/** A walk around the middle, so that no edge burns in. */
const WALK = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;
const NIGHT = 0.45;
/** So long somebody who touched the wall sees it bright at night, ms. */
const ATTENDED = 300_000;

/**
 * The shift and the veil at a moment: a step every three minutes, larger on a large canvas; dim
 * from 22 to 6, unless somebody touched it a moment ago, at `touched`.
 */
export function careOf(now: number, width: number, brightness: number, touched = 0): Care {
  const [x = 0, y = 0] = WALK[Math.floor(now / STEP) % WALK.length] ?? [];
  const far = width >= 3840 ? 8 : 4;
  const hour = Math.floor((now / 3_600_000 + 8) % 24);
  const isNight = (hour >= 22 || hour < 6) && now - touched > ATTENDED;
  const night = isNight ? NIGHT : 0;
  return { x: x * far, y: y * far, veil: Math.min(0.8, Math.max(night, 1 - brightness / 100)) };
}
