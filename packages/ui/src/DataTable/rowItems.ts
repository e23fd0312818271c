import type { ReactNode } from 'react';

/** 把相邻的同组行收在一行组标题之下；行须已按组排好。 */
export interface RowGroups<Row> {
  /** 这一行属于哪一组。 */
  keyOf: (row: Row) => string;
  /** 组标题的文字，默认是组的键。 */
  label?: (key: string, rows: readonly Row[]) => ReactNode;
  /** 收起的组；给出后组标题可以按。 */
  collapsed?: ReadonlySet<string>;
  onToggle?: (key: string) => void;
}

/** 表体里的一条：组标题或数据行。 */
export type RowItem<Row> =
  | { kind: 'group'; key: string; label: ReactNode; count: number; collapsed: boolean }
  | { kind: 'row'; row: Row; id: string; at: number };

/** 数据行排成表体的条目：没有分组时一行一条，分组时插入组标题，收起的组只剩标题。 */
export function rowItems<Row>(
  rows: readonly Row[],
  ids: readonly string[],
  groups?: RowGroups<Row>,
): RowItem<Row>[] {
  const all = rows.map((row, at) => ({ kind: 'row' as const, row, id: ids[at] ?? '', at }));
  if (!groups) return all;
  const items: RowItem<Row>[] = [];
  for (let from = 0; from < all.length;) {
    const key = groups.keyOf(rows[from] as Row);
    let to = from;
    while (to < all.length && groups.keyOf(rows[to] as Row) === key) to += 1;
    const members = rows.slice(from, to);
    const collapsed = groups.collapsed?.has(key) ?? false;
    items.push({
      kind: 'group',
      key: `${key}#${from}`,
      label: groups.label?.(key, members) ?? key,
      count: members.length,
      collapsed,
    });
    if (!collapsed) items.push(...all.slice(from, to));
    from = to;
  }
  return items;
}

/** 组标题条目的键去掉位置，还原成组的键。 */
export function groupKey(key: string): string {
  return key.slice(0, key.lastIndexOf('#'));
}
