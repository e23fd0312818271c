import { sameLetters } from './sameLetters';

/** 查找到的一处：第几页（从 0 起），从第几段文字的第几个字到第几段的第几个字。 */
export interface TextHit {
  readonly page: number;
  readonly from: TextPoint;
  readonly to: TextPoint;
}

/** 一页文字里的位置。 */
export interface TextPoint {
  readonly item: number;
  readonly offset: number;
}

/** 在一页的各段文字里查找；不分大小写、全半角、兼容字和部首，跨段、跨空白也能找到。 */
export function findInPage(
  items: readonly string[],
  wanted: string,
  page: number,
): readonly TextHit[] {
  const needle = fold(wanted).text;
  if (needle === '') return [];
  const chars: string[] = [];
  const places: { readonly item: number; readonly from: number; readonly to: number }[] = [];
  for (const [item, text] of items.entries()) {
    const folded = fold(text);
    chars.push(folded.text);
    for (const [from, to] of folded.spans) places.push({ item, from, to });
  }
  const hay = chars.join('');
  const hits: TextHit[] = [];
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + needle.length)) {
    const first = places[at];
    const last = places[at + needle.length - 1];
    if (first && last)
      hits.push({
        page,
        from: { item: first.item, offset: first.from },
        to: { item: last.item, offset: last.to },
      });
  }
  return hits;
}

/** 从当前位置往后（或往前）数的下一处，转着圈。 */
export function nextHit(at: number, by: number, count: number): number {
  return count === 0 ? -1 : (at + by + count) % count;
}

/** 统一成比较用的样子；每个码元记着它来自原来的哪一段，一个字可以成为几个。 */
function fold(text: string): {
  text: string;
  spans: readonly (readonly [from: number, to: number])[];
} {
  let folded = '';
  const spans: (readonly [number, number])[] = [];
  let from = 0;
  for (const letter of text) {
    const to = from + letter.length;
    const plain = sameLetters(letter);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) spans.push([from, to]);
    from = to;
  }
  return { text: folded, spans };
}
