import type { TextLayer } from 'pdfjs-dist';
import type { TextHit, TextPoint } from './textSearch';

/** 查找到的位置在页上的框，按页宽页高的百分比，放大缩小不用重算。 */
export interface HitBox {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
  readonly current: boolean;
}

/** 把查找到的文字换成要涂色的框。 */
export function hitBoxes(
  layer: TextLayer,
  box: HTMLElement,
  hits: readonly TextHit[],
  current: TextHit | undefined,
): readonly HitBox[] {
  const page = (box.parentElement ?? box).getBoundingClientRect();
  if (page.width === 0) return [];
  const part = (value: number, whole: number) => `${(value / whole) * 100}%`;
  return hits.flatMap((hit) => {
    const range = rangeOf(layer, hit.from, hit.to);
    return range
      ? [...range.getClientRects()]
          .filter(({ width }) => width > 0)
          .map((rect) => ({
            left: part(rect.left - page.left, page.width),
            top: part(rect.top - page.top, page.height),
            width: part(rect.width, page.width),
            height: part(rect.height, page.height),
            current: hit === current,
          }))
      : [];
  });
}

function rangeOf(layer: TextLayer, from: TextPoint, to: TextPoint): Range | undefined {
  const [start, end] = [from, to].map(({ item }) => layer.textDivs[item]?.firstChild);
  if (!(start instanceof Text) || !(end instanceof Text)) return undefined;
  const range = document.createRange();
  range.setStart(start, Math.min(from.offset, start.length));
  range.setEnd(end, Math.min(to.offset, end.length));
  return range;
}
