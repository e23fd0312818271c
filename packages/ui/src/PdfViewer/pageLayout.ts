/** 一页在百分之百时的大小，像素。 */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** 各页从上到下的位置，像素。 */
export interface PageLayout {
  readonly tops: readonly number[];
  readonly heights: readonly number[];
  readonly height: number;
  /** 最宽一页的宽度。 */
  readonly width: number;
}

/** 页与页之间、首页之上和末页之下的空，像素。 */
export const PAGE_GAP = 12;
/** 同时画着的页数上限。 */
export const LIVE_PAGES = 7;

const SMALLEST = 0.25;
const LARGEST = 4;
const AUTO_LARGEST = 1.5;

/** 排好各页；转了九十度时宽高对换。 */
export function layoutPages(
  sizes: readonly PageSize[],
  scale: number,
  rotation: number,
): PageLayout {
  const tops: number[] = [];
  const heights: number[] = [];
  let top = PAGE_GAP;
  let width = 0;
  for (const size of sizes) {
    const turned = turnedSize(size, rotation);
    tops.push(top);
    heights.push(turned.height * scale);
    width = Math.max(width, turned.width * scale);
    top += turned.height * scale + PAGE_GAP;
  }
  return { tops, heights, height: top, width };
}

/** 转过之后的宽和高。 */
export function turnedSize({ width, height }: PageSize, rotation: number): PageSize {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** 滚到某处时占着视口中间的那一页，从 0 起。 */
export function pageAt({ tops, heights }: PageLayout, scrollTop: number, viewport: number): number {
  const middle = scrollTop + viewport / 2;
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const at = (low + high + 1) >> 1;
    if ((tops[at] ?? 0) - PAGE_GAP <= middle) low = at;
    else high = at - 1;
  }
  // The blank after the last page counts as the last page.
  return heights.length === 0 ? 0 : low;
}

/** 要画的页：看得见的在先，上下各留一些，总数不超过上限。 */
export function livePages(
  layout: PageLayout,
  scrollTop: number,
  viewport: number,
): readonly number[] {
  const count = layout.tops.length;
  if (count === 0) return [];
  const centre = pageAt(layout, scrollTop, viewport);
  const seen = (at: number) => isSeen(layout, at, scrollTop, viewport);
  const chosen = new Set([centre]);
  for (let away = 1; away < LIVE_PAGES && chosen.size < LIVE_PAGES; away += 1) {
    for (const at of [centre + away, centre - away]) {
      const wanted = at >= 0 && at < count && (seen(at) || away <= 2);
      if (wanted && chosen.size < LIVE_PAGES) chosen.add(at);
    }
  }
  return [...chosen].sort((one, two) => one - two);
}

/** 这一页有没有一部分在视口里。 */
export function isSeen(
  { tops, heights }: PageLayout,
  at: number,
  scrollTop: number,
  viewport: number,
): boolean {
  return (tops[at] ?? 0) < scrollTop + viewport && (tops[at] ?? 0) + (heights[at] ?? 0) > scrollTop;
}

/** 适应宽度、适应整页时的倍数；「自动」是适应宽度但不放得太大。 */
export function fittingScale(
  mode: 'auto' | 'width' | 'page',
  size: PageSize,
  rotation: number,
  viewport: PageSize,
): number {
  const turned = turnedSize(size, rotation);
  if (turned.width <= 0 || viewport.width <= 0) return 1;
  const byWidth = (viewport.width - 2 * PAGE_GAP) / turned.width;
  const byHeight = (viewport.height - 2 * PAGE_GAP) / turned.height;
  return clampScale(
    { auto: Math.min(byWidth, AUTO_LARGEST), width: byWidth, page: Math.min(byWidth, byHeight) }[
      mode
    ],
  );
}

/** 倍数限在能看清、画得动的范围内。 */
export function clampScale(scale: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, scale));
}

/** 放大或缩小一格，停在十分之一的整数倍。 */
export function zoomStep(scale: number, by: 1 | -1): number {
  const tenths = by > 0 ? Math.floor(scale * 10 + 1e-6) + 1 : Math.ceil(scale * 10 - 1e-6) - 1;
  return clampScale(tenths / 10);
}
