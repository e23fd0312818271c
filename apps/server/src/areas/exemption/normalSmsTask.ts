import { normalSmsTask } from '@tqc/contract/exemption';
import { smsSendStatus, smsTaskTarget } from '@tqc/domain/dictionaries';
import { RuleError, refuse } from '@tqc/domain/kit';
import { smsTaskFlow } from '@tqc/domain/exemption';
import { CENTRE, PROVINCE } from '@tqc/domain/organisations';
import { chinaMinute } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import { newId } from '../../kit/newId';
import { asSystem, type Db } from '../../kit/scope';
import { crudOf, serve, type CallContext } from '../../kit/serve';
import { store, withinDays, type RowOf } from '../../kit/store';
import { askAgain, beginTexts, countReceivers, wakeTexts } from '../../trade/exemptTexts';
import { collegesBy } from './college';

const tasks = store('exemptSmsTask', 'taskId');
type TaskRow = RowOf<'exemptSmsTask'>;
const { code } = smsSendStatus;

const plain = crudOf(tasks, 'taskId', {
  list: { equal: ['target', 'status', 'classYear'], like: ['taskName'] },
  asked: ({ input }) => {
    const { createdAtFrom, createdAtTo } = input as {
      readonly createdAtFrom?: string;
      readonly createdAtTo?: string;
    };
    return [withinDays('created_at', createdAtFrom, createdAtTo)];
  },
  dress: ({ db }, found) => dressed(db, found),
});

/** 免试短信任务 */
export const normalSmsTaskRoutes = serve(normalSmsTask, {
  list: plain.list,
  create,
  get: plain.get,
  update,
});

/** Tasks with how far they are: what the gateway said of each text stands in its log. */
async function dressed(db: Db, found: readonly TaskRow[]) {
  const ids = found.map(({ taskId }) => taskId);
  const { rows } = await asSystem(db, async () =>
    sql<{ id: string; ok: number; failed: number }>`
      select r.task_id as id, count(*) filter (where l.sendstatus = ${code('sent')})::int as ok,
        count(*) filter (where l.sendstatus = ${code('failed')})::int as failed
      from exempt_sms_receiver r join sms_log l on l.sms_id = r.sms_id
      where r.task_id in (${sql.join(['0', ...ids])}) group by r.task_id`.execute(db),
  );
  const colleges = await collegesBy(
    db,
    found.flatMap(({ collegeIds }) => collegeIds),
  );
  const sent = new Map(rows.map((row) => [row.id, row]));
  return found.map((row) => ({
    ...row,
    collegeNames: row.collegeIds.map((id) => colleges.get(id)?.name ?? '').join('、'),
    ok: sent.get(row.taskId)?.ok ?? 0,
    failed: sent.get(row.taskId)?.failed ?? 0,
  }));
}

/** Lays a text down for its minute; with whom it would go to today. */
async function create(call: CallContext<typeof normalSmsTask.create>) {
  const { db, input, now, who } = call;
  if (who.orgType !== PROVINCE && who.orgType !== CENTRE) throw new ApiFailure(403);
  const { planAt, ...said } = input;
  const minute = chinaMinute(now);
  if (planAt !== '' && planAt < minute)
    throw refuse('planAt', '计划时间已经过去，请改为以后的时间，或者留空立即发送');
  if (said.target === smsTaskTarget.code('universities') && said.statuses.length > 0)
    throw refuse('statuses', '发给学校的短信不用选数据状态');
  const known = await collegesBy(db, said.collegeIds);
  if (said.collegeIds.some((id) => !known.has(id)))
    throw refuse('collegeIds', '学校不存在，请重新选择');
  const prov = who.orgType === CENTRE ? '' : who.prov;
  if (prov !== '' && [...known.values()].some((one) => one.prov !== prov))
    throw refuse('collegeIds', '只能选择本省的学校');
  const people = await countReceivers(db, { ...said, prov });
  if (people === 0) throw new RuleError('没有符合条件的接收人，请重新选择届别、学校或数据状态');
  const taskId = newId();
  await db
    .insertInto('exemptSmsTask')
    .values({
      ...said,
      taskId,
      prov,
      orgId: who.orgId,
      orgName: who.orgName,
      planAt: planAt === '' ? minute : planAt,
      people,
      adminId: who.adminId,
      creator: who.name,
      createdAt: now.toISOString(),
    })
    .execute();
  if (planAt === '') await wakeTexts(db);
  call.note({ obj: `exemptSmsTask/${taskId}`, detail: { people } });
  return { id: taskId, people };
}

/** Sends at once, calls off, or sends once more what did not go. */
async function update(call: CallContext<typeof normalSmsTask.update>) {
  const { db, input } = call;
  const { action, taskId } = input;
  const row = await tasks(call).hold(taskId);
  const status = smsTaskFlow.next(action, row.status);
  const people = action === 'retry' ? await askAgain(db, taskId) : row.people;
  if (people === 0) throw new RuleError('没有发送失败的短信，不用重发');
  if (action === 'send') await beginTexts(db, row);
  else await tasks(call).change(taskId, { status });
  if (action !== 'cancel') await wakeTexts(db);
  call.note({ obj: `exemptSmsTask/${taskId}`, detail: { action } });
  return { people };
}
