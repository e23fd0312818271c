import { msgSysmsg, SentMessage } from '@tqc/contract/message';
import { lookup } from '@tqc/contract/lookup';
import { recipients, Recipient } from '@tqc/contract/rms';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, messageRow, pageOf } from '@tqc/testing/rows';

const sent = (title: string, more: object, serial: number) =>
  exampleRow(
    SentMessage,
    { title, content: '请于周五前上报。', receivers: 12, readers: 7, recalledAt: null, ...more },
    serial,
  );
const person = (name: string, orgName: string, serial: number) =>
  exampleRow(
    Recipient,
    { adminId: String(serial), name, orgName, mobile: '154****0021', roleNames: '认定业务' },
    serial,
  );

/** What the page of messages is answered in its stories. */
export const messages = fakeTransport(msgSysmsg, {
  addMsgSysmsg: () => ({ msgId: '9', receivers: 2, texts: 0, unsent: 0 }),
  queryMsgSysmsgByOrg: () =>
    pageOf(
      sent('关于䶮县认定工作安排的通知', { sentTo: '指定人员12人', recallable: true }, 1),
      sent('春季认定培训', { msgType: 3, sendRange: 1, sentTo: '云梦省', recallable: false }, 2),
      sent(
        '发错了的消息',
        { sentTo: '指定人员1人', recallable: false, recalledAt: '2024-06-18T02:00:00.000Z' },
        3,
      ),
    ),
  queryMsgRead: () =>
    pageOf(
      { adminId: '1', name: '顾县审', orgName: '东霁区教育体育局', readFlag: 0, readAt: null },
      {
        adminId: '2',
        name: '欧阳𬭎',
        orgName: '东霁区政务服务中心教师资格窗口',
        readFlag: 1,
        readAt: '2024-06-18T02:00:00.000Z',
      },
    ),
  recall: () => null,
  list: () => ({
    ...pageOf(messageRow({ readFlag: 0 }), messageRow({ msgId: '2', title: '计划已通过' })),
    unread: 1,
  }),
  get: () => messageRow({}),
  readAll: () => ({ read: 1 }),
});
export const people = fakeTransport(recipients, {
  queryUserByMessage: () =>
    pageOf(
      person('顾县审', '东霁区教育体育局', 1),
      person('欧阳𬭎', '东霁区政务服务中心教师资格窗口', 2),
    ),
});
export const lookups = fakeTransport(lookup, {
  queryRole: () => ({ record: [{ roleId: '11', roleName: '县级认定业务', orgType: 2 }] }),
  queryBaseOrgBasic: () => ({ record: [] }),
});
