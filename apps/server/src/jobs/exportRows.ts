import { exportCallOf, KEPT_DAYS, MOST_ROWS } from '@tqc/contract/resource';
import { routeOf } from '@tqc/contract/screens';
import { allAreas } from '../areas';
import { fileOfRows, headOf, openQuery, writeTable, type ExportInput } from '../kit/export';
import { ApiFailure } from '../kit/failure';
import type { Db } from '../kit/scope';
import { personNow } from '../kit/session';
import { askedOf, foundOf, MOST_FOUND, walkRows, type AppParts } from '../kit/serve';
import { returnUse, rowsUnder } from '../trade/filing';
import { bounded, makeFile, type Made } from './finishTask';
import type { Failing, Leased } from './taskLease';

/** What an export was asked; `startExport` wrote it. */
const inputOf = ({ job }: Leased) => job.input as ExportInput;

/**
 * One export, in the name and with the rights that its person has now: every row of the list goes
 * into a file that is whole or absent, of `mostBytes` at most.
 */
export function exportRows(app: AppParts, leased: Leased, mostBytes: number): Promise<void> {
  return makeFile(app, leased, (keep) => write(app, leased, keep, mostBytes));
}

/** What a failed export says; a use of a filing is given back. */
export const exportFails: Failing = {
  title: '导出没有完成',
  again: true,
  content: (title, reason) => `“${title}”没有导出：${reason}。可以在文件任务中重新执行。`,
  async after(db, leased) {
    const { docId } = inputOf(leased);
    if (docId !== undefined) await returnUse(db, docId);
  },
};

async function write(
  app: AppParts,
  leased: Leased,
  keep: (bytes: AsyncIterable<Buffer>) => Promise<Made['file']>,
  mostBytes: number,
): Promise<Made> {
  const { job, progress, check } = leased;
  const { call: list, columns, format, inFull = [], docId } = inputOf(leased);
  const served = allAreas.find(({ call }) => call.id === list);
  const who = await personNow(app.pool, job.admin_id);
  if (!served) throw new ApiFailure(404);
  if (!who) throw new ApiFailure(492);
  for (const { permission } of [served.call, exportCallOf(served.call)])
    if (permission !== 'signedIn' && !who.rights.has(permission)) throw new ApiFailure(403);
  const most = docId === undefined ? MOST_ROWS : await rowsUnder(app.pool, docId, inFull);
  const query = openQuery(app.personal, job.job_id, job.sealed);
  return walkRows(
    app,
    { served, query, who, inFull: new Set(inFull), most: MOST_ROWS },
    async (total, pages) => {
      progress.total = total;
      if (total > most)
        throw new ApiFailure(422, `备案的预计条数为${most}条，现有${total}条，请增加查询条件`);
      const first: unknown[] = [];
      async function* counted() {
        for await (const page of pages) {
          check();
          if (first.length < MOST_FOUND) first.push(...page.slice(0, MOST_FOUND - first.length));
          yield page;
          progress.done += page.length;
        }
      }
      const lines = headOf(served.call, query, who, app.clock(), total);
      const table = fileOfRows({ call: served.call, title: job.title, columns, lines }, counted());
      const { bytes, mime } = writeTable(format, table);
      const file = await keep(bounded(bytes, mostBytes));
      // Whose data a search by a full number found, so far as a look at the list would tell.
      const found = foundOf(served.call, query, { record: first });
      const isInVain = total === 0 && docId !== undefined;
      return {
        who,
        ...(isInVain ? { also: (db: Db) => returnUse(db, docId) } : {}),
        kind: format,
        mime,
        file,
        total,
        news: {
          title: '导出已完成',
          content:
            total === 0
              ? `“${job.title}”没有符合条件的记录，文件里只有表头；请调整查询条件后重新导出。${isInVain ? '备案的次数没有占用。' : ''}`
              : `“${job.title}”共${total}条，文件保留${KEPT_DAYS}天，请到文件任务中下载。`,
          url: routeOf('shell.fileTasks'),
        },
        call: { ...exportCallOf(served.call), audit: 'query' },
        detail: {
          list,
          columns,
          format,
          filter: askedOf(served.call, query),
          ...(found.length === 0 ? {} : { found }),
          ...(docId === undefined ? {} : { docId, inFull }),
        },
      };
    },
  );
}
