import { z } from 'zod';
import { post, type Call } from './call';
import { field } from './field';

/** What is done with a line of a file. */
const verdicts = ['add', 'update', 'same', 'bad'] as const;

const cells = z.record(z.string(), z.string());

/** What a file would do, line by line; the hash stands for all of it. */
export const ImportPlan = z.object({
  hash: z.string(),
  rows: z.array(
    z.object({
      line: z.number().int(),
      verdict: z.literal(verdicts),
      values: cells,
      /** What changes, as it is now. */
      before: cells.optional(),
      /** Why not, by field; what concerns the whole line stands under the empty name. */
      errors: cells.optional(),
    }),
  ),
});

/** Cells that were mended since, as JSON: by line and field; null leaves the line out. */
export const importEdits = z.string().max(1_000_000).default('');
const TWELVE_MB = 12 * 1024 * 1024;
/** A call that carries a file of rows, of which no file is kept. */
export const rowsFile = {
  body: 'multipart',
  maxBody: TWELVE_MB,
  maxFiles: 1,
  rows: true,
  alsoCounts: () => ['import'] as const,
} as const;

/** First what the file would do, then, with the hash of exactly that, a task that does it. */
export const importAsked = {
  dryRun: z.literal(['true', 'false']),
  planHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, '请先核对再导入')
    .optional(),
  edits: importEdits,
};
/** The plan of a dry run, or the task that writes what was shown. */
export const importAnswer = z.object({
  plan: ImportPlan.nullable(),
  jobId: field.id('任务编号').nullable(),
});
export const importTraits = {
  ...rowsFile,
  dryRun: ({ dryRun }: Readonly<Record<string, unknown>>) => dryRun === 'true',
};

/** The draft of the call by which one kind of record is imported, with a right of its own. */
export function importedBy<const S extends string, const R extends string>(sub: S, right: R) {
  return post(sub, right, z.object(importAsked), importAnswer, importTraits);
}

/** A call that `importedBy` drafted. */
export type ImportCall = Call<z.ZodObject<typeof importAsked>, typeof importAnswer>;
