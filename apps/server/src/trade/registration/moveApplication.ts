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
  for (const table of BELONGINGS)
    await sql`update ${sql.table(table)} set point = ${point} where city = ${city} and reg_id = ${regId}`.execute(
      db,
    );
}
