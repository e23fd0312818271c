import { exportCallOf, KEPT_DAYS, MOST_ROWS } from '@tqc/contract/resource';
import { routeOf } from '@tqc/contract/screens';
import { jobStatus } from '@tqc/domain/shared';
import { allAreas } from '../areas';
import { fileOfRows, headOf, openQuery, writeTable, type ExportInput } from '../kit/export';
import { ApiFailure, isUndecided } from '../kit/failure';
import { nameFile } from '../kit/files';
import { queriesOn, systemScope, transaction } from '../kit/scope';
import { personNow, type Principal } from '../kit/session';
import {
  askedOf,
  auditDone,
  failureOf,
  foundOf,
  MOST_FOUND,
  NOBODY,
  spend,
  walkRows,
  type AppParts,
  type ServedCall,
} from '../kit/serve';
import { returnUse, rowsUnder } from '../trade/filing';
import { tellPerson } from '../trade/messages';
import { TaskGone, type Failing, type Leased } from './taskLease';

const DAY = 86_400_000;

/** What an export was asked; `startExport` wrote it. */
const inputOf = ({ job }: Leased) => job.input as ExportInput;

/**
 * One export, in the name and with the rights that its person has now: every row of the list goes
 * into a file that is whole or absent, of `mostBytes` at most.
 */
export async function exportRows(app: AppParts, leased: Leased, mostBytes: number): Promise<void> {
  const made: { file?: string } = {};
  try {
    await finish(app, leased, await write(app, leased, made, mostBytes));
  } catch (error) {
    // Where nobody knows whether it was written down, the sweep decides.
    if (made.file !== undefined && !isUndecided(failureOf(error).code))
      await app.files.remove(made.file);
    throw error;
  }
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

interface Written {
  readonly who: Principal;
  readonly served: ServedCall;
  readonly query: Readonly<Record<string, unknown>>;
  readonly total: number;
  /** Whose data a search by a full number found, so far as a look at the list would tell. */
  readonly found: readonly unknown[];
  readonly mime: string;
  readonly file: { readonly id: string; readonly size: number; readonly sha256: string };
}

async function write(
  app: AppParts,
  leased: Leased,
  made: { file?: string },
  mostBytes: number,
): Promise<Written> {
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
      const file = await app.files.put(bounded(bytes, mostBytes));
      made.file = file.id;
      const found = foundOf(served.call, query, { record: first });
      return { who, served, query, total, found, mime, file };
    },
  );
}

/** The pieces of a file, as long as they are not too many. */
async function* bounded(pieces: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > most) throw new ApiFailure(422, '导出的文件超过50MB，请减少导出的列或增加查询条件');
    yield piece;
  }
}

/** The file, its row, the state of the task, the message and the audit: all of it or nothing. */
async function finish(
  app: AppParts,
  leased: Leased,
  { who, served, query, total, found, mime, file }: Written,
): Promise<void> {
  const now = app.clock();
  const { job, runner } = leased;
  const { call, columns, format, docId, inFull } = inputOf(leased);
  await transaction(
    app.pool,
    systemScope,
    async (db) => {
      await nameFile(db, who, {
        fileId: file.id,
        name: job.file_name,
        kind: format,
        mime,
        size: file.size,
        sha256: file.sha256,
      });
      const { rowCount } = await queriesOn(db).query(
        `update job set status = ${jobStatus.code('done')}, total = $3, done = $3, result_file = $4, sha256 = $5, size = $6,
           ended_at = $7, expires_at = $8, runner = null, lease_until = null
         where job_id = $1 and runner = $2 and status = ${jobStatus.code('running')}`,
        [
          job.job_id,
          runner,
          total,
          file.id,
          file.sha256,
          file.size,
          now,
          new Date(now.getTime() + KEPT_DAYS * DAY),
        ],
      );
      if (rowCount !== 1) throw new TaskGone();
      await spend(queriesOn(db), 'result', who, now, { bytes: file.size, beyond: true });
      await tellPerson(
        db,
        who.adminId,
        {
          title: '导出已完成',
          content: `“${job.title}”共${total}条，文件保留${KEPT_DAYS}天，请到文件任务中下载。`,
          url: routeOf('shell.fileTasks'),
        },
        now,
      );
    },
    {
      after: () => [
        auditDone({
          call: { ...exportCallOf(served.call), audit: 'query' },
          who,
          facts: NOBODY,
          now,
          notes: [
            {
              obj: `job/${job.job_id}`,
              detail: {
                list: call,
                rows: total,
                sha256: file.sha256,
                columns,
                format,
                filter: askedOf(served.call, query),
                ...(found.length === 0 ? {} : { found }),
                ...(docId === undefined ? {} : { docId, inFull }),
              },
            },
          ],
          params: {},
          input: {},
          answer: {},
        }),
      ],
    },
  );
}
