import { allCalls } from '@tqc/contract/catalogue';
import { isWrite, membersOf, type Call, type ParsedOf } from '@tqc/contract/kit';
import { exportCallOf, type exports } from '@tqc/contract/resource';
import { refuse } from '@tqc/domain/kit';
import { ApiFailure } from '../../kit/failure';
import { requireColumns, sealQuery, type ExportInput } from '../../kit/export';
import { acceptInput, askedOf, requireRightOf, type CallContext } from '../../kit/serve';
import { takeUse } from '../filing';
import { layDownTask } from './layDownTask';

type Asked = ParsedOf<typeof exports.exporRegExcelData>;

/**
 * Lays down an export: the list is asked as the caller may ask it, numbers leave in full only under
 * a filing that covers them, and the work waits for the queue.
 */
export async function startExport(call: CallContext, listId: string, asked: Asked) {
  const list = listOf(call.call, listId);
  const { who, app } = call;
  const { title, query, columns, format, docId } = asked;
  if (list.permission !== 'signedIn') requireRightOf(call, list);
  const paging = 'pageNo' in membersOf(list.input) ? { pageNo: 1, pageSize: 10 } : {};
  acceptInput(list, { ...query, ...paging }, who);
  requireColumns(list, columns);
  const inFull = list.filing?.fields.filter((name) => columns.includes(name)) ?? [];
  const filed = docId === undefined ? {} : await underFiling(call, list, docId, inFull);
  const input: ExportInput = { call: list.id, columns, format, ...filed };
  const id = await layDownTask(call, {
    title,
    input,
    sealedFor: (taskId) => sealQuery(app.personal, taskId, query),
    extension: format,
  });
  call.note({
    obj: `job/${id}`,
    detail: { list: list.id, columns, format, filter: askedOf(list, query), ...filed },
  });
  return { id };
}

/** One use of a filing that covers the numbers among the columns. */
async function underFiling(
  call: CallContext,
  { filing }: Call,
  docId: string,
  inFull: readonly string[],
) {
  if (!filing || inFull.length === 0)
    throw refuse('docId', '所选的列中没有可以完整导出的号码，请不要选择备案');
  await takeUse(call, docId, { type: filing.type, fields: inFull });
  return { docId, inFull, filingType: filing.type };
}

/** The list of that name, where this call is the one that exports it. */
function listOf(by: Call, id: string): Call {
  const list = allCalls.find((call) => call.id === id);
  if (!list || isWrite(list) || list.rowKey === undefined || exportCallOf(list).id !== by.id)
    throw new ApiFailure(422, '该列表不能导出');
  return list;
}
