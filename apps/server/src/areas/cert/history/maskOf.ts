import { maskIdNo } from '@tqc/domain/shared';
import { placeOf } from '../../../kit/personal';
import type { CallContext } from '../../../kit/serve';
import type { RowOf } from '../../../kit/store';

type Kept = Pick<RowOf<'enrollmentHistory'>, 'enrId' | 'idMask'>;

/** The number as it is shown: of a history from before it was kept, that of its registration. */
export async function masksOfHistories(
  { app, db }: Pick<CallContext, 'app' | 'db'>,
  found: readonly Kept[],
): Promise<(row: Kept) => string> {
  const bare = found.flatMap(({ enrId, idMask }) => (idMask === '' && enrId !== null ? enrId : []));
  const rows = await db
    .selectFrom('enrollment')
    .select(['enrId', 'idNo'])
    .where('enrId', 'in', ['0', ...bare])
    .execute();
  const masks = new Map(
    rows.map(({ enrId, idNo }) => [
      enrId,
      maskIdNo(app.personal.open(placeOf('enrollment', 'id_no', enrId), idNo)),
    ]),
  );
  return ({ enrId, idMask }) => idMask || (masks.get(enrId ?? '') ?? '');
}

export const maskOfHistory = async (call: Pick<CallContext, 'app' | 'db'>, row: Kept) =>
  (await masksOfHistories(call, [row]))(row);
