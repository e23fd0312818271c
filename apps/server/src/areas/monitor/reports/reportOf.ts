import { reports } from '@tqc/contract/monitor';
import { cubeOf, dimensionOf, leavesOf, type Definition } from '@tqc/domain/reports';
import { outOfReach } from '../../../kit/failure';
import { requireRightOf, type CallContext } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';
import { inUseFor } from '../../../trade/reports';

/** The table of reports; who may read which is asked beside it. */
export const reportRows = store('report', 'reportId');

export type Report = RowOf<'report'>;
export type ReportVersion = RowOf<'reportVersion'>;

/** What is stored was judged by the schema of the contract when it came in. */
export const definitionIn = ({ definition }: Pick<Report, 'definition'>) =>
  definition as Definition;

/** A report as it is read: what is in use, or what is being made by whoever may make reports. */
export async function reportOf(
  call: Pick<CallContext, 'db' | 'who'>,
  { id, draft }: { readonly id: string; readonly draft: boolean },
): Promise<{ readonly row: Report; readonly name: string; readonly definition: Definition }> {
  if (draft) {
    requireRightOf(call, reports.add);
    const row = await reportRows(call).get(id);
    return { row, name: row.name, definition: definitionIn(row) };
  }
  const row = await reportRows(call).get(id, inUseFor(call.who.orgType));
  const [version] = await versionsOf(call, [row]);
  if (!version) throw outOfReach();
  return { row, name: version.name, definition: definitionIn(version) };
}

/** The versions in use of some reports. */
export async function versionsOf(
  { db }: Pick<CallContext, 'db'>,
  found: readonly Report[],
): Promise<readonly ReportVersion[]> {
  const used = found.filter(({ number }) => number !== null);
  if (used.length === 0) return [];
  return db
    .selectFrom('reportVersion')
    .selectAll()
    .where(({ eb, or }) =>
      or(
        used.map(({ reportId, number }) =>
          eb('reportId', '=', reportId).and('number', '=', number ?? 0),
        ),
      ),
    )
    .execute();
}

/** What the list tells of a report: the version in use, or what is being made of it. */
export function answerOf(
  { who }: Pick<CallContext, 'who'>,
  row: Report,
  version: ReportVersion | undefined,
  draft: boolean,
) {
  const shown = draft ? row : (version ?? row);
  const definition = definitionIn(shown);
  const cube = cubeOf(definition.cube);
  const words = (names: readonly (string | undefined)[]) =>
    names.filter((name) => name !== undefined).join('、');
  const measures = cube ? leavesOf(cube, definition).map(({ measure }) => measure.label) : [];
  return {
    id: row.reportId,
    name: shown.name,
    business: row.business,
    status: row.status,
    rowText: words(definition.rows.map((id) => cube && dimensionOf(cube, id)?.label)),
    measureText: words([...new Set(measures)]),
    filters: definition.filters.length,
    audience: [...shown.audience],
    number: row.number,
    creator: row.creator,
    createTime: row.createTime,
    publishedAt: version?.publishedAt ?? null,
    askedByMe: row.askedBy === who.adminId,
    version: row.version,
    definition,
  };
}
