import type { Imported } from '@tqc/contract/kit';
import { IMPORT_KIND } from '@tqc/contract/resource';
import { cut } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import {
  countsOf,
  editedLines,
  ImportInput,
  readLines,
  runLines,
  sealLines,
  withSums,
  type FileLine,
  type Importing,
  type Plan,
} from '../../kit/imports';
import type { CallContext, ServedCall } from '../../kit/serve';
import { layDownTask } from '../tasks';

interface Asked {
  readonly dryRun: 'true' | 'false';
  readonly planHash?: string | undefined;
  readonly edits: string;
}
interface Answer {
  readonly plan: Plan | null;
  readonly jobId: string | null;
}

/** One step of an import: what the file would do, or the task that does exactly what was shown. */
export async function importFile(
  call: CallContext,
  served: readonly ServedCall[],
  how: Importing,
  { dryRun, planHash, edits }: Asked,
): Promise<Answer> {
  const { target } = how.imported;
  const lines = linesOf(call, how.imported, edits);
  const left = linesOf(call, how.imported, '').length - lines.length;
  if (dryRun === 'true') {
    const plan = await triedLines(call, served, how, lines);
    call.note({ detail: { target, ...countsOf(plan) } });
    return { plan, jobId: null };
  }
  if (planHash === undefined) throw new ApiFailure(422, '请先核对再导入');
  return { plan: null, jobId: await startImport(call, how.imported, { lines, left, planHash }) };
}

/** The lines of the file that came with a call, with the cells that were mended since. */
export function linesOf({ files }: CallContext, imported: Imported, edits: string): FileLine[] {
  const table = files[0]?.treated?.table;
  if (!table || files.length > 1) throw new ApiFailure(422, '请选择一个文件');
  return editedLines(imported, readLines(imported, table), edits);
}

/** What the lines would do: they are done, and given up. */
export async function triedLines(
  call: CallContext,
  served: readonly ServedCall[],
  how: Importing,
  lines: readonly FileLine[],
): Promise<Plan> {
  await sql`savepoint tried`.execute(call.db);
  const plan = await withSums(call.db, 'none', () =>
    runLines(call, served, how, lines, { trial: true }),
  );
  await sql`rollback to savepoint tried`.execute(call.db);
  return plan;
}

/** Lays down the task that does exactly what was shown. */
async function startImport(
  call: CallContext,
  { target, title }: Imported,
  {
    lines,
    left,
    planHash,
  }: { readonly lines: readonly FileLine[]; readonly left: number; readonly planHash: string },
): Promise<string> {
  if (lines.length === 0) throw new ApiFailure(422, '没有要写入的内容');
  const id = await layDownTask(call, {
    title: `导入${title}`,
    input: ImportInput.parse({
      target,
      planHash,
      left,
      fileName: cut(call.files[0]?.name ?? '', 100),
    }),
    sealedFor: (taskId) => sealLines(call.app.personal, taskId, lines),
    extension: 'xlsx',
    kind: IMPORT_KIND,
  });
  call.note({ obj: `job/${id}`, detail: { target, planHash, lines: lines.length } });
  return id;
}
