import { z } from 'zod';
import * as catalogue from '../generated/calls/resource';
import { calls, field, get, post } from '../kit';

/** What is done with a line of a file. */
export const verdicts = ['add', 'update', 'same', 'bad'] as const;

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

const target = z.string().min(1, '请选择导入的内容').max(40);
/** Cells that were mended since, as JSON: by line and field; null leaves the line out. */
const edits = z.string().max(1_000_000).default('');
const TWELVE_MB = 12 * 1024 * 1024;
const file = {
  body: 'multipart',
  maxBody: TWELVE_MB,
  maxFiles: 1,
  rows: true,
  alsoCounts: () => ['import'] as const,
} as const;

/** 导入 */
export const imports = calls(catalogue.resource, {
  /**
   * Every import that has no call of its own: first what the file would do, then, with the hash of
   * exactly that, a task that does it.
   */
  importRows: post(
    'importRows',
    'signedIn',
    z.object({
      target,
      dryRun: z.literal(['true', 'false']),
      planHash: z
        .string()
        .regex(/^[0-9a-f]{64}$/, '请先核对再导入')
        .optional(),
      edits,
    }),
    z.object({ plan: ImportPlan.nullable(), jobId: field.id('任务编号').nullable() }),
    { ...file, dryRun: ({ dryRun }) => dryRun === 'true' },
  ),
  importTemplate: get('importTemplate', 'signedIn', z.object({ target }), z.null(), {
    reply: 'file',
    audit: 'view',
  }),
  /** The file that was handed in, with its bad cells marked. */
  importMarked: post('importMarked', 'signedIn', z.object({ target, edits }), z.null(), {
    ...file,
    reply: 'file',
    dryRun: () => true,
  }),
});

/** The kind of a task that writes what a file says. */
export const IMPORT_KIND = imports.importRows.id;
