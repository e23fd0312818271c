/** 滚动的快慢：上一次滚得远是什么时候，这一程从什么时候算起，毫秒。 */
export interface Rush {
  readonly last: number;
  readonly begun: number;
  readonly isRushing: boolean;
}

/** 停手多久算滚完了，毫秒。 */
export const REST = 80;
/** 一直飞快地滚时，隔多久画一眼经过的页，毫秒。 */
const GLIMPSE = 200;

/** 还没有滚过。 */
export const atRest: Rush = { last: Number.NEGATIVE_INFINITY, begun: 0, isRushing: false };

/** 又滚了一次：接连两次都滚得远才算飞快，一次跳得再远也不算。 */
export function nextRush({ last, begun }: Rush, isFar: boolean, now: number): Rush {
  if (!isFar || now - last >= REST)
    return { last: isFar ? now : last, begun: now, isRushing: false };
  const isGlimpse = now - begun > GLIMPSE;
  return { last: now, begun: isGlimpse ? now : begun, isRushing: !isGlimpse };
}
