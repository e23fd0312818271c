import type { CaseRow } from '../application/application';

type ChosenCase = Pick<CaseRow, 'regId' | 'archiveNo' | 'name' | 'version'>;

type Shown = 'regId' | 'archiveNo';

/** What a button knows of an application, under the number that its list shows. */
export const chosenCase = (row: ChosenCase, by: Shown = 'regId') => ({
  id: row.regId,
  name: row.name,
  version: row.version,
  no: row[by] ?? '',
});

/** What a bar of buttons knows of the chosen applications. */
export const caseChosen = (rows: readonly ChosenCase[], by?: Shown) =>
  rows.map((row) => chosenCase(row, by));
