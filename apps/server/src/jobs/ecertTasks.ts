import { routeOf } from '@tqc/contract/screens';
import { ecertTaskStatus } from '@tqc/domain/dictionaries';
import { ecertTaskFlow, ECERT_SENTENCES, type EcertFailure } from '@tqc/domain/ecert';
import { RuleError } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { systemScope, transaction, type Db } from '../kit/scope';
import { failureOf, type AppParts } from '../kit/serve';
import type { RowOf } from '../kit/store';
import {
  drawEcert,
  lookAtCerts,
  revokeEcerts,
  signingServiceOf,
  writeEcert,
  type Operator,
  type SigningService,
} from '../trade/ecert';
import { tellPerson } from '../trade/messages';

/** Every minute: what was laid down begins, and goes on where a process ended in between. */
export const ECERT_TASKS_AT = '* * * * * ecertTasks';

type Parts = Pick<AppParts, 'pool' | 'clock' | 'files' | 'personal' | 'demo'>;
type Task = RowOf<'ecertTask'>;
type Item = RowOf<'ecertTaskItem'>;

const WAITING = ecertTaskStatus.code('waiting');
const RUNNING = ecertTaskStatus.code('running');
/** Longer than one row takes: whoever does not say so for as long has ended. */
const LEASE = 120_000;
const AWAY = 503;
const BROKEN = '制作时出错，请重试；仍不成功请与技术支持联系';

/** How one row ended. */
interface Ended {
  readonly ok: boolean;
  readonly failure: EcertFailure | null;
  readonly message: string;
}
const DONE: Ended = { ok: true, failure: null, message: '' };
const failed = (failure: EcertFailure): Ended => ({
  ok: false,
  failure,
  message: ECERT_SENTENCES[failure],
});

/**
 * Carries out the tasks that wait, the oldest first, row by row: a row and what it is counted as
 * are one transaction, so whoever goes on after a process that ended makes nothing twice.
 */
export async function ecertTasks(
  app: Parts,
  signing: SigningService = signingServiceOf(app),
): Promise<void> {
  await breakOff(app);
  for (let id = await takeTask(app); id !== undefined; id = await takeTask(app))
    await carryOut(app, id, signing);
}

/** Tasks whose process is gone wait again, with what was done kept. */
export async function breakOff({ pool, clock }: Parts): Promise<void> {
  await transaction(pool, systemScope, async (db) => {
    await sql`update ecert_task set status = ${ecertTaskFlow.next('breakOff', RUNNING)}, lease_until = null, version = version + 1
      where status = ${RUNNING} and lease_until < ${clock()}`.execute(db);
  });
}

/** Takes the oldest task that waits, for this process alone. */
export async function takeTask({ pool, clock }: Parts): Promise<string | undefined> {
  return transaction(pool, systemScope, async (db) => {
    const { rows } = await sql<Pick<Task, 'id'>>`
      update ecert_task set status = ${ecertTaskFlow.next('pick', WAITING)}, lease_until = ${leaseFrom(clock())}, version = version + 1
      where id = (select id from ecert_task where status = ${WAITING} order by created_at, id limit 1 for update skip locked)
      returning id`.execute(db);
    return rows[0]?.id;
  });
}

/** Carries out what is left of a task that was taken, to its end. */
export async function carryOut(
  app: Parts,
  taskId: string,
  signing: SigningService = signingServiceOf(app),
): Promise<void> {
  while (await oneRow(app, taskId, signing));
  await finish(app, taskId);
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE);

