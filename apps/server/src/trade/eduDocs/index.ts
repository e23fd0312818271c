import { docStatus } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import { asSystem, type Db } from '../../kit/scope';
import { statusIs } from '../../kit/store';

const CENTRE = 5;

/**
 * Which materials somebody may read: those put out for organisations of their kind, and those of
 * the own organisation; the centre reads all. Of other provinces the database shows none.
 */
export function mayReadDoc(
  { orgId, orgType }: { readonly orgId: string; readonly orgType: number },
  table = 'edu_doc',
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  if (orgType === CENTRE) return sql<boolean>`true`;
  const isOut = statusIs(`${table}.status`, docStatus.code('published'));
  return sql<boolean>`(${column('org_id')} = ${orgId} or (${isOut} and ${orgType} = any(${column('audience')})))`;
}

/** Notes that materials were fetched, whose they are or not: nobody else may change them. */
export async function countFetched(db: Db, fileIds: readonly string[]): Promise<void> {
  await asSystem(db, () =>
    sql`update edu_doc set downloads = downloads + 1 where file_id in (${sql.join(fileIds)})`.execute(
      db,
    ),
  );
}
