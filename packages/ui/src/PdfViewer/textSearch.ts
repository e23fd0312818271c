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

/** 在一页的各段文字里查找；不分大小写和全半角，跨段、跨空白也能找到。 */
export function findInPage(
  items: readonly string[],
  wanted: string,
  page: number,
): readonly TextHit[] {
  const needle = fold(wanted).text;
  if (needle === '') return [];
  const chars: string[] = [];
  const places: TextPoint[] = [];
  for (const [item, text] of items.entries()) {
    const folded = fold(text);
    chars.push(folded.text);
    for (const offset of folded.offsets) places.push({ item, offset });
  }
  const hay = chars.join('');
  const hits: TextHit[] = [];
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + needle.length)) {
    const from = places[at];
    const last = places[at + needle.length - 1];
    if (from && last) hits.push({ page, from, to: { item: last.item, offset: last.offset + 1 } });
  }
  return hits;
}

/** 从当前位置往后（或往前）数的下一处，转着圈。 */
export function nextHit(at: number, by: number, count: number): number {
  return count === 0 ? -1 : (at + by + count) % count;
}

/** 去掉空白、统一大小写和全半角；每个留下的码元记着原来的位置。 */
function fold(text: string): { text: string; offsets: readonly number[] } {
  let folded = '';
  const offsets: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const plain = (
      code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : text.charAt(at)
    ).toLowerCase();
    if (plain.length === 1 && !/\s/.test(plain)) {
      folded += plain;
      offsets.push(at);
    }
  }
  return { text: folded, offsets };
}
