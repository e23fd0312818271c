import { printLayout } from '@tqc/contract/cert';
import { refuse } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { offsetOf } from './print/offsetOf';
import { crudOf, serve } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';

interface Entered {
  readonly name: string;
  readonly dx: number;
  readonly dy: number;
  readonly offsets: readonly { readonly field: string; readonly dx: number; readonly dy: number }[];
}

const rows = store('printLayout', 'id');

const plain = crudOf(rows, 'id', {
  mine: ({ who }) => sql`admin_id = ${who.adminId}`,
  list: { like: ['name'], order: 'name.asc' },
  dress: async (_call, found: readonly RowOf<'printLayout'>[]) =>
    found.map((row) => ({ ...row, ...offsetOf(row) })),
  check: ({ offsets }: Entered) => {
    if (new Set(offsets.map(({ field }) => field)).size !== offsets.length)
      throw refuse('offsets', '每个字段只能调整一次');
  },
  start: ({ who }) => ({ adminId: who.adminId }),
});

/** Layouts of a person; another one does not see them. */
export const printLayoutRoutes = serve(printLayout, {
  list: plain.list,
  create: plain.create,
  update: plain.update,
  remove: plain.remove,
});
