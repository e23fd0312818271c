import type { msgSysmsg } from '@tqc/contract/message';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { asSystem } from '../../kit/scope';
import type { CallContext } from '../../kit/serve';
import { holdsText, withinDays } from '../../kit/store';

/** So long a message can be taken back. */
const MINUTES = 10;

interface SentRow {
  msgId: string;
  title: string;
  content: string;
  msgType: number;
  sendRange: number;
  sentTo: string;
  sender: string;
  receivers: number;
  readers: number;
  sendTime: string;
  recalledAt: string | null;
}

/** What people of the caller's organisation wrote and sent, the newest first. */
export async function sentByOrg({
  db,
  who,
  now,
  input,
}: CallContext<typeof msgSysmsg.queryMsgSysmsgByOrg>) {
  const { pageNo, pageSize, title, msgType, sendTimeFrom, sendTimeTo } = input;
  const asked = [
    title === undefined ? undefined : holdsText('m.title', title),
    msgType === undefined ? undefined : sql`m.msg_type = ${msgType}`,
    withinDays('m.send_time', sendTimeFrom, sendTimeTo),
  ].filter((condition) => condition !== undefined);
  const where = sql`${sql.join([sql`m.sender_org = ${who.orgId}`, sql`m.send_range is not null`, ...asked], sql` and `)}`;
  // A level reads its own messages; here it looks at those of its whole organisation.
  return asSystem(db, async () => {
    const { rows: counted } = await sql<{
      total: number;
    }>`select count(*)::int as total from sys_message m where ${where}`.execute(db);
    const { rows } = await sql<SentRow>`
      select m.msg_id, m.title, m.content, m.msg_type, m.send_range, m.sent_to, m.sender, m.receivers, m.send_time, m.recalled_at,
        (select count(*)::int from sys_message_reader r where r.msg_id = m.msg_id and r.read_at is not null) as readers
      from sys_message m where ${where} order by m.msg_id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
      db,
    );
    return {
      total: counted[0]?.total ?? 0,
      record: rows.map((row) => ({ ...row, recallable: whyKept(row, now) === undefined })),
    };
  });
}

/** Who got a message of the caller's organisation, those first who have not read it. */
export async function readersOf({ db, who, input }: CallContext<typeof msgSysmsg.queryMsgRead>) {
  const { msgId, readFlag, pageNo, pageSize } = input;
  const only =
    readFlag === undefined ? sql`` : sql`and (r.read_at is not null) = ${readFlag === 1}`;
  const from = sql`from sys_message_reader r join sys_message m using (msg_id) join admin a on a.admin_id = r.admin_id join org o on o.org_id = a.org_id
    where m.msg_id = ${msgId} and m.sender_org = ${who.orgId} and m.send_range is not null ${only}`;
  return asSystem(db, async () => {
    const { rows: counted } = await sql<{
      total: number;
    }>`select count(*)::int as total ${from}`.execute(db);
    const { rows } = await sql<{
      adminId: string;
      name: string;
      orgName: string;
      readFlag: number;
      readAt: string | null;
    }>`select a.admin_id, a.name, o.org_name, (r.read_at is not null)::int as read_flag, r.read_at ${from}
      order by r.read_at is not null, o.area_code, a.admin_id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
      db,
    );
    return { total: counted[0]?.total ?? 0, record: rows };
  });
}

/** Takes a message out of every bell again; the sender's list keeps it. */
export async function recallMessage({
  db,
  who,
  now,
  input: { msgId },
  note,
}: CallContext<typeof msgSysmsg.recall>) {
  await asSystem(db, async () => {
    const { rows } = await sql<Pick<SentRow, 'sendTime' | 'recalledAt'>>`
      select send_time, recalled_at from sys_message where msg_id = ${msgId} and sender_org = ${who.orgId} and send_range is not null for update`.execute(
      db,
    );
    const [message] = rows;
    if (!message) throw outOfReach();
    const why = whyKept(message, now);
    if (why) throw new ApiFailure(422, why);
    await db.deleteFrom('sysMessageReader').where('msgId', '=', msgId).execute();
    await db
      .updateTable('sysMessage')
      .set({ recalledAt: now.toISOString() })
      .where('msgId', '=', msgId)
      .execute();
  });
  note({ obj: `message/${msgId}` });
  return null;
}

/** Why a message is not taken back, or undefined. */
function whyKept(
  { sendTime, recalledAt }: Pick<SentRow, 'sendTime' | 'recalledAt'>,
  now: Date,
): string | undefined {
  if (recalledAt !== null) return '该消息已撤回';
  const age = now.getTime() - new Date(sendTime).getTime();
  return age > MINUTES * 60_000 ? `发出超过${MINUTES}分钟的消息不能撤回` : undefined;
}
