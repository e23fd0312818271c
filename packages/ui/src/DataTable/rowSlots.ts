/** 一条和画它的那一行元素：slot 是 React 的键，换内容不换元素时不变。 */
export interface RowSlot {
  readonly key: string;
  readonly slot: number;
}

/** 留下的条目不到几分之一时，整批沿用原来的元素。 */
const FEW = 4;

/**
 * 各条目用哪一行元素。滚动几行时留下的行不动、新行新建；整屏换掉时（跳着滚、翻页、排序）把原来的元素按顺序换上新内容，
 * 省去拆了再建。anchor 是焦点原来所在的条目：它在前后都有时保留自己的元素，别的只用它同一侧的，谁也不必越过它搬动，焦点不丢。
 */
export function nextSlots(
  before: readonly RowSlot[],
  keys: readonly string[],
  anchor?: string,
): RowSlot[] {
  const known = new Map(before.map(({ key, slot }) => [key, slot]));
  let fresh = before.reduce((most, { slot }) => Math.max(most, slot), -1) + 1;
  const kept = keys.filter((key) => known.has(key)).length;
  if (kept * FEW >= keys.length)
    return keys.map((key) => ({ key, slot: known.get(key) ?? fresh++ }));
  const at = anchor === undefined ? -1 : keys.indexOf(anchor);
  const was = before.findIndex(({ key }) => key === anchor);
  if (at < 0 || was < 0) return handOut(before, keys);
  return [
    ...handOut(before.slice(0, was), keys.slice(0, at)),
    before[was]!,
    ...handOut(before.slice(was + 1), keys.slice(at + 1)),
  ];

  function handOut(free: readonly RowSlot[], wanted: readonly string[]): RowSlot[] {
    return wanted.map((key, index) => ({ key, slot: free[index]?.slot ?? fresh++ }));
  }
}
