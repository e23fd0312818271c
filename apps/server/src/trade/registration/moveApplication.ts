import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import type { RegistrationRecord } from './rows';

/**
 * Everything that belongs to an application and says at which point it stands: who works there must
 * see all of it.
 */
const BELONGINGS = [
  'registration_file',
  'registration_log',
  'registration_message',
  'registration_change',
  'cert',
] as const;

/** Moves an application, as it was read, with all that belongs to it to another point. */
export async function moveApplication(
  db: Db,
  { city, regId, version }: RegistrationRecord,
  {
    lsId,
    pointId,
    point,
  }: { readonly lsId: string; readonly pointId: string; readonly point: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('registration')
    .set({ lsId, pointId, point, version: version + 1 })
    .where('city', '=', city)
    .where('regId', '=', regId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new ApiFailure(409);
  await moveBelongings(db, [{ city, regId }], point);
}

/** Moves what belongs to some applications to the point they were moved to. */
export async function moveBelongings(
  db: Db,
  rows: readonly Pick<RegistrationRecord, 'city' | 'regId'>[],
  point: string,
): Promise<void> {
  const cities = sql.join([...new Set(rows.map(({ city }) => city))]);
  const ids = sql.join(rows.map(({ regId }) => regId));
  for (const table of BELONGINGS)
    await sql`update ${sql.table(table)} set point = ${point} where city in (${cities}) and reg_id in (${ids})`.execute(
      db,
    );
}
