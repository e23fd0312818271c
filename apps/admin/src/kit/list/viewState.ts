import { withoutSealed } from '@tqc/contract/kit';
import type { ColumnChanges } from '@tqc/ui/DataTable';
import { densities, type Density } from '@tqc/ui/tokens';
import { z } from 'zod';

/** What a view keeps: the address, the columns that differ, the row height. */
export interface ViewState {
  readonly query: string;
  readonly columns: ColumnChanges;
  readonly density: Density;
}

const Stored = z.object({
  query: z.string().max(4000).catch(''),
  columns: z
    .object({
      hidden: z.array(z.string()).optional(),
      order: z.array(z.string()).optional(),
      widths: z.record(z.string(), z.number()).optional(),
      pins: z.record(z.string(), z.enum(['left', 'right', 'none'])).optional(),
    })
    .catch({}),
  density: z.enum(densities).catch('default'),
});

/**
 * Reads what an older build may have written: every part that does not fit falls back to its
 * default, personal numbers are left out.
 */
export function readViewState(state: unknown): ViewState {
  const { query, columns, density } = Stored.parse(
    typeof state === 'object' && state !== null ? state : {},
  );
  const { hidden, order, widths, pins } = columns;
  return {
    query: withoutSealed(query),
    density,
    columns: {
      ...(hidden && { hidden }),
      ...(order && { order }),
      ...(widths && { widths }),
      ...(pins && { pins }),
    },
  };
}

/**
 * The address of a view: filters and order, but neither the page nor the view itself, nor a
 * personal number.
 */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of ['pageNo', 'view', 'exactTotal']) kept.delete(name);
  return withoutSealed(kept.toString());
}
