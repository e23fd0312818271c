/** 一处未保存的内容。 */
export interface DirtyEntry {
  id: string;
  label: string;
  /** 在哪个页面上，见 DirtyPlace；关标签页时只问它自己的。 */
  place: string;
}

/** 未保存内容的登记处：关标签页、退出登录、关闭浏览器和换新版本都问它。 */
export interface DirtyRegistry {
  mark(id: string, label: string, place?: string): void;
  clear(id: string): void;
  list(): readonly DirtyEntry[];
  subscribe(listener: () => void): () => void;
}

/** 新建一个登记处；产品里只用 dirtyRegistry 这一个。 */
export function createDirtyRegistry(): DirtyRegistry {
  const listeners = new Set<() => void>();
  let entries: readonly DirtyEntry[] = [];
  function set(next: readonly DirtyEntry[]) {
    entries = next;
    for (const listener of listeners) listener();
  }
  return {
    mark(id, label, place = '') {
      if (
        entries.some((entry) => entry.id === id && entry.label === label && entry.place === place)
      )
        return;
      set([...entries.filter((entry) => entry.id !== id), { id, label, place }]);
    },
    clear(id) {
      if (entries.some((entry) => entry.id === id)) set(entries.filter((entry) => entry.id !== id));
    },
    list: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** 全产品共用的登记处。 */
export const dirtyRegistry = createDirtyRegistry();
