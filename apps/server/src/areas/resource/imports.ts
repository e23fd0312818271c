import { imports } from '@tqc/contract/resource';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import {
  countsOf,
  editedLines,
  ImportInput,
  markedFile,
  readLines,
  runLines,
  sealLines,
  templateOf,
  withSums,
  type FileLine,
  type Importing,
} from '../../kit/imports';
import {
  FileReply,
  requireRightOf,
  serve,
  withAhead,
  type Ahead,
  type CallContext,
  type ServedCall,
} from '../../kit/serve';
import { layDownTask } from '../../trade/tasks';

/** The calls of all imports that have none of their own, over what the areas declare. */
export function importRoutes(
  all: readonly Importing[],
  served: readonly ServedCall[],
): ServedCall[] {
  // Asked before the file is looked at: whoever may not import has nothing read.
  const of = ({ who, input }: Pick<Ahead, 'who'> & { input: { target: string } }) => {
    const how = all.find(({ imported }) => imported.target === input.target);
    if (!how) throw new ApiFailure(422, '该列表不能导入');
    requireRightOf({ who }, how.imported.right);
    return how;
  };
  return serve(imports, {
    importRows: withAhead(of, async (call, how) => {
      const { target, dryRun, planHash, edits } = call.input;
      const lines = linesOf(call, how, edits);
      if (dryRun === 'true') {
        const plan = await tried(call, served, how, lines);
        call.note({ detail: { target, ...countsOf(plan) } });
        return { plan, jobId: null };
      }
      if (planHash === undefined) throw new ApiFailure(422, '请先核对再导入');
      return { plan: null, jobId: await startImport(call, how, lines, planHash) };
    }),
    importTemplate: withAhead(of, async (_call, { imported }) => {
      const { bytes, mime, name } = await templateOf(imported);
      return new FileReply(bytes, mime, name);
    }),
    importMarked: withAhead(of, async (call, how) => {
      const plan = await tried(call, served, how, linesOf(call, how, call.input.edits));
      const { bytes, mime, name } = await markedFile(how.imported, plan);
      return new FileReply(bytes, mime, name);
    }),
  });
}

function linesOf({ files }: CallContext, { imported }: Importing, edits: string): FileLine[] {
  const table = files[0]?.treated?.table;
  if (!table || files.length > 1) throw new ApiFailure(422, '请选择一个文件');
  return editedLines(imported, readLines(imported, table), edits);
}

/** What the lines would do: they are done, and given up. */
async function tried(
  call: CallContext,
  served: readonly ServedCall[],
  how: Importing,
  lines: readonly FileLine[],
) {
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
  { imported: { target, title } }: Importing,
  lines: readonly FileLine[],
  planHash: string,
): Promise<string> {
  if (lines.length === 0) throw new ApiFailure(422, '没有要写入的内容');
  const id = await layDownTask(call, {
    title: `导入${title}`,
    input: ImportInput.parse({ target, planHash }),
    sealedFor: (taskId) => sealLines(call.app.personal, taskId, lines),
    extension: 'xlsx',
  });
  call.note({ obj: `job/${id}`, detail: { target, planHash, lines: lines.length } });
  return id;
}
