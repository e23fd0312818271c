import type { Insertable } from 'kysely';
import type { Db } from '../scope';
import type { Tables } from '../tables';

/** Whose a file is, and where. */
interface Keeper {
  readonly adminId: string;
  readonly orgId: string;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
  readonly point: string;
}
type Named = Omit<Insertable<Tables['file']>, keyof Keeper>;

/** Writes down stored bytes as a file of a person. */
export async function nameFile(
  db: Db,
  { adminId, orgId, prov, city, county, point }: Keeper,
  file: Named,
): Promise<void> {
  await db
    .insertInto('file')
    .values({ ...file, adminId, orgId, prov, city, county, point })
    .execute();
}
