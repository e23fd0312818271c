import { recognitionStatus } from '@tqc/domain/dictionaries';
import type { TreatedFile } from '../../kit/files';
import type { Db } from '../../kit/scope';
import type { RegistrationRecord } from './rows';

/**
 * Kinds a reviewer may replace until the application is confirmed; photo and form only come from
 * the applicant.
 */
const REPLACEABLE = new Set([
  'diploma',
  'newDiploma',
  'degree',
  'mandarin',
  'exam',
  'health',
  'student',
  'other',
]);

/** What stands in for a document of an application. */
export const SCANS: readonly TreatedFile['kind'][] = ['image', 'pdf'];

/** True when a document of this kind may be replaced while the application is in this state. */
export function isReplaceable(status: number, kind: string): boolean {
  return recognitionStatus.group.open.includes(status) && REPLACEABLE.has(kind);
}

/** Adds a document to an application, behind those it has. */
export async function addDocument(
  db: Db,
  { regId, city, prov, county, point }: RegistrationRecord,
  document: { readonly kind: string; readonly title: string; readonly fileId: string },
): Promise<void> {
  const last = await db
    .selectFrom('registrationFile')
    .select((is) => is.fn.max('seq').as('seq'))
    .where('city', '=', city)
    .where('regId', '=', regId)
    .executeTakeFirst();
  await db
    .insertInto('registrationFile')
    .values({ regId, city, prov, county, point, seq: Number(last?.seq ?? 0) + 1, ...document })
    .execute();
}
