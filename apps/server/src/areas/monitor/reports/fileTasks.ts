import { reportFileTask, reports } from '@tqc/contract/monitor';
import { jobStatus } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { requireRightOf, serve, type CallContext } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';
import {
  askedText,
  publishedFor,
  requireRun,
  runKeyOf,
  startReportFile,
  type ReportFileInput,
} from '../../../trade/reports';
import { queueTask, readResult, requireFewTasks } from '../../../trade/tasks';

const KIND = reportFileTask.create.id;
const tasks = store('job', 'jobId');

export const reportFileRoutes = serve(reportFileTask, {
  list: async (call) => {
    const found = await tasks(call).page(call.input, {
      like: ['title'],
      equal: ['status'],
      where: [mine(call)],
      filled: ['createdAt'],
    });
    return { ...found, record: found.record.map(answerOf) };
  },

  get: async (call) => answerOf(await tasks(call).get(call.input.id, mine(call))),

  create: async (call) => {
    requireRightOf(call, reports.getReportDataPreview);
    const { id, format, ...asked } = call.input;
    const published = await publishedFor(call.db, call.who.orgType, id);
    const place = await requireRun(call.db, call.who, published.definition, asked);
    const before = await sameRun(call, runKeyOf(id, published, asked), format as Format);
    if (before) return { id: before };
    const task = await startReportFile(call, id, published, asked, {
      format: format as Format,
      summary: `${place.name}；${await askedText(call.db, published.definition, asked)}`,
      place: place.name,
    });
    call.note({ obj: `job/${task}`, detail: { report: id, format } });
    return { id: task };
  },

  remove: async (call) => {
    const { id } = call.input;
    const task = await tasks(call).hold(id, mine(call));
    const isOpen = jobStatus.group.open.includes(task.status);
    call.note({ obj: `job/${id}` });
    const one = call.db;
    if (isOpen)
      await one
        .updateTable('job')
        .set({ status: jobStatus.code('cancelled'), message: '已由本人取消' })
        .where('jobId', '=', id)
        .execute();
    else await one.deleteFrom('job').where('jobId', '=', id).execute();
    return null;
  },

  downReportFileTask: async (call) =>
    readResult(call, await tasks(call).get(call.input.id, mine(call))),
});

type Format = ReportFileInput['format'];

/** The files of reports that the caller asked for. */
const mine = ({ who }: Pick<CallContext, 'who'>) =>
  sql`kind = ${KIND} and admin_id = ${who.adminId}`;

/**
 * The caller's task of the same run and format: what is under way is waited for, what failed begins
 * anew.
 */
async function sameRun(
  call: CallContext,
  runKey: string,
  format: Format,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; status: number }>`
    select job_id as id, status from job where ${mine(call)} and input ->> 'runKey' = ${runKey} and input ->> 'format' = ${format}
      and sealed is not null and status in (${jobStatus.code('waiting')}, ${jobStatus.code('running')}, ${jobStatus.code('failed')})
    order by job_id desc limit 1 for no key update`.execute(call.db);
  const [found] = rows;
  if (found?.status !== jobStatus.code('failed')) return found?.id;
  await requireFewTasks(call);
  await call.db
    .updateTable('job')
    .set({ status: jobStatus.code('waiting'), message: '', tries: 0 })
    .where('jobId', '=', found.id)
    .execute();
  await queueTask(call, found.id);
  call.note({ obj: `job/${found.id}` });
  return found.id;
}

function answerOf(row: RowOf<'job'>) {
  // A task of this kind was written by `startReportFile`.
  const { report, summary, format, asked } = row.input as ReportFileInput;
  return {
    ...row,
    id: row.jobId,
    report,
    summary,
    format,
    asked: {
      ...asked,
      batch: asked.batch && [...asked.batch],
      ctId: asked.ctId && [...asked.ctId],
    },
    size: row.size === null ? null : Number(row.size),
  };
}
