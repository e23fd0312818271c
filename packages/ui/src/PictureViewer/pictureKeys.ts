import type { ViewStep } from './viewTransform';

/** 按键要做的事：一步操作、换图片、对比。 */
export type PictureKey =
  | { readonly step: ViewStep }
  | { readonly move: number }
  | { readonly end: 'first' | 'last' }
  | 'compare';

interface KeyLike {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const PAN = 60;
const STEPS: Readonly<Record<string, ViewStep>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  _: 'out',
  '[': 'left',
  ']': 'right',
  '{': 'quarterLeft',
  '}': 'quarterRight',
  '0': 'reset',
  '1': 'actual',
  f: 'fit',
  F: 'fit',
};
const PANS: Readonly<Record<string, ViewStep>> = {
  ArrowUp: { dx: 0, dy: -PAN },
  ArrowDown: { dx: 0, dy: PAN },
  ArrowLeft: { dx: -PAN, dy: 0 },
  ArrowRight: { dx: PAN, dy: 0 },
};
const MOVES: Readonly<Record<string, PictureKey>> = {
  ArrowLeft: { move: -1 },
  ArrowRight: { move: 1 },
  PageUp: { move: -1 },
  PageDown: { move: 1 },
  Home: { end: 'first' },
  End: { end: 'last' },
  c: 'compare',
  C: 'compare',
};

/** 看图时按键的意思；带 Ctrl、Alt 的留给浏览器。 */
export function pictureKey({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: KeyLike): PictureKey | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const step = shiftKey ? (PANS[key] ?? STEPS[key]) : STEPS[key];
  return step === undefined ? MOVES[key] : { step };
}
