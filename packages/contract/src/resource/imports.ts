import { z } from 'zod';
import * as catalogue from '../generated/calls/resource';
import {
  calls,
  get,
  importAnswer,
  importAsked,
  importEdits,
  importTraits,
  post,
  rowsFile,
} from '../kit';

const target = z.string().min(1, '请选择导入的内容').max(40);

/** 导入 */
export const imports = calls(catalogue.resource, {
  /**
   * Every import that has no call of its own: first what the file would do, then, with the hash of
   * exactly that, a task that does it.
   */
  importRows: post(
    'importRows',
    'signedIn',
    z.object({ target, ...importAsked }),
    importAnswer,
    importTraits,
  ),
  importTemplate: get('importTemplate', 'signedIn', z.object({ target }), z.null(), {
    reply: 'file',
    audit: 'view',
  }),
  /** The file that was handed in, with its bad cells marked. */
  importMarked: post(
    'importMarked',
    'signedIn',
    z.object({ target, edits: importEdits }),
    z.null(),
    {
      ...rowsFile,
      reply: 'file',
      dryRun: () => true,
    },
  ),
});

/** The kind of a task that writes what a file says. */
export const IMPORT_KIND = imports.importRows.id;
