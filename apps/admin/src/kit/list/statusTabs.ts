import type { Status } from '@tqc/domain/kit';
import type { KindTab } from './KindTabs';

/** A tab of one state, or of all of them, with what its list is asked for. */
export interface StatusTab<F extends string, N extends string> extends KindTab {
  readonly key: N | 'all';
  readonly fixed: Readonly<Partial<Record<F, number>>>;
}

interface Wanted<F extends string, N extends string> {
  /** The filter of the list that the state is. */
  readonly of: F;
  readonly status: Status<N>;
  /** Its states, the one that is worked on first. */
  readonly keys: readonly N[];
  /** What the list calls a state, where that is not the word of the record. */
  readonly words?: Readonly<Partial<Record<N, string>>>;
  /** Whether a last tab has all of them. */
  readonly all?: boolean;
}

/** The tabs of a list by a state of its rows, in the words of the code list (`useKindTabs`). */
export function statusTabs<F extends string, N extends string>({
  of,
  status,
  keys,
  words,
  all = false,
}: Wanted<F, N>): readonly StatusTab<F, N>[] {
  // The name of the one filter is a type, which an object that is put together does not keep.
  const asking = (fixed: object) => fixed as StatusTab<F, N>['fixed'];
  const tabs = keys.map((key): StatusTab<F, N> => {
    const code = status.code(key);
    return { key, label: words?.[key] ?? status.label(code), fixed: asking({ [of]: code }) };
  });
  return all ? [...tabs, { key: 'all', label: '全部', fixed: asking({}) }] : tabs;
}
