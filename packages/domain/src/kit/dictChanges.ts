/** How a status is coloured, always beside its word: waiting, in progress, good, held back, bad. */
export type Tone = 'pending' | 'running' | 'good' | 'held' | 'bad';

/** One value of a code list. */
export interface DictItem<V extends number | string = number | string> {
  readonly value: V;
  readonly label: string;
  readonly tone?: Tone | undefined;
  /** Is not offered any more; what has it keeps it. */
  readonly off?: boolean | undefined;
}

/** What the national centre made of one value of a compiled list. */
export interface DictChange {
  readonly code: string;
  readonly label: string;
  readonly tone: Tone | null;
  readonly sort: number;
  readonly off: boolean;
}

interface Kept {
  readonly shown: DictItem[];
  readonly compiled: readonly DictItem[];
}

/** Lists by their name: one that got names or colours for its codes is there besides. */
const kept = new Map<string, Kept[]>();

/** The items of a list as everybody shows them; `changeLists` changes them in their place. */
export function keepChangeable<V extends number | string>(
  name: string,
  items: readonly DictItem<V>[],
): readonly DictItem<V>[] {
  const shown = items.map((item) => ({ ...item }));
  if (name !== '') kept.set(name, [...(kept.get(name) ?? []), { shown, compiled: items }]);
  return shown;
}

/**
 * Shows lists as they were changed, by their name, and every other as it was compiled. Fields,
 * columns and forms hold the very items, so what is drawn next has the new words.
 */
export function changeLists(changes: ReadonlyMap<string, readonly DictChange[]>): void {
  for (const [name, lists] of kept) {
    const changed = new Map(changes.get(name)?.map((one) => [one.code, one]));
    for (const { shown, compiled } of lists) {
      const orderOf = ({ value }: DictItem, at: number) =>
        changed.get(String(value))?.sort ?? (at + 1) * STEP;
      const next = compiled
        .map((item, at) => ({ item: asChanged(item, changed.get(String(item.value))), at }))
        .toSorted((a, b) => orderOf(a.item, a.at) - orderOf(b.item, b.at) || a.at - b.at);
      const before = new Map(shown.map((item) => [item.value, item]));
      shown.splice(
        0,
        shown.length,
        ...next.map(({ item }) => Object.assign(before.get(item.value) ?? {}, item)),
      );
    }
  }
}

/** The list that some items belong to, if they are a list's. */
export function nameOfList(items: readonly unknown[]): string | undefined {
  for (const [name, lists] of kept) if (lists.some(({ shown }) => shown === items)) return name;
  return undefined;
}

/** Between two values in the order they were compiled in: room for one put between them. */
const STEP = 10;

function asChanged(item: DictItem, change: DictChange | undefined): DictItem {
  const { value, label, tone } = item;
  return {
    value,
    label: change?.label ?? label,
    tone: change?.tone ?? tone,
    off: change?.off || undefined,
  };
}
