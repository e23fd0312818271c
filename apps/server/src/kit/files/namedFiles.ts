/**
 * Every place of the database that names a file, as table and expression: what none of them names is swept away. Who adds a column that
 * names one adds a line here; a test walks all columns that could.
 */
export const NAMES_FILES: readonly (readonly [table: string, names: string, where?: string])[] = [
  ['cert', 'photo'],
  ['job', 'result_file'],
  ['plan_change', 'file_id'],
  ['province_plan', 'file_id'],
  ['registration', 'photo'],
  ['registration_change', 'file_id'],
  ['registration_file', 'file_id'],
  // A document that was replaced stands in the history alone.
  ['registration_log', "detail ->> 'before'", "detail ? 'before'"],
  ['registration_log', "detail ->> 'after'", "detail ? 'after'"],
];

/** Whether any record names a file, as a condition on the expression that holds its id. */
export function isNamed(file: string): string {
  return NAMES_FILES.map(([table, names, where]) => {
    const id = names.includes('->>') ? `${file}::text` : file;
    const only = where === undefined ? '' : ` and named.${where}`;
    return `exists (select from ${table} named where named.${names} = ${id}${only})`;
  }).join(' or ');
}
