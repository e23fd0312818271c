import { onOff, smsSendStatus, smsTaskStatus, smsTaskTarget } from '@tqc/domain/dictionaries';
import { smsTaskFlow } from '@tqc/domain/exemption';
import { UNIVERSITY } from '@tqc/domain/organisations';
import { sql, type RawBuilder } from 'kysely';
import { placeOf, type Personal } from '../kit/personal';
import { asSystem, type Db } from '../kit/scope';
import { statusIs } from '../kit/store';
import { textPhone } from './messages';

/** What a task says of whom it goes to. */
export interface TextAudience {
  readonly prov: string;
  readonly target: number;
  readonly classYear: number;
  readonly collegeIds: readonly string[];
  readonly statuses: readonly number[];
}
/** A task as it is sent. */
export interface TextTask extends TextAudience {
  readonly taskId: string;
  readonly orgId: string;
  readonly orgName: string;
  readonly content: string;
}

const STUDENTS = smsTaskTarget.code('students');
const SENDING = smsTaskStatus.code('sending');
const DONE = smsTaskFlow.next('finish', SENDING);
const FAILED = smsSendStatus.code('failed');
/** So many texts are laid down in one transaction. */
const AT_ONCE = 100;

/** Whom a text goes to, as rows of one number each; a province writes to its own alone. */
function receivers({ prov, target, classYear, collegeIds, statuses }: TextAudience) {
  const own = (column: string): RawBuilder<unknown> =>
    prov === '' ? sql`true` : sql`${sql.ref(column)} = ${prov}`;
  const named = (column: string): RawBuilder<unknown> =>
    collegeIds.length === 0 ? sql`true` : sql`${sql.ref(column)} in (${sql.join([...collegeIds])})`;
  if (target === STUDENTS)
    return sql`select s.student_id as id from exempt_student s
      where s.class_year = ${classYear} and ${own('s.prov')} and ${named('s.college_id')}
        and ${statuses.length === 0 ? sql`true` : sql`s.status in (${sql.join([...statuses])})`}`;
  return sql`select a.admin_id as id from admin a join org o on o.org_id = a.org_id
    where o.org_type = ${UNIVERSITY} and ${statusIs('o.status', onOff.code('on'))} and ${statusIs('a.status', onOff.code('on'))}
      and a.phone is not null and ${own('o.prov')} and ${named('o.college_id')}`;
}

/** How many get the text as things stand. */
export async function countReceivers(db: Db, audience: TextAudience): Promise<number> {
  const { rows } = await asSystem(db, () =>
    sql<{ n: number }>`select count(*)::int as n from (${receivers(audience)}) r`.execute(db),
  );
  return rows[0]?.n ?? 0;
}

/** Writes down who gets the text, once; from then on the task is sending. */
export async function beginTexts(db: Db, task: TextTask): Promise<void> {
  await asSystem(db, async () => {
    await sql`
      insert into exempt_sms_receiver (task_id, receiver_id)
      select ${task.taskId}::bigint, r.id from (${receivers(task)}) r on conflict do nothing`.execute(
      db,
    );
    await sql`
      update exempt_sms_task set status = ${SENDING}, version = version + 1,
        people = (select count(*) from exempt_sms_receiver r where r.task_id = exempt_sms_task.task_id)
      where task_id = ${task.taskId}`.execute(db);
  });
}

interface Receiver {
  readonly id: string;
  readonly name: string;
  readonly mobile: Buffer;
}

/**
 * Lays some of the texts of a task down for the gateway; true while more are to come. Who has no
 * phone is passed by and stays among those not written to. What a limit
 * of a phone or of the organisation keeps back stands in the log as failed, to be sent once more.
 */
export async function sendSome(
  db: Db,
  personal: Personal,
  task: TextTask,
  now: Date,
): Promise<boolean> {
  const ofStudents = task.target === STUDENTS;
  const { rows } = await sql<Receiver>`
    select r.receiver_id as id, p.name, ${ofStudents ? sql`p.mobile` : sql`p.phone`} as mobile
    from exempt_sms_receiver r ${
      ofStudents
        ? sql`join exempt_student p on p.student_id = r.receiver_id`
        : sql`join admin p on p.admin_id = r.receiver_id`
    }
    where r.task_id = ${task.taskId} and r.sms_id is null
      and ${ofStudents ? sql`p.mobile` : sql`p.phone`} is not null order by r.receiver_id limit ${AT_ONCE}`.execute(
    db,
  );
  for (const { id, name, mobile } of rows) {
    const { orgId, orgName, prov, content } = task;
    const sent = await textPhone(
      db,
      personal,
      {
        orgId,
        orgName,
        name,
        mobile: personal.open(
          ofStudents ? placeOf('exempt_student', 'mobile', id) : placeOf('admin', 'phone', id),
          mobile,
        ),
        content,
        place: { prov, city: '', county: '', point: '' },
      },
      now,
    );
    await sql`
      update exempt_sms_receiver set sms_id = ${sent.smsId} where task_id = ${task.taskId} and receiver_id = ${id}`.execute(
      db,
    );
  }
  if (rows.length === AT_ONCE) return true;
  await sql`
    update exempt_sms_task set status = ${DONE}, version = version + 1 where task_id = ${task.taskId} and status = ${SENDING}`.execute(
    db,
  );
  return false;
}

/** Has the texts of a task that did not go written once more; how many they are. */
export async function askAgain(db: Db, taskId: string): Promise<number> {
  const { numAffectedRows } = await asSystem(db, () =>
    sql`
      update exempt_sms_receiver r set sms_id = null from sms_log l
      where r.task_id = ${taskId} and l.sms_id = r.sms_id and l.sendstatus = ${FAILED}`.execute(db),
  );
  return Number(numAffectedRows ?? 0);
}

/** Wakes the one who sends once the call is kept. */
export async function wakeTexts(db: Db): Promise<void> {
  await asSystem(db, () => sql`select enqueue('exemptTexts', '{}'::json)`.execute(db));
}
