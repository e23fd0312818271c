import { startView, stepView, type Frame, type View, type ViewStep } from './viewTransform';

/** 看图区的一边：第几张，怎么放。 */
export interface Side {
  readonly at: number;
  readonly view: View;
}

/** 查看器的状态：一张，或并排两张。 */
export interface PaneState {
  readonly sides: readonly Side[];
  /** 工具条作用在哪一边。 */
  readonly active: number;
  /** 并排时两边一起动。 */
  readonly linked: boolean;
}

/** 能对查看器做的事。 */
export type PaneAction =
  | { readonly do: 'show'; readonly at: number }
  | { readonly do: 'restart'; readonly at: number }
  | {
      readonly do: 'step';
      readonly step: ViewStep;
      readonly frames: readonly (Frame | undefined)[];
      readonly side?: number;
    }
  | { readonly do: 'compare'; readonly count: number }
  | { readonly do: 'link' }
  | { readonly do: 'activate'; readonly side: number };

const NO_FRAME: Frame = { stage: { width: 0, height: 0 }, picture: { width: 0, height: 0 } };

/** 从第几张开始看。 */
export function startPane(at: number): PaneState {
  return { sides: [{ at, view: startView }], active: 0, linked: true };
}

/** 做一件事之后的状态。 */
export function nextPane(state: PaneState, action: PaneAction): PaneState {
  const { sides, active, linked } = state;
  switch (action.do) {
    case 'show':
      return sides[active]?.at === action.at
        ? state
        : {
            ...state,
            sides: sides.map((side, index) =>
              index === active ? { at: action.at, view: startView } : side,
            ),
          };
    case 'restart':
      return { ...startPane(action.at), linked };
    case 'step': {
      const target = action.side ?? active;
      return {
        ...state,
        active: target,
        sides: sides.map((side, index) =>
          linked || index === target
            ? { ...side, view: stepView(side.view, action.step, action.frames[index] ?? NO_FRAME) }
            : side,
        ),
      };
    }
    case 'compare': {
      const [first = { at: 0, view: startView }] = sides;
      if (sides.length > 1) return { ...state, sides: [sides[active] ?? first], active: 0 };
      return {
        ...state,
        sides: [
          { ...first, view: startView },
          { at: around(first.at + 1, action.count), view: startView },
        ],
        active: 1,
      };
    }
    case 'link':
      return { ...state, linked: !linked };
    default:
      return action.side === active ? state : { ...state, active: action.side };
  }
}

/** 转着圈数：最后一张的下一张是第一张。 */
export function around(at: number, count: number): number {
  return count > 0 ? (at + count) % count : 0;
}
