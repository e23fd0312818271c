import type { Range } from '@tanstack/react-virtual';

/** 往哪边滚；停着为 null。 */
export type Direction = 'forward' | 'backward' | null;

/** 滚动时背后留的行数：前面才是马上要看的，背后少画几行。 */
const BEHIND = 2;

/**
 * 要画出的条目：视口内外各留几条，焦点行即使滚出视口也画出，否则焦点会丢到 body 上。
 * before 是上一次画的第一条；一步跳过一整屏时，外面留的几条没露出来就又换掉了，一条也不留。
 */
export function withFocused(
  { startIndex, endIndex, overscan, count }: Range,
  focused: number,
  direction: Direction = null,
  before = startIndex,
): number[] {
  const isLeap = direction !== null && Math.abs(startIndex - before) > endIndex - startIndex;
  const reach = isLeap ? 0 : overscan;
  const first = Math.max(
    0,
    startIndex - (direction === 'forward' ? Math.min(BEHIND, reach) : reach),
  );
  const last = Math.min(
    count - 1,
    endIndex + (direction === 'backward' ? Math.min(BEHIND, reach) : reach),
  );
  const range = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (focused < 0 || focused >= count || (focused >= first && focused <= last)) return range;
  return focused < first ? [focused, ...range] : [...range, focused];
}
