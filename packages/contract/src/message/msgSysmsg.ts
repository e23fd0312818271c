import {
  messageType,
  msgTemplate,
  readFlag,
  sendRange,
  smsSendStatus,
  smsType,
} from '@tqc/domain/dictionaries';
import { isMobile, normalMobile } from '@tqc/domain/shared';
import { z } from 'zod';
import * as catalogue from '../generated/calls/message';
import { calls, field, get, none, paged, pageOf, post, put } from '../kit';

/** A message inside the system, as its reader sees it. */
export const SysMessage = z.object({
  msgId: field.id('消息编号'),
  title: field.text('消息标题', 150),
  content: field.longText('消息内容', 1000),
  sendTime: field.moment('发送时间'),
  msgUrl: z.string(),
  receiveLevel: z.number().nullable(),
  readFlag: field.status('状态', readFlag),
});

/** One SMS that went out or waits to. */
export const SmsLog = z.object({
  smsId: field.id('编号'),
  orgName: field.text('机构名称', 60),
  name: field.personName('姓名', 30),
  mobile: field.mobile(),
  sendstatus: field.status('发送状态', smsSendStatus),
  smsType: field.code('短信类型', smsType),
  createTime: field.moment('创建时间'),
  sendTime: field.moment('发送时间').nullable(),
  failReason: field.shown('失败原因'),
  smsMsg: field.text('短信内容', 500),
});
const sms = SmsLog.shape;

/** A message that somebody wrote and sent, as their organisation looks back on it. */
export const SentMessage = z.object({
  msgId: field.id('消息编号'),
  title: SysMessage.shape.title,
  content: SysMessage.shape.content,
  msgType: field.code('消息类型', messageType),
  sendRange: field.code('发送范围', sendRange),
  sentTo: field.shown('接收范围'),
  sender: field.shown('发送人'),
  receivers: field.count('接收人数'),
  readers: field.count('已读人数'),
  sendTime: field.moment('发送时间'),
  recalledAt: field.moment('撤回时间').nullable(),
  /** Not recalled, and sent no longer ago than a message can be. */
  recallable: z.boolean(),
});
const sent = SentMessage.shape;

/** Somebody who got a message. */
export const MessageReader = z.object({
  adminId: field.id('用户编号'),
  name: field.personName('姓名', 30),
  orgName: field.shown('机构名称'),
  readFlag: field.status('阅读状态', readFlag),
  readAt: field.moment('阅读时间').nullable(),
});

const MOST_PEOPLE = 500;
const MOST_MOBILES = 500;

/** Numbers outside the system, as a person lists them: with commas, blanks or one on a line. */
export const mobilesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,，、;；]+/)
      .filter(Boolean)
      .map(normalMobile),
  ),
];
const mobiles = z
  .string()
  .max(MOST_MOBILES * 20)
  .superRefine((text, { addIssue }) => {
    const all = mobilesOf(text);
    const wrong = all.findIndex((one) => !isMobile(one));
    if (wrong >= 0) addIssue(`第${wrong + 1}个手机号码不正确，请核对`);
    else if (all.length === 0) addIssue('请输入手机号码');
    else if (all.length > MOST_MOBILES)
      addIssue(`一次最多发给${MOST_MOBILES}个手机号码，请分几次发送`);
  });

/** 站内消息与短信日志 */
export const msgSysmsg = calls(catalogue.msgSysmsg, {
  list: get(
    '',
    'view',
    paged({ readFlag: SysMessage.shape.readFlag }),
    pageOf(SysMessage).extend({ unread: z.number() }),
    { background: true, rowKey: 'msgId' },
  ),
  get: get('{msgId}', 'view', z.object({ msgId: SysMessage.shape.msgId }), SysMessage),
  /**
   * Sends a message to a region, to chosen people, to numbers outside the system or to a role,
   * into their bells, to their phones or both. What cannot go now stands in the log of texts with
   * the reason.
   */
  addMsgSysmsg: post(
    'addMsgSysmsg',
    'send',
    z.object({
      title: SysMessage.shape.title,
      content: SysMessage.shape.content,
      smsFlag: sent.msgType,
      sendType: sent.sendRange,
      province: field.area('省份').optional(),
      city: field.area('地市').optional(),
      county: field.area('区县').optional(),
      selUsers: z
        .array(field.id('接收人'))
        .max(MOST_PEOPLE, `一次最多发给${MOST_PEOPLE}人，请分几次发送`)
        .optional(),
      mobiles: mobiles.optional(),
      roleId: field.id('角色').optional(),
      /** Of the product's own messages the one it began from. */
      template: field.code('消息模板', msgTemplate).optional(),
    }),
    z.object({
      msgId: sent.msgId,
      /** How many people it went to, and of the texts how many went and how many did not. */
      receivers: sent.receivers,
      texts: z.number().int(),
      unsent: z.number().int(),
    }),
    { quota: () => 'ring' },
  ),
  /** Messages that people of the caller's organisation wrote and sent. */
  queryMsgSysmsgByOrg: get(
    'queryMsgSysmsgByOrg',
    'manage',
    paged({
      title: SysMessage.shape.title,
      msgType: sent.msgType,
      sendTimeFrom: field.date('发送时间起'),
      sendTimeTo: field.date('发送时间止'),
    }),
    pageOf(SentMessage),
    { rowKey: 'msgId', audit: 'query' },
  ),
  /** Who got one of them, and when they read it. */
  queryMsgRead: get(
    'queryMsgRead',
    'manage',
    z.object({
      ...paged({ readFlag: SysMessage.shape.readFlag }).shape,
      msgId: sent.msgId,
    }),
    pageOf(MessageReader),
    { rowKey: 'adminId', audit: 'query' },
  ),
  /** Takes a message back that was sent within the last ten minutes; texts that went stay out. */
  recall: put('{msgId}/recall', 'manage', z.object({ msgId: sent.msgId }), none, {
    versioned: false,
  }),
  /** Marks every own message read; how many that were. */
  readAll: put('readAll', 'view', z.object({}), z.object({ read: z.number().int() }), {
    versioned: false,
  }),
  querySms: get(
    'querySms',
    'message.sms.view',
    paged(
      {
        smsMsg: sms.smsMsg,
        smsType: sms.smsType,
        sendstatus: sms.sendstatus,
        mobile: sms.mobile,
        name: sms.name,
        createTimeFrom: field.date('创建时间起'),
        createTimeTo: field.date('创建时间止'),
      },
      ['smsId'],
    ),
    pageOf(SmsLog),
    { audit: 'query', rowKey: 'smsId', mayLag: true },
  ),
  /** Sends a notice that failed once more; it counts as a message, and in the phone's limit. */
  resendSms: put('resendSms/{smsId}', 'message.sms.resend', z.object({ smsId: sms.smsId }), none, {
    versioned: false,
    quota: () => 'message',
  }),
  /** Unread count, new messages and finished jobs as they happen. */
  stream: get('stream', 'view', z.object({}), z.null(), { background: true, reply: 'stream' }),
});
