import { recognitionStatus } from '@tqc/domain/dictionaries';
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
export const SCANS: readonly string[] = ['image', 'pdf'];

/** True when a document of this kind may be replaced while the application is in this state. */
export function isReplaceable(status: number, kind: string): boolean {
  return recognitionStatus.group.open.includes(status) && REPLACEABLE.has(kind);
}
