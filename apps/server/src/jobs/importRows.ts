import { imports } from '@tqc/contract/resource';
import { routeOf } from '@tqc/contract/screens';
import { jobStatus } from '@tqc/domain/shared';
import { allAreas } from '../areas';
import { allImports } from '../areas/imports';
import { ApiFailure } from '../kit/failure';
import { countsOf, ImportInput, openLines, runLines, withSums } from '../kit/imports';
import { asSystem, queriesOn } from '../kit/scope';
import { personNow } from '../kit/session';
import { performAlone, type AppParts } from '../kit/serve';
import { tellPerson } from '../trade/messages';
import { TaskGone, type Failing, type Leased } from './taskLease';

const CHANGED = '核对之后数据有变化，没有写入任何内容，请重新选择文件核对';

/**
 * One import, in the name and with the rights that its person has now. Lines, state of the task,
 * message and audit are one transaction: a process that ends before leaves nothing of it, and each
 * line is written once. Only the plan that was shown is written.
 */
export async function importRows(app: AppParts, leased: Leased): Promise<void> {
  const { job, runner, progress, check } = leased;
  const { target, planHash, fileName, left } = ImportInput.parse(job.input);
  const how = allImports.find(({ imported }) => imported.target === target);
  const who = await personNow(app.pool, job.admin_id);
  if (!how) throw new ApiFailure(404);
  if (!who) throw new ApiFailure(492);
  if (!who.rights.has(how.imported.right.permission)) throw new ApiFailure(403);
  const lines = openLines(app.personal, job.job_id, job.sealed);
  progress.total = lines.length;
  await performAlone(app, how.by ?? imports.importRows, who, async (call) => {
    const plan = await withSums(call.db, 'later', () =>
      runLines(call, allAreas, how, lines, {
        tick: (done) => {
          check();
          progress.done = done;
        },
      }),
    );
    if (plan.hash !== planHash) throw new ApiFailure(409, CHANGED);
    const { added, updated, same, bad } = countsOf(plan);
    if (bad > 0) throw new ApiFailure(422, `还有${bad}行有错，没有写入任何内容`);
    const begun = new Date(job.created_at);
    await how.done?.(call, { jobId: job.job_id, fileName, left, begun, plan });
    call.note({ obj: `job/${job.job_id}`, detail: { target, planHash, added, updated, same } });
    await asSystem(call.db, async () => {
      const { rowCount } = await queriesOn(call.db).query(
        `update job set status = ${jobStatus.code('done')}, total = $3, done = $3, message = $4, ended_at = $5,
           sealed = null, runner = null, lease_until = null
         where job_id = $1 and runner = $2 and status = ${jobStatus.code('running')}`,
        [job.job_id, runner, lines.length, `新增${added}条，更新${updated}条`, call.now],
      );
      if (rowCount !== 1) throw new TaskGone();
      await tellPerson(
        call.db,
        who.adminId,
        {
          title: '导入已完成',
          content: `“${job.title}”新增${added}条，更新${updated}条，${same}条没有变化。`,
          url: routeOf('shell.fileTasks'),
        },
        call.now,
      );
    });
  });
}

/** What a failed import says: nothing of it is there, and its lines are not kept. */
export const importFails: Failing = {
  title: '导入没有完成',
  again: false,
  content: (title, reason) => `“${title}”没有写入：${reason}。`,
};
