import { chinaDay, jobStatus } from '@tqc/domain/shared';
import { ApiFailure } from '../../kit/failure';
import { newId } from '../../kit/newId';
import type { CallContext } from '../../kit/serve';

/** Tasks that a person may have under way at once. */
const MOST_OPEN = 3;

interface Task {
  readonly title: string;
  /** What the file is called, where it says more than the title. */
  readonly fileTitle?: string;
  /** What is done, in the open; the runner of its kind reads it. */
  readonly input: object;
  /** What only the runner may read, sealed for the number of the task. */
  readonly sealedFor: (id: string) => Buffer;
  readonly extension: string;
  /** The call whose work it is, where that is another one than what lays it down. */
  readonly kind?: string;
}

/** Lays down a task of the caller and of this call, and queues it; tells its number. */
export async function layDownTask(call: CallContext, task: Task): Promise<string> {
  const { db, who, now } = call;
  const { title, fileTitle = title, input, sealedFor, extension, kind = call.call.id } = task;
  await requireFewTasks(call);
  const id = newId();
  await db
    .insertInto('job')
    .values({
      jobId: id,
      adminId: who.adminId,
      orgId: who.orgId,
      kind,
      title,
      status: jobStatus.code('waiting'),
      input: JSON.stringify(input),
      sealed: sealedFor(id),
      fileName: fileNameOf(fileTitle, now, extension),
      createdAt: now.toISOString(),
    })
    .execute();
  await queueTask(call, id);
  return id;
}

/** What the file of a task is called: no system takes it amiss, and its day stands in it. */
export function fileNameOf(title: string, now: Date, extension: string): string {
  return `${title.replaceAll(/[\\/:*?"<>|\s]/g, '_')}_${chinaDay(now)}.${extension}`;
}

/** Wakes the runner of tasks once the call is kept. */
export async function queueTask(call: CallContext, id: string): Promise<void> {
  await call.enqueue('exportRows', { id });
}

/** Refuses one more task of a person who has enough under way. */
export async function requireFewTasks({ db, who }: CallContext): Promise<void> {
  const open = await db
    .selectFrom('job')
    .select('jobId')
    .where('adminId', '=', who.adminId)
    .where('status', 'in', [...jobStatus.group.open])
    .limit(MOST_OPEN)
    .execute();
  if (open.length === MOST_OPEN)
    throw new ApiFailure(422, `已有${MOST_OPEN}个任务没有完成，请等完成或取消后再试`);
}
