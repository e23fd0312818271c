import { blankStockStatus } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import type { CallContext } from '../../../kit/serve';

/** A blank that lies in the drawer, and the range it is of. */
export interface FreeBlank {
  readonly serial: string;
  readonly stockId: string;
}

/**
 * So many blanks of a type as there are, in the order of their numbers, from the given one on. The
 * ranges are held: two people do not print on one blank.
 */
export async function freeBlanks(
  { db, who }: Pick<CallContext, 'db' | 'who'>,
  ctId: number,
  most: number,
  from = '',
): Promise<readonly FreeBlank[]> {
  const stocks = await db
    .selectFrom('blankStock')
    .select('id')
    .where('orgId', '=', who.orgId)
    .where('ctId', '=', ctId)
    .where('status', '=', blankStockStatus.code('received'))
    .where('lastNo', '>=', from)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (stocks.length === 0) return [];
  const { rows } = await sql<FreeBlank>`
    select n.no::text as serial, s.id::text as "stockId"
    from blank_stock s cross join lateral generate_series(s.first_no::bigint, s.last_no::bigint) as n(no)
    where s.id in (${sql.join(stocks.map(({ id }) => id))}) and n.no::text >= ${from}
      and not exists (select from blank_no b where b.serial = n.no::text)
    order by n.no limit ${most}`.execute(db);
  return rows;
}
