import { readFlag, smsSendStatus, smsType } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/message';
import { calls, field, get, none, paged, pageOf, put } from '../kit';

/** A message inside the system, as its reader sees it. */
export const SysMessage = z.object({
  msgId: field.id('消息编号'),
  title: field.text('标题', 150),
  content: field.longText('内容', 1000),
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
