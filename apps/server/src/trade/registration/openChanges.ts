import { regChangeStatus } from '@tqc/domain/dictionaries';
import type { Db } from '../../kit/scope';
import type { RegistrationRecord } from './rows';

/** Which of some applications have a change of their data nobody has judged: asked in one go. */
export async function openChanges(
  db: Db,
  rows: readonly Pick<RegistrationRecord, 'regId' | 'city'>[],
): Promise<(row: Pick<RegistrationRecord, 'regId'>) => boolean> {
  if (rows.length === 0) return () => false;
  const found = await db
    .selectFrom('registrationChange')
    .select('regId')
    .where('city', 'in', [...new Set(rows.map(({ city }) => city))])
    .where(
      'regId',
      'in',
      rows.map(({ regId }) => regId),
    )
    .where('status', '=', regChangeStatus.code('waiting'))
    .execute();
  const open = new Set(found.map(({ regId }) => regId));
  return ({ regId }) => open.has(regId);
}
