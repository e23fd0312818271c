import { TooLate } from '@tqc/domain/kit';
import { onOff, recognitionStatus } from '@tqc/domain/dictionaries';
import { whyNotFor } from '@tqc/domain/planning';
import { sql, type Selectable } from 'kysely';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import type { Db } from '../../../kit/scope';
import type { CallContext } from '../../../kit/serve';
import type { Tables } from '../../../kit/tables';
import { requireUndeleted, type RegistrationRecord } from '../../../trade/registration';

type Arrangement = Selectable<Tables['planArrangement']>;

/**
 * Holds some arrangements in the order of their numbers: two applications that change places do not
 * wait for each other.
 */
export async function holdArrangements(
  db: Db,
  lsIds: readonly string[],
): Promise<readonly Arrangement[]> {
  const { rows } =
    await sql<Arrangement>`select * from plan_arrangement where ls_id in (${sql.join([...new Set(lsIds)])}) order by ls_id for update`.execute(
      db,
    );
  return rows;
}

/** The arrangement the caller's organisation may move an application to, or why it may not. */
export function movableTo(
  { who }: Pick<CallContext, 'who'>,
  row: RegistrationRecord,
  lsId: string,
  held: readonly Arrangement[],
): Arrangement {
  if (row.orgId !== who.orgId) throw outOfReach();
  return requireMovable(row, lsId, held);
}

/** The same, whoever asks. */
export function requireMovable(
  row: RegistrationRecord,
  lsId: string,
  held: readonly Arrangement[],
): Arrangement {
  if (lsId === row.lsId) throw new ApiFailure(422, '该申请已在所选的确认点，请选择另一个确认点');
  requireUndeleted(row);
  if (!recognitionStatus.group.awaitingConfirmation.includes(row.status))
    throw new TooLate('该申请已确认，不能再转移确认点');
  const target = held.find((one) => one.lsId === lsId && one.obtId === row.obtId);
  if (!target || target.status !== onOff.code('on'))
    throw new ApiFailure(422, '目标确认点在同一时间段没有启用的安排');
  if (!target.ctIds.includes(row.ctId)) throw new ApiFailure(422, '目标确认点不办理该资格种类');
  const notFor = whyNotFor(target.audience, row);
  if (notFor) throw new ApiFailure(422, `目标确认点${notFor}，该申请人不在其中`);
  return target;
}
