import type { Column } from '@tqc/ui/DataTable';
import type { SearchField, SearchValues } from '@tqc/ui/SearchForm';

/** More values are looked for in the search. */
const MOST = 30;
/** What a head needs beside its letters: edges, the sign of the filter, and that of the order. */
const PLAIN = 60;
const SORTED = 80;

/**
 * The columns whose values the search knows, with those values in their heads: the same condition
 * as in the search, for whoever looks at the column.
 */
export function headFilters<Row>(
  columns: readonly Column<Row>[],
  fields: readonly SearchField[],
  active: SearchValues,
  pick: (name: string, value: string) => void,
): Column<Row>[] {
  return columns.map((column) => {
    const field = fields.find(({ name }) => name === column.key);
    if (field?.kind !== 'dict' || field.options.length > MOST) return column;
    const value = active[field.name];
    return {
      ...column,
      width: Math.max(
        column.width ?? 0,
        column.title.length * 14 + (column.sortable ? SORTED : PLAIN),
      ),
      filter: {
        options: field.options,
        value: typeof value === 'string' ? value : '',
        onChange: (next: string) => pick(field.name, next),
      },
    };
  });
}
