import { msgSysmsg } from '@tqc/contract/message';
import { placeOf } from '../../kit/personal';
import type { Example } from '../../walks/example';
import { call, next, once, server } from '../../walks/stage';
import { testOrgs } from '../../testing/server';

/** A message to the person of the county. */
const sent = once(async () => {
  const msgId = String(7_000_000 + next());
  await server.pool.query(
    "insert into sys_message (msg_id, title, content, send_time) values ($1, '提醒', '请办理', $2)",
    [msgId, server.app.clock()],
  );
  await server.pool.query('insert into sys_message_reader (msg_id, admin_id) values ($1, $2)', [
    msgId,
    testOrgs.county.id,
  ]);
  return msgId;
});
/** A text to an applicant of the county. */
const texted = once(async () => {
  const smsId = String(8_000_000 + next());
  const smsMsg = `请于周五前到现场确认${smsId}`;
  const mobile = '15400001234';
  const { personal, clock } = server.app;
  const { prov, city, county } = testOrgs.county;
  await server.pool.query(
    `insert into sms_log (sms_id, mobile, mobile_index, sms_type, sms_msg, prov, city, county, create_time, org_name, name)
     values ($1, $2, $3, 'sysmsg', $4, $5, $6, $7, $8, $9, '张三')`,
    [
      smsId,
      personal.seal(placeOf('sms_log', 'mobile', smsId), mobile),
      personal.index('mobile', mobile),
      smsMsg,
      prov,
      city,
      county,
      clock(),
      testOrgs.county.name,
    ],
  );
  return smsMsg;
});

/** A notice that did not reach the gateway. */
const failedText = once(async () => {
  const smsMsg = await texted();
  const { rows } = await server.pool.query<{ sms_id: string }>(
    'update sms_log set sendstatus = 3 where sms_msg = $1 returning sms_id',
    [smsMsg],
  );
  return rows[0]?.sms_id ?? '';
});

/** What is sent to the person of the point. */
const letter = () => ({
  title: `通知${next()}`,
  content: '请于周五前上报。',
  smsFlag: 1,
  sendType: 2,
  selUsers: [testOrgs.point.id],
});
const written = async () => {
  const sending = letter();
  const answer = await call('county', msgSysmsg.addMsgSysmsg, { input: sending });
  const { msgId } = answer as { readonly msgId: string };
  return { msgId, title: sending.title };
};

/** Messages to persons, and texts. */
export const examples: readonly Example[] = [
  { call: msgSysmsg.get, by: 'county', ready: async () => ({ input: { msgId: await sent() } }) },
  {
    call: msgSysmsg.readAll,
    by: 'county',
    personal: true,
    stateless: true,
    ready: async () => ({ input: {} }),
  },
  {
    call: msgSysmsg.addMsgSysmsg,
    by: 'county',
    personal: true,
    stateless: true,
    ready: async () => ({ input: letter() }),
  },
  {
    call: msgSysmsg.queryMsgSysmsgByOrg,
    by: 'county',
    ready: async () => ({ input: {}, mark: (await written()).title }),
  },
  {
    call: msgSysmsg.queryMsgRead,
    by: 'county',
    ready: async () => ({
      input: { msgId: (await written()).msgId },
      mark: testOrgs.point.name,
    }),
  },
  {
    call: msgSysmsg.recall,
    by: 'county',
    ready: async () => ({ input: { msgId: (await written()).msgId } }),
    state: { says: '该消息已撤回' },
  },
  {
    call: msgSysmsg.querySms,
    by: 'county',
    ready: async () => ({ input: {}, mark: await texted() }),
  },
  {
    call: msgSysmsg.resendSms,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: async () => ({ input: { smsId: await failedText() } }),
    state: { says: '只有发送失败的短信可以重发' },
  },
];
