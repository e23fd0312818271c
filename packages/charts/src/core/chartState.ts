import { known, type Figure } from './figure';

/** 数据的状态，由取数的一方给出；「尚无数据」和「未报送」由数字本身得出。 */
export type ChartState = 'ready' | 'loading' | 'stale' | 'error';

/** 图框实际显示的样子。 */
export type ShownState = ChartState | 'empty' | 'unreported';

/** 由状态和数字得出显示什么：手里有数就一直显示，刷新时不闪。 */
export function shownState(state: ChartState, figures: readonly Figure[]): ShownState {
  if (state === 'error') return 'error';
  const some = figures.some(known);
  if (state === 'loading') return some ? 'ready' : 'loading';
  if (figures.length === 0) return 'empty';
  return some ? state : 'unreported';
}
