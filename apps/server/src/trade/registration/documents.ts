/** Kinds a reviewer may replace until the application is confirmed; photo and form only come from the applicant. */
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
const OPEN = new Set([0, 6, 7, 8]);

/** True when a document of this kind may be replaced while the application is in this state. */
export function isReplaceable(status: number, kind: string): boolean {
  return OPEN.has(status) && REPLACEABLE.has(kind);
}
