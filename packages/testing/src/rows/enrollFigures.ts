import { enrollTabs, type enrollment } from '@tqc/contract/enroll';
import type { OutputOf } from '@tqc/contract/kit';

type Figures = OutputOf<typeof enrollment.figures>;

/** What of registration waits: nothing unless it is said. */
export function enrollFigures(
  first: Partial<Readonly<Record<(typeof enrollTabs)[number], number>>> = {},
  differing: Partial<Omit<Figures, 'first'>> = {},
): Figures {
  return {
    first: enrollTabs.map((tab) => ({ tab, n: first[tab] ?? 0 })),
    notice: 0,
    recheck: 0,
    final: 0,
    due: 0,
    overdue: 0,
    ...differing,
  };
}
