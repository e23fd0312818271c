import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * The rows of a table that belong to some applications: asked with their city too, which stands in
 * every key and says in which partition they are. Of an application that the caller does not see
 * there are none.
 */
export function ofApplications(regIds: readonly string[]): RawBuilder<SqlBool> {
  const numbers = sql.join([...regIds]);
  return sql<SqlBool>`reg_id in (${numbers}) and city in (select r.city from registration r where r.reg_id in (${numbers}))`;
}

/** The same for one. */
export function ofApplication(regId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`reg_id = ${regId} and city = (select r.city from registration r where r.reg_id = ${regId})`;
}
