import { msgSysmsg } from '@tqc/contract/message';
import { smsSendStatus } from '@tqc/domain/dictionaries';
import { maskMobile } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { placeOf } from '../../kit/personal';
import { kyselyOfPool } from '../../kit/scope';
import { serve, StreamReply } from '../../kit/serve';
import { store, withinDays } from '../../kit/store';
import { DICT_TOPIC } from '../../trade/dictionaries';
import { MAINTENANCE_TOPIC } from '../../trade/maintenance';
import { NOTICE, textAgain } from '../../trade/messages';
import { sendMessage } from './sendMessage';
import { readersOf, recallMessage, sentByOrg } from './sentMessages';

const sms = store('smsLog', 'smsId');

interface MessageRow {
  msgId: string;
  title: string;
  content: string;
  sendTime: string;
  msgUrl: string;
  receiveLevel: number | null;
  readFlag: number;
}

export const msgSysmsgRoutes = serve(msgSysmsg, {
  list: async ({ db, who, input }) => {
    const { pageNo, pageSize, readFlag } = input;
    const only =
      readFlag === undefined
        ? sql``
        : readFlag === 0
          ? sql`and r.read_at is null`
          : sql`and r.read_at is not null`;
    const { rows } = await sql<MessageRow & { total: number }>`
      select m.msg_id, m.title, m.content, m.send_time, m.msg_url, m.receive_level, case when r.read_at is null then 0 else 1 end as read_flag, count(*) over ()::int as total
      from sys_message_reader r join sys_message m using (msg_id) where r.admin_id = ${who.adminId} ${only} order by m.msg_id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
      db,
    );
    return { total: rows[0]?.total ?? 0, record: rows, unread: await unreadOf(db, who.adminId) };
  },
  get: async ({ db, who, input, now }) => {
    const { rows } = await sql<MessageRow>`
      update sys_message_reader r set read_at = coalesce(r.read_at, ${now.toISOString()}::timestamptz) from sys_message m where m.msg_id = r.msg_id and r.admin_id = ${who.adminId} and r.msg_id = ${input.msgId}
      returning m.msg_id, m.title, m.content, m.send_time, m.msg_url, m.receive_level, 1 as read_flag`.execute(
      db,
    );
    const row = rows[0];
    if (!row) throw outOfReach();
    return row;
  },
  addMsgSysmsg: sendMessage,
  queryMsgSysmsgByOrg: sentByOrg,
  queryMsgRead: readersOf,
  recall: recallMessage,
  readAll: async ({ db, who, now }) => {
    const { numAffectedRows } =
      await sql`update sys_message_reader set read_at = ${now.toISOString()}::timestamptz where admin_id = ${who.adminId} and read_at is null`.execute(
        db,
      );
    return { read: Number(numAffectedRows ?? 0) };
  },
  querySms: async (call) => {
    const page = await sms(call).page(call.input, {
      equal: ['smsType', 'sendstatus'],
      sealed: ['mobile'],
      where: [
        call.input.name === undefined ? undefined : sql`position(${call.input.name} in name) > 0`,
        call.input.smsMsg === undefined
          ? undefined
          : sql`position(${call.input.smsMsg} in sms_msg) > 0`,
        withinDays('create_time', call.input.createTimeFrom, call.input.createTimeTo),
      ],
    });
    return {
      ...page,
      record: page.record.map((row) => ({
        ...row,
        mobile: maskMobile(
          call.app.personal.open(placeOf('sms_log', 'mobile', row.smsId), row.mobile),
        ),
      })),
    };
  },
  resendSms: async (call) => {
    const { app, db, input, now, note } = call;
    const row = await sms(call).get(input.smsId);
    const { smsId, sendstatus, smsType, mobile, smsMsg: text } = row;
    if (smsType !== NOTICE) throw new ApiFailure(422, '验证码不能重发，请本人重新获取');
    if (sendstatus !== smsSendStatus.code('failed'))
      throw new ApiFailure(422, '只有发送失败的短信可以重发');
    const phone = app.personal.open(placeOf('sms_log', 'mobile', smsId), mobile);
    if (
      !(await textAgain(
        db,
        app.personal,
        { id: smsId, orgId: row.orgId ?? call.who.orgId, mobile: phone, text },
        now,
      ))
    )
      throw new ApiFailure(409, '这条短信刚刚已由他人重发，请刷新后再看');
    note({ obj: `sms/${smsId}` });
    return null;
  },
  stream: async ({ db, who, app }) => {
    const first = await unreadOf(db, who.adminId);
    return new StreamReply((send) => {
      send('unread', { unread: first });
      const lookAgain = () =>
        unreadOf(kyselyOfPool(app.pool), who.adminId).then(
          (unread) => void send('unread', { unread }),
          () => undefined,
        );
      const unheard = [
        app.events.on(
          `admin/${who.adminId}`,
          (event, data) => void send(event, data),
          () => void lookAgain(),
        ),
        // Pages show code lists and times of maintenance: what was changed is read again.
        ...[DICT_TOPIC, MAINTENANCE_TOPIC].map((topic) =>
          app.events.on(
            topic,
            () => void send(topic, null),
            () => void send(topic, null),
          ),
        ),
      ];
      return () => unheard.forEach((end) => end());
    });
  },
});

async function unreadOf(db: Parameters<typeof sms>[0]['db'], adminId: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from sys_message_reader where admin_id = ${adminId} and read_at is null`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
