/**
 * Every place of the database that names a file, as table and expression: what none of them names
 * is swept away. Who adds a column that names one adds a line here; a test walks all columns that
 * could.
 */
export const NAMES_FILES: readonly (readonly [table: string, names: string, where?: string])[] = [
  ['applicant_file', 'file_id'],
  ['cert', 'photo'],
  ['cert_case_file', 'file_id'],
  ['ecert', 'file_id'],
  ['ecert_change', 'file_id'],
  ['edu_doc', 'file_id'],
  ['enrollment', 'photo'],
  ['enrollment_file', 'file_id'],
  ['exempt_filing', 'file_id'],
  ['exempt_filing', 'seal_file_id'],
  ['exempt_student', 'photo'],
  ['export_filing', 'file_id'],
  ['job', 'result_file'],
  ['limitation_file', 'file_id'],
  ['org_rename', 'file_id'],
  ['org_stamp', 'file_id'],
  ['org_stamp_log', 'file_id'],
  ['plan_change', 'file_id'],
  ['province_plan', 'file_id'],
  ['rare_word', 'picture'],
  ['registration', 'photo'],
  ['registration_change', 'file_id'],
  ['registration_file', 'file_id'],
  ['site_file', 'file_id'],
  // A document that was replaced stands in the history alone.
  ['registration_log', "detail ->> 'before'", "detail ? 'before'"],
  ['registration_log', "detail ->> 'after'", "detail ? 'after'"],
];

/**
 * Whether any record names a file, or its history does, as a condition on the expression that holds
 * its id.
 */
export function isNamed(file: string): string {
  return conditionOf(NAMES_FILES, file);
}

/**
 * Whether a record has a file now. A level asks for this: under its policies the expressions of the
 * history could use no index.
 */
export function isInUse(file: string): string {
  return conditionOf(
    NAMES_FILES.filter(([, , where]) => where === undefined),
    file,
  );
}

function conditionOf(places: typeof NAMES_FILES, file: string): string {
  return places
    .map(([table, names, where]) => {
      const id = where === undefined ? file : `${file}::text`;
      const only = where === undefined ? '' : ` and named.${where}`;
      return `exists (select from ${table} named where named.${names} = ${id}${only})`;
    })
    .join(' or ');
}
