import type { Row } from './rollRows';

/** A panel as a room knows it. */
export interface PanelState {
  readonly rev: number;
  readonly asOf: string;
  readonly rows: readonly Row[];
  readonly state: 'ok' | 'empty' | 'fixing' | 'missing';
}

/** What turns one state of a panel into the next. */
export interface Patch {
  readonly rev: number;
  readonly asOf: string;
  readonly state: PanelState['state'];
  readonly set: readonly Row[];
  readonly del: readonly string[];
  /** Keys in their order; only when it is not what set and del alone would give. */
  readonly order?: readonly string[];
}

/** The patch from what is shown to what is now; undefined when nothing differs. */
export function patchOf(
  before: PanelState,
  after: Pick<PanelState, 'rows' | 'state' | 'asOf'>,
): Patch | undefined {
  const old = new Map(before.rows.map((row) => [row[0], row]));
  const keys = new Set(after.rows.map(([key]) => key));
  const set = after.rows.filter((row) => !same(old.get(row[0]), row));
  const del = [...old.keys()].filter((key) => !keys.has(key));
  const grown = [
    ...[...old.keys()].filter((key) => keys.has(key)),
    ...after.rows.map(([key]) => key).filter((key) => !old.has(key)),
  ];
  const order = after.rows.map(([key]) => key);
  const moved = order.some((key, at) => grown[at] !== key);
  if (set.length === 0 && del.length === 0 && !moved && before.state === after.state)
    return undefined;
  return {
    rev: before.rev + 1,
    asOf: after.asOf,
    state: after.state,
    set,
    del,
    ...(moved ? { order } : {}),
  };
}

function same(a: Row | undefined, b: Row): boolean {
  return a !== undefined && a.length === b.length && a.every((value, at) => value === b[at]);
}
