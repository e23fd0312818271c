import { reportStatus } from '@tqc/domain/dictionaries';
import type { Definition } from '@tqc/domain/reports';
import { sql, type RawBuilder } from 'kysely';
import { outOfReach } from '../../kit/failure';
import type { Db } from '../../kit/scope';

/** The reports that are in use for a level of organisations. */
export const inUseFor = (
  orgType: number,
): RawBuilder<unknown> => sql`status <> ${reportStatus.code('stopped')} and exists (
  select from report_version v where v.report_id = report.report_id and v.number = report.number and ${orgType}::smallint = any(v.audience))`;

/** What was published under a number, which is never changed. */
export interface Published {
  readonly name: string;
  readonly business: number;
  readonly number: number;
  readonly definition: Definition;
}

/** A version of a report, for somebody of a level that it is in use for. */
export async function publishedFor(
  db: Db,
  orgType: number,
  id: string,
  number?: number,
): Promise<Published> {
  const found = await readableFor(db, orgType, id, number);
  if (!found) throw outOfReach();
  return found;
}

/** The same; undefined where nothing is in use for that level. */
export async function readableFor(
  db: Db,
  orgType: number,
  id: string,
  number?: number,
): Promise<Published | undefined> {
  const { rows } = await sql<Published>`
    select u.name, report.business, u.number, u.definition from report
      join report_version u on u.report_id = report.report_id and u.number = coalesce(${number ?? null}::int, report.number)
    where report.report_id = ${id} and ${inUseFor(orgType)}`.execute(db);
  return rows[0];
}
