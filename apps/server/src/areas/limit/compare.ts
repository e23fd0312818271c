import { comparedPerson, type limit, MOST_COMPARED } from '@tqc/contract/limit';
import { refuse } from '@tqc/domain/kit';
import { ApiFailure } from '../../kit/failure';
import { sealLines } from '../../kit/imports';
import type { CallContext } from '../../kit/serve';
import { linesOf } from '../../trade/imports';
import { layDownTask } from '../../trade/tasks';

/** Lays down the task that looks a list of persons up; the list is kept sealed until it ends. */
export async function batchCompare(call: CallContext<typeof limit.batchCompare>) {
  const { purpose } = call.input;
  if (purpose === undefined) throw refuse('purpose', '请填写查询用途，每次查询都有记录');
  const lines = linesOf(call, comparedPerson, '');
  if (lines.length === 0) throw new ApiFailure(422, '文件里没有人员，请填写后重新上传');
  if (lines.length > MOST_COMPARED)
    throw new ApiFailure(422, `一次最多比对${MOST_COMPARED}人，请拆成几个文件`);
  const jobId = await layDownTask(call, {
    title: '限制库比对',
    input: { purpose },
    sealedFor: (id) => sealLines(call.app.personal, id, lines),
    extension: 'xlsx',
  });
  call.note({ obj: `job/${jobId}`, detail: { purpose, persons: lines.length } });
  return { jobId };
}