/** The next row of a task; false where none is left, or the task is somebody else's. */
async function oneRow(app: Parts, taskId: string, signing: SigningService): Promise<boolean> {
  const { pool, clock } = app;
  const now = clock();
  const found = await transaction(pool, systemScope, async (db) => {
    const task = await running(db, taskId);
    const item = await db
      .selectFrom('ecertTaskItem')
      .selectAll()
      .where('taskId', '=', taskId)
      .where('ok', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!task || !item) return undefined;
    const cert = await db
      .selectFrom('cert')
      .selectAll()
      .where('certId', '=', item.certId)
      .executeTakeFirst();
    const { orgId, stampId, issueDate } = task;
    const [looked] = cert ? await lookAtCerts(db, [cert], { orgId, stampId, issueDate, now }) : [];
    return { task, item, looked };
  });
  if (!found) return false;
  const { task, item, looked } = found;
  if (task.taskType === 'cancel') {
    await keep(app, task, item, now, async (by) => {
      await revokeEcerts(by, [item.certId], task.reason);
      return DONE;
    });
    return true;
  }
  const drawn = looked ? await drawnOf(app, looked, signing, now) : failed('F08');
  const act = task.taskType === 'modify' ? 'modified' : 'made';
  await keep(app, task, item, now, async (by) => {
    if ('ok' in drawn) return drawn;
    if ('failure' in drawn) return failed(drawn.failure);
    if (act === 'made') await requireNone(by.db, item.certId);
    await writeEcert({ ...by, files: app.files }, drawn, act, task.reason);
    return DONE;
  });
  return true;
}

/** Many are made once: what was revoked meanwhile, somebody revoked with a reason. */
async function requireNone(db: Db, certId: string): Promise<void> {
  const found = await db
    .selectFrom('ecert')
    .select('id')
    .where('certId', '=', certId)
    .executeTakeFirst();
  if (found) throw new RuleError('已制作过电子证书；撤销的请在本机构电子证书中重新制作');
}

type Looked = Awaited<ReturnType<typeof lookAtCerts>>[number];

/** What cannot be drawn for a reason nobody thought of fails its row, not the task. */
async function drawnOf(app: Parts, looked: Looked, signing: SigningService, now: Date) {
  try {
    return await drawEcert(app, looked, signing, now);
  } catch (error) {
    return brokenRow(error);
  }
}

/** Of a database that is away nothing is written down: the row is tried again. */
function brokenRow(error: unknown): Ended {
  const { code, message } = failureOf(error);
  if (code === AWAY) throw error;
  if (code === -1) console.error('电子证书任务：', error);
  return { ok: false, failure: null, message: code === -1 ? BROKEN : message };
}

async function running(db: Db, taskId: string): Promise<Task | undefined> {
  const { rows } = await sql<Task>`
    select * from ecert_task where id = ${taskId} and status = ${RUNNING} for no key update`.execute(
    db,
  );
  return rows[0];
}

/** Carries out one row and counts it, in one transaction; what is refused is the row's failure. */
async function keep(
  { pool }: Parts,
  { id, creator, orgName }: Task,
  item: Item,
  now: Date,
  work: (by: Operator) => Promise<Ended>,
): Promise<void> {
  const end = (result: (db: Db) => Promise<Ended>) =>
    transaction(pool, systemScope, async (db) => {
      if (!(await running(db, id))) return;
      const { ok, failure, message } = await result(db);
      const { numAffectedRows } =
        await sql`update ecert_task_item set ok = ${ok}, failure = ${failure}, message = ${message}
        where id = ${item.id} and ok is null`.execute(db);
      if (numAffectedRows !== 1n) throw new RuleError('该明细已由别的进程处理');
      await sql`update ecert_task set done = done + ${ok ? 1 : 0}, failed = failed + ${ok ? 0 : 1}, lease_until = ${leaseFrom(now)}
        where id = ${id}`.execute(db);
    });
  try {
    await end((db) => work({ db, now, operator: creator, operatorOrg: orgName }));
  } catch (error) {
    const ended = brokenRow(error);
    await end(async () => ended);
  }
}

async function finish({ pool, clock }: Parts, taskId: string): Promise<void> {
  const now = clock();
  await transaction(pool, systemScope, async (db) => {
    const task = await running(db, taskId);
    if (!task) return;
    await sql`update ecert_task set status = ${ecertTaskFlow.next('finish', task.status)}, ended_at = ${now}, lease_until = null, version = version + 1
      where id = ${taskId}`.execute(db);
    await tellPerson(
      db,
      task.createdBy,
      {
        title: '电子证书任务已完成',
        content: `“${task.taskName}”（${task.taskNo}）共${task.total}张：成功${task.done}张，失败${task.failed}张。${task.failed > 0 ? '请在任务明细中查看失败原因，处理后重试失败的。' : ''}`,
        url: routeOf('ecert.task'),
      },
      now,
    );
  });
}
