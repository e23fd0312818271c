import { sql, type RawBuilder } from 'kysely';

/** The types that an organisation recognises on a day, as a value of SQL; null for all by law. */
export function typesInForce(
  orgId: string | RawBuilder<unknown>,
  day: string,
): RawBuilder<number[] | null> {
  return sql<number[] | null>`(
    select t.ct_ids from org_cert_type t where t.org_id = ${orgId} and t.begin_date <= ${day}
      and coalesce(t.end_date, 'infinity') >= ${day}::date limit 1)`;
}
