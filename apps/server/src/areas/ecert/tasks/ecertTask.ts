import { ecertTask } from '@tqc/contract/ecert';
import { certType, ecertTaskStatus, stampType } from '@tqc/domain/dictionaries';
import { ecertTaskFlow } from '@tqc/domain/ecert';
import { refuse, RuleError } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import { serve, type CallContext } from '../../../kit/serve';
import { store, withinDays, type RowOf } from '../../../kit/store';
import { addTask } from './addTask';

const rows = store('ecertTask', 'id');
const items = store('ecertTaskItem', 'id');
type Task = RowOf<'ecertTask'>;
const WAITING = ecertTaskStatus.code('waiting');
const CANCELLED = ecertTaskStatus.code('cancelled');

const shown = ({ who }: Pick<CallContext, 'who'>, row: Task) => ({
  ...row,
  progress: `${Math.floor(((row.done + row.failed) * 100) / Math.max(1, row.total))}%`,
  own: row.orgId === who.orgId,
});

export const ecertTaskRoutes = serve(ecertTask, {
  list: async (call) => {
    const { createdAtFrom, createdAtTo } = call.input;
    const page = await rows(call).page(call.input, {
      equal: ['taskType', 'prov', 'city', 'county', 'status'],
      like: ['taskName'],
      filled: ['createdAt'],
      where: [withinDays('created_at', createdAtFrom, createdAtTo)],
    });
    return { ...page, record: page.record.map((row) => shown(call, row)) };
  },
  get: async (call) => {
    const row = await rows(call).get(call.input.id);
    const stamp =
      row.stampId === null
        ? undefined
        : await call.db
            .selectFrom('orgStamp')
            .select('stampName')
            .where('stampId', '=', row.stampId)
            .executeTakeFirst();
    return {
      ...shown(call, row),
      stampName: stamp?.stampName ?? '',
      conditions: wordsOf(row.condition as Readonly<Record<string, unknown>>),
    };
  },
  addTask,
  statusChange: changeStatus,
  changeStatus,
  items: async (call) => {
    const { id, ok } = call.input;
    // Only of a task that the caller sees.
    await rows(call).get(id);
    return items(call).page(call.input, {
      order: 'id.asc',
      where: [sql`task_id = ${id}`, ok === undefined ? undefined : sql`ok = ${ok}`],
    });
  },
});

/** What a task was asked for, in words. */
function wordsOf(condition: Readonly<Record<string, unknown>>): string {
  const { ctId, recognisedOnFrom, recognisedOnTo, stampType: type } = condition;
  return [
    typeof ctId === 'number' ? certType.label(ctId) : '',
    recognisedOnFrom ? `认定日期自${String(recognisedOnFrom)}` : '',
    recognisedOnTo ? `认定日期至${String(recognisedOnTo)}` : '',
    typeof type === 'number' ? stampType.label(type) : '',
  ]
    .filter(Boolean)
    .join('，');
}

type Changing = CallContext<typeof ecertTask.statusChange | typeof ecertTask.changeStatus>;

/** Cancels a task that waits, or runs one again over what is left of it. */
async function changeStatus(call: Changing): Promise<null> {
  const { id, status, reason } = call.input;
  const row = await rows(call).hold(id);
  // Whoever stands above stops and starts what an organisation below laid down.
  if (call.who.orgType < 2) throw outOfReach();
  if (row.version !== call.version) throw new ApiFailure(409);
  if (status !== WAITING && status !== CANCELLED)
    throw refuse('status', '任务的状态只能改为待处理（重新执行）或已取消');
  const cancels = status === CANCELLED;
  const next = ecertTaskFlow.next(cancels ? 'cancel' : 'again', row.status);
  if (cancels) {
    if (reason === undefined) throw refuse('reason', '请输入取消原因');
    await rows(call).change(id, {
      status: next,
      reason,
      endedAt: call.now.toISOString(),
    });
    return null;
  }
  if (row.done === row.total) throw new RuleError('任务已全部成功，没有需要重新执行的');
  await sql`update ecert_task_item set ok = null, failure = null, message = '' where task_id = ${id} and ok is not true`.execute(
    call.db,
  );
  await rows(call).change(id, {
    status: next,
    failed: 0,
    endedAt: null,
    leaseUntil: null,
  });
  return null;
}
