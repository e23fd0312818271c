import type { Db } from '../kit/scope';

/** The organisation right above another one; undefined for the centre. */
export async function organisationAbove(db: Db, orgId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('org')
    .select('parentId')
    .where('orgId', '=', orgId)
    .executeTakeFirst();
  return found?.parentId ?? undefined;
}
