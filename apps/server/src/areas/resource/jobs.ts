import { TooLate } from '@tqc/domain/kit';
import { IMPORT_KIND, job } from '@tqc/contract/resource';
import { jobStatus } from '@tqc/domain/shared';
import { ApiFailure, outOfReach } from '../../kit/failure';
import type { ExportInput } from '../../kit/export';
import { serve, type CallContext } from '../../kit/serve';
import { returnUse, takeUse } from '../../trade/filing';
import { ownTasks, queueTask, requireFewTasks, taskAnswer } from '../../trade/tasks';

export const jobRoutes = serve(job, {
  list: (call) => ownTasks(call),
  get: async (call) => taskAnswer(await ownTask(call, call.input.id)),
  cancel: async (call) => {
    const { db, input } = call;
    const mine = await ownTask(call, input.id, 'hold');
    if (!jobStatus.group.open.includes(mine.status)) throw new TooLate('任务已结束，不能取消');
    await db
      .updateTable('job')
      .set({
        status: jobStatus.code('cancelled'),
        message: '已由本人取消',
        // Nobody begins an import anew: its lines are gone with it.
        ...(mine.kind === IMPORT_KIND && { sealed: null }),
      })
      .where('jobId', '=', input.id)
      .execute();
    const docId = inputOf(mine).docId;
    if (docId !== undefined) await returnUse(db, docId);
    return null;
  },
  again: async (call) => {
    const { db, input } = call;
    const mine = await ownTask(call, input.id, 'hold');
    if (mine.kind === IMPORT_KIND)
      throw new ApiFailure(422, '导入不能重新执行，请重新选择文件核对后导入');
    if (!AGAIN.includes(mine.status) || mine.sealed === null)
      throw new TooLate('只有失败或已取消的任务可以重新执行');
    await requireFewTasks(call);
    const { docId, inFull = [], filingType } = inputOf(mine);
    if (docId !== undefined && filingType !== undefined)
      await takeUse(call, docId, { type: filingType, fields: inFull });
    await db
      .updateTable('job')
      .set({ status: jobStatus.code('waiting'), message: '', tries: 0 })
      .where('jobId', '=', input.id)
      .execute();
    await queueTask(call, input.id);
    return null;
  },
});

const AGAIN = [jobStatus.code('failed'), jobStatus.code('cancelled')];

/** A task of the caller, read or held for a change. */
export async function ownTask({ db, who }: CallContext, id: string, way: 'read' | 'hold' = 'read') {
  const row = await db
    .selectFrom('job')
    .selectAll()
    .where('jobId', '=', id)
    .where('adminId', '=', who.adminId)
    .$if(way === 'hold', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw outOfReach();
  return row;
}

// A task of this kind was written by `startExport`; any other has nothing of it.
const inputOf = ({ input }: { readonly input: unknown }) => input as Partial<ExportInput>;
