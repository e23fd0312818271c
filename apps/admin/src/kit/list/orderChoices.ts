import type { Sort } from '@tqc/ui/DataTable';

/** A field that a list can be ordered by. */
export interface Ordered {
  readonly name: string;
  readonly label: string;
}

/** A code list of orders: `regId.asc` and its word. */
export interface OrderWords {
  readonly options: readonly { readonly value: number | string; readonly label: string }[];
}

/** Every field both ways: first what the code list names, in its order, then the others. */
export function orderChoices(ordered: readonly Ordered[], { options }: OrderWords) {
  const offered = new Map(
    ordered.flatMap(({ name, label }) =>
      (['asc', 'desc'] as const).map((order) => [
        `${name}.${order}`,
        {
          label: `${label}${order === 'asc' ? '升序' : '降序'}`,
          sort: { key: name, order } as Sort,
        },
      ]),
    ),
  );
  const named = options.filter(({ value }) => offered.has(String(value)));
  const known = new Map(named.map(({ value, label }) => [String(value), label]));
  return [...new Set([...known.keys(), ...offered.keys()])].flatMap((key) => {
    const one = offered.get(key);
    return one ? [{ key, ...one, label: known.get(key) ?? one.label }] : [];
  });
}
