/** 行选择的外部仓库：每一行只订阅自己，翻页后仍保留已选的编号。 */
export interface SelectionStore {
  has(id: string): boolean;
  ids(): readonly string[];
  size(): number;
  toggle(id: string, on?: boolean): void;
  setMany(ids: readonly string[], on: boolean): void;
  clear(): void;
  /** 只留下这些，其余取消。 */
  keep(ids: readonly string[]): void;
  /** 订阅一行，或省略编号订阅全部变化；返回取消函数。 */
  subscribe(listener: () => void, id?: string): () => void;
}

/** 新建一个选择仓库，可以带上已选的编号。 */
export function createSelection(initial: Iterable<string> = []): SelectionStore {
  const chosen = new Set(initial);
  const rowListeners = new Map<string, Set<() => void>>();
  const listeners = new Set<() => void>();
  let snapshot: readonly string[] = [...chosen];

  function set(ids: Iterable<string>, on: boolean | undefined): void {
    const changed: string[] = [];
    for (const id of ids) {
      const wanted = on ?? !chosen.has(id);
      if (wanted === chosen.has(id)) continue;
      if (wanted) chosen.add(id);
      else chosen.delete(id);
      changed.push(id);
    }
    if (changed.length === 0) return;
    snapshot = [...chosen];
    for (const id of changed) for (const listener of rowListeners.get(id) ?? []) listener();
    for (const listener of listeners) listener();
  }

  return {
    has: (id) => chosen.has(id),
    ids: () => snapshot,
    size: () => chosen.size,
    toggle: (id, on) => set([id], on),
    setMany: (ids, on) => set(ids, on),
    clear: () => set([...chosen], false),
    keep: (ids) =>
      set(
        [...chosen].filter((id) => !ids.includes(id)),
        false,
      ),
    subscribe(listener, id) {
      const group = id === undefined ? listeners : (rowListeners.get(id) ?? new Set());
      if (id !== undefined) rowListeners.set(id, group);
      group.add(listener);
      return () => {
        group.delete(listener);
        if (id !== undefined && group.size === 0) rowListeners.delete(id);
      };
    },
  };
}

/** 本页的选择情况。 */
export function pageState(
  selection: SelectionStore,
  ids: readonly string[],
): 'all' | 'some' | 'none' {
  if (selection.size() === 0) return 'none';
  // One selected and one not settle it; the page need not be counted.
  const first = ids[0] !== undefined && selection.has(ids[0]);
  const isMixed = ids.some((id) => selection.has(id) !== first);
  if (isMixed) return 'some';
  return first ? 'all' : 'none';
}
