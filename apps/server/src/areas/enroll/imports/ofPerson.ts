import { refuse } from '@tqc/domain/kit';
import { personNo } from '@tqc/domain/shared';
import type { Existing } from '../../../kit/imports';
import type { CallContext } from '../../../kit/serve';
import type { Enrollment } from '../../../trade/enrollments';

/** What is known of a record that a line of a file may mean; a plan shows none of it. */
interface Known extends Existing {
  readonly row: Enrollment;
}

/** Records by the numbers of their certificates; where several have one, the last counts. */
export const byCertificate = (rows: readonly Enrollment[]): ReadonlyMap<string, Known> =>
  new Map(
    rows.map((row) => [row.certNo, { id: row.enrId, version: row.version, values: {}, row }]),
  );

/** The record a line means: of that certificate and of that person, else nothing is told of it. */
export function meant(
  { app }: Pick<CallContext, 'app'>,
  existing: Existing | undefined,
  { idNo, name }: { readonly idNo: string; readonly name?: string },
  none: string,
): Enrollment {
  if (!existing) throw refuse('certNo', none);
  // `byCertificate` found it.
  const { row } = existing as Known;
  if (!app.personal.index('idNo', personNo(idNo)).equals(row.idIndex))
    throw refuse('idNo', '证件号码与该证书的申报人不符');
  if (name !== undefined && name !== row.name) throw refuse('name', '姓名与申报人不符');
  return row;
}
