// Made by `npm run catalogue` from docs/spec/calls.tsv; change the table, not this file.

export const auth = {
  id: 'account.auth',
  path: 'tqc/security/auth',
  code: '',
  calls: {
    login: ['POST', 'login/oauth', 'public', '登录'],
    logout: ['DELETE', 'logout/oauth', 'signedIn', '退出登录'],
    signInKey: ['GET', 'login/oauth', 'public', '获取登录密钥'],
  },
} as const;

export const usbKey = {
  id: 'account.usbKey',
  path: 'tqc/rms/admins',
  code: '',
  calls: {
    getUKeyCert: ['GET', 'getUKeyCert', 'public', '识别USBKey证书'],
  },
} as const;

export const loginSms = {
  id: 'account.loginSms',
  path: 'tqc/rms/admins',
  code: '',
  calls: {
    sendLoginSms: ['POST', 'sendLoginSms', 'public', '发送登录短信'],
    checkLoginSms: ['POST', 'checkLoginSms', 'public', '核对登录短信'],
  },
} as const;

export const personal = {
  id: 'account.personal',
  path: 'tqc/personal',
  code: 'resource.personal',
  calls: {
    changePassword: ['PUT', 'password', 'signedIn', '修改本人密码'],
    reveal: ['POST', 'reveal', 'reveal', '查看敏感信息'],
  },
} as const;

export const forgetPass = {
  id: 'account.forgetPass',
  path: 'tqc/rms/admins',
  code: '',
  calls: {
    sendSms: ['POST', 'forgetPassSendSms', 'public', '发送找回密码短信'],
    verificationSms: ['POST', 'forgetPassVerificationSms', 'public', '核对找回密码短信'],
    resetPass: ['POST', 'forgetPassResetPass', 'public', '重设密码'],
  },
} as const;

export const session = {
  id: 'account.session',
  path: 'tqc/personal/session',
  code: '',
  calls: {
    list: ['GET', '', 'signedIn', '查询本人登录会话'],
    endOthers: ['DELETE', '', 'signedIn', '结束本人其他会话'],
    end: ['DELETE', '{sid}', 'signedIn', '结束本人会话'],
  },
} as const;

export const waiting = {
  id: 'account.waiting',
  path: 'tqc/personal/waiting',
  code: '',
  calls: {
    list: ['GET', '', 'signedIn', '查询本人等待生效的办理'],
    takeBack: ['DELETE', '{waitingId}', 'signedIn', '撤回等待生效的办理'],
  },
} as const;

export const view = {
  id: 'account.view',
  path: 'tqc/personal/view',
  code: '',
  calls: {
    list: ['GET', '', 'signedIn', '查询列表视图'],
    save: ['POST', '', 'signedIn', '保存列表视图'],
    remove: ['DELETE', '{id}', 'signedIn', '删除列表视图'],
  },
} as const;
