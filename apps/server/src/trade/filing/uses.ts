import { filingStatus } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { ApiFailure } from '../../kit/failure';
import type { CallContext } from '../../kit/serve';
import type { Db } from '../../kit/scope';

/** What is to leave in full, and under which type of filing. */
interface Wanted {
  readonly type: number;
  readonly fields: readonly string[];
}

/**
 * Takes one use of a filing of the caller's organisation, held until the transaction ends; refused
 * where it does not cover what is to leave.
 */
export async function takeUse(
  { db, who, now }: Pick<CallContext, 'db' | 'who' | 'now'>,
  docId: string,
  { type, fields }: Wanted,
): Promise<void> {
  const filing = await db
    .selectFrom('exportFiling')
    .selectAll()
    .where('docId', '=', docId)
    .where('orgId', '=', who.orgId)
    .forUpdate()
    .executeTakeFirst();
  const why = !filing
    ? '没有这份导出权限备案，请重新选择'
    : filing.status !== filingStatus.code('passed')
      ? '该备案没有审批通过或已过期，请选择有效的备案'
      : (filing.validUntil ?? '') < chinaDay(now)
        ? '该备案已过期，请重新申请备案'
        : filing.filingType !== type || !fields.every((name) => filing.columns.includes(name))
          ? '该备案不包括所选的完整号码，请选择其他备案或去掉这些列'
          : filing.usesLeft < 1
            ? '该备案的可用次数已用完，请重新申请备案'
            : undefined;
  if (why !== undefined || !filing) throw refuse('docId', why ?? '');
  await db
    .updateTable('exportFiling')
    .set({ usesLeft: filing.usesLeft - 1 })
    .where('docId', '=', docId)
    .execute();
}

/**
 * How many rows may leave under a filing as it stands now: it may have been asked for anew since a
 * use of it was taken. Refused where it does not cover what is to leave any more.
 */
export async function rowsUnder(
  pool: Pool,
  docId: string,
  fields: readonly string[],
): Promise<number> {
  const { rows } = await pool.query<{ expected: number; columns: string[] }>(
    'select expected, columns from export_filing where doc_id = $1 and status = $2',
    [docId, filingStatus.code('passed')],
  );
  const [filing] = rows;
  if (!filing || !fields.every((name) => filing.columns.includes(name)))
    throw new ApiFailure(422, '备案已经改变，不再包括所选的完整号码，请重新导出');
  return filing.expected;
}

/** Gives a use back: nothing left under it. */
export async function returnUse(db: Db, docId: string): Promise<void> {
  await db
    .updateTable('exportFiling')
    .set({ usesLeft: sql`least(uses, uses_left + 1)` })
    .where('docId', '=', docId)
    .execute();
}
