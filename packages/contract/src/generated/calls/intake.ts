// Made by `npm run catalogue` from docs/spec/calls.tsv; change the table, not this file.

export const intake = {
  id: 'intake',
  path: 'intake',
  code: '',
  calls: {
    registration: ['POST', 'registration', 'channel', '渠道交来认定申请'],
    enrollment: ['POST', 'enrollment', 'channel', '渠道交来注册申请'],
    supplement: ['POST', 'supplement', 'channel', '渠道补交材料'],
    ssouser: ['POST', 'ssouser', 'channel', '渠道交来申请人账户'],
    affair: ['POST', 'affair', 'channel', '渠道交来申请人事务'],
  },
} as const;
