import type { CaseRow } from '../application/application';

type ChosenCase = Pick<CaseRow, 'regId' | 'archiveNo' | 'name' | 'version'>;

/**
 * What a bar of buttons knows of the chosen applications, under the number that their list shows.
 */
export const caseChosen = (rows: readonly ChosenCase[], by: 'regId' | 'archiveNo' = 'regId') =>
  rows.map((row) => ({ id: row.regId, name: row.name, version: row.version, no: row[by] ?? '' }));
