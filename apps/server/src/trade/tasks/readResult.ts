import { allCalls } from '@tqc/contract/catalogue';
import { exportCallOf } from '@tqc/contract/resource';
import { ApiFailure } from '../../kit/failure';
import { FileReply, requireRightOf, type CallContext } from '../../kit/serve';

interface Task {
  readonly jobId: string;
  readonly orgId: string;
  readonly input: unknown;
  readonly resultFile: string | null;
  readonly fileName: string;
  readonly expiresAt: string | null;
  readonly sha256: string | null;
}

/**
 * The file that a task made, as often as its person wants it in its days; each time is counted. It
 * is the organisation's: who left it, or lost the right to the list, has it no more.
 */
export async function readResult(call: CallContext, task: Task): Promise<FileReply> {
  const { db, now, app } = call;
  const { jobId, orgId, resultFile, fileName, expiresAt, sha256 } = task;
  if (orgId !== call.who.orgId) throw new ApiFailure(403, '文件是您在原来的机构导出的，不能再下载');
  requireListRight(call, task);
  if (expiresAt !== null && new Date(expiresAt) < now)
    throw new ApiFailure(422, '文件已过保留期，请重新导出');
  if (resultFile === null) throw new ApiFailure(422, '任务还没有完成，没有可以下载的文件');
  const counted = await db
    .updateTable('job')
    .set((row) => ({ downloads: row('downloads', '+', 1) }))
    .where('jobId', '=', jobId)
    .returning('downloads')
    .executeTakeFirst();
  const file = await db
    .selectFrom('file')
    .select('mime')
    .where('fileId', '=', resultFile)
    .executeTakeFirstOrThrow();
  call.note({
    obj: `job/${jobId}`,
    detail: { file: resultFile, sha256, downloads: counted?.downloads },
  });
  return new FileReply(await app.files.open(resultFile), file.mime, fileName);
}

/** Refuses a file of a list that its person may not ask or carry off any more. */
function requireListRight(call: CallContext, { input }: Task): void {
  // A task of this kind was written by `startExport`; any other names no list.
  const { call: id } = input as { readonly call?: string };
  const list = allCalls.find((one) => one.id === id);
  if (!list) return;
  for (const needed of [list, exportCallOf(list)])
    if (needed.permission !== 'signedIn') requireRightOf(call, needed);
}
