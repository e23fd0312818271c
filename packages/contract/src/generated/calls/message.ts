// Made by `npm run catalogue` from docs/spec/calls.tsv; change the table, not this file.

export const msgSysmsg = {
  id: 'message.msgSysmsg',
  path: 'basic/msgSysmsg',
  code: 'message.msgSysmsg',
  calls: {
    list: ['GET', '', 'view', '查询收到的消息'],
    get: ['GET', '{msgId}', 'view', '查看消息'],
    addMsgSysmsg: ['POST', 'addMsgSysmsg', 'send', '发送消息'],
    querySms: ['GET', 'querySms', 'message.sms.view', '查询短信日志'],
    queryMsgSysmsgByOrg: ['GET', 'queryMsgSysmsgByOrg', 'manage', '查询本机构已发消息'],
    queryMsgRead: ['GET', 'queryMsgRead', 'manage', '查询消息阅读情况'],
    stream: ['GET', 'stream', 'view', '接收消息提醒'],
    readAll: ['PUT', 'readAll', 'view', '全部消息设为已读'],
    recall: ['PUT', '{msgId}/recall', 'manage', '撤回消息'],
    resendSms: ['PUT', 'resendSms/{smsId}', 'message.sms.resend', '重发短信'],
  },
} as const;
