import type { Imported } from '@tqc/contract/kit';
import { imports } from '@tqc/contract/resource';
import { ApiFailure } from '../../kit/failure';
import { markedFile, templateOf, type Importing } from '../../kit/imports';
import {
  FileReply,
  requireRightOf,
  serve,
  withAhead,
  type Ahead,
  type ServedCall,
} from '../../kit/serve';
import { importFile, linesOf, triedLines } from '../../trade/imports';

/**
 * The calls of all imports that have none of their own, over what the areas declare; `lists` are
 * files that are only read, and have a template all the same.
 */
export function importRoutes(
  all: readonly Importing[],
  served: readonly ServedCall[],
  lists: readonly Imported[],
): ServedCall[] {
  // Asked before the file is looked at: whoever may not import has nothing read.
  const of = ({ who, input }: Pick<Ahead, 'who'> & { input: { target: string } }) => {
    const how = all.find(({ imported }) => imported.target === input.target);
    if (!how) throw new ApiFailure(422, '该列表不能导入');
    requireRightOf({ who }, how.imported.right);
    return how;
  };
  const carried = (asked: Parameters<typeof of>[0]) => {
    const how = of(asked);
    if (how.by) throw new ApiFailure(422, '该列表不能导入');
    return how;
  };
  const filled = (asked: Parameters<typeof of>[0]): Imported => {
    const list = lists.find(({ target }) => target === asked.input.target);
    if (!list) return of(asked).imported;
    requireRightOf(asked, list.right);
    return list;
  };
  return serve(imports, {
    importRows: withAhead(carried, (call, how) => importFile(call, served, how, call.input)),
    importTemplate: withAhead(filled, async (_call, imported) => {
      const { bytes, mime, name } = await templateOf(imported);
      return new FileReply(bytes, mime, name);
    }),
    importMarked: withAhead(of, async (call, how) => {
      const lines = linesOf(call, how.imported, call.input.edits);
      const plan = await triedLines(call, served, how, lines);
      const { bytes, mime, name } = await markedFile(how.imported, plan);
      return new FileReply(bytes, mime, name);
    }),
  });
}
