import {
  normalDataStatus,
  onOff,
  smsSendStatus,
  smsTaskStatus,
  smsTaskTarget,
} from '@tqc/domain/dictionaries';
import type { PoolClient } from 'pg';
import { placeOf } from '../kit/personal';
import type { AppParts } from '../kit/serve';
import { copyObjects, type DemoRow } from './copyRows';

const TASKS = 975_000_006_001n;
const TEXTS = 975_000_007_001n;
const CLASS = 2024;
const SENT = '2024-06-07T01:00:00Z';
const NO_ANSWER = '号码已停机';
const TO_CORRECT = '您的师范生数据需要补正，请在6月20日前按学校的通知办理。';

interface Student {
  readonly id: string;
  readonly name: string;
  readonly mobile: Buffer;
}
interface Sender {
  readonly orgId: string;
  readonly orgName: string;
  readonly prov: string;
  readonly adminId: string;
  readonly name: string;
}

/** Texts of a province about those who are exempt: sent, laid down for a later day, called off. */
export async function fillExemptTexts(
  { personal }: AppParts,
  client: PoolClient,
  prov: string,
): Promise<void> {
  const { rows: senders } = await client.query<Sender>(
    `select o.org_id as "orgId", o.org_name as "orgName", o.prov, a.admin_id as "adminId", a.name
     from org o join admin a using (org_id) where o.org_type = 4 and o.prov = $1 order by a.admin_id limit 1`,
    [prov],
  );
  const [sender] = senders;
  if (!sender) return;
  const statuses = [normalDataStatus.code('incomplete'), normalDataStatus.code('returned')];
  const { rows: students } = await client.query<Student>(
    `select student_id::text as id, name, mobile from exempt_student
     where prov = $1 and class_year = $2 and status = any ($3) and mobile is not null order by student_id`,
    [prov, CLASS, statuses],
  );
  const { rows: universities } = await client.query(
    `select from org o join admin a using (org_id)
     where o.org_type = 6 and o.prov = $1 and a.phone is not null and o.status = $2 and a.status = $2`,
    [prov, onOff.code('on')],
  );
  const task = (at: bigint, more: DemoRow): DemoRow => ({
    task_id: String(TASKS + at),
    prov,
    org_id: sender.orgId,
    org_name: sender.orgName,
    class_year: CLASS,
    admin_id: sender.adminId,
    creator: sender.name,
    ...more,
  });
  const toStudents = {
    target: smsTaskTarget.code('students'),
    statuses: `{${statuses.join(',')}}`,
  };
  await copyObjects(client, 'exempt_sms_task', [
    task(0n, {
      ...toStudents,
      task_name: '补正提醒',
      content: TO_CORRECT,
      plan_at: '2024-06-07 09:00',
      status: smsTaskStatus.code('done'),
      people: students.length,
      created_at: '2024-06-06T08:00:00Z',
    }),
    task(1n, {
      ...toStudents,
      task_name: '补正再次提醒',
      content: TO_CORRECT,
      plan_at: '2024-06-14 09:00',
      status: smsTaskStatus.code('cancelled'),
      people: students.length,
      created_at: '2024-06-12T08:00:00Z',
    }),
    task(2n, {
      target: smsTaskTarget.code('universities'),
      statuses: '{}',
      task_name: '审核时间提醒',
      content: '免试认定数据的审核将于6月30日截止，请按时提交。',
      plan_at: '2024-06-24 09:00',
      status: smsTaskStatus.code('waiting'),
      people: universities.length,
      created_at: '2024-06-17T08:00:00Z',
    }),
  ]);
  const { code } = smsSendStatus;
  const sent = students.map(({ id, name, mobile }, at) => {
    const smsId = String(TEXTS + BigInt(at));
    const number = personal.open(placeOf('exempt_student', 'mobile', id), mobile);
    const failed = at === students.length - 1;
    return {
      id,
      log: {
        sms_id: smsId,
        org_id: sender.orgId,
        org_name: sender.orgName,
        name,
        mobile: personal.seal(placeOf('sms_log', 'mobile', smsId), number),
        mobile_index: personal.index('mobile', number),
        sms_type: 'sysmsg',
        sms_msg: `【教师资格管理】${TO_CORRECT}`,
        sendstatus: code(failed ? 'failed' : 'sent'),
        fail_reason: failed ? NO_ANSWER : '',
        prov,
        create_time: SENT,
        send_time: failed ? null : SENT,
      },
    };
  });
  await copyObjects(
    client,
    'sms_log',
    sent.map(({ log }) => log),
  );
  await copyObjects(
    client,
    'exempt_sms_receiver',
    sent.map(({ id, log }) => ({
      task_id: String(TASKS),
      receiver_id: id,
      sms_id: log.sms_id,
    })),
  );
}
