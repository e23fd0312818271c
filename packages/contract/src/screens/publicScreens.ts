import type { Screen } from './screen';

/** Screens of the area public. */
export const publicScreens: readonly Screen[] = [
  {
    id: 'public.login',
    route: '/Login',
    title: '登录',
    kind: 'form',
    orgTypes: [1, 2, 3, 4, 5, 6],
    permission: 'public',
    calls: [
      'account.auth.login',
      'account.usbKey.getUKeyCert',
      'account.loginSms.sendLoginSms',
      'account.loginSms.checkLoginSms',
    ],
  },
  {
    id: 'public.findPassword',
    route: '/findPassword',
    title: '找回密码',
    kind: 'wizard',
    orgTypes: [1, 2, 3, 4, 5, 6],
    permission: 'public',
    calls: [
      'account.forgetPass.sendSms',
      'account.forgetPass.verificationSms',
      'account.forgetPass.resetPass',
    ],
  },
  {
    id: 'public.showPDf',
    route: '/showPDf',
    title: 'PDF预览',
    kind: 'viewer',
    orgTypes: [1, 2, 3, 4, 5, 6],
    permission: 'public',
    calls: ['resource.downloadFile'],
  },
  {
    id: 'public.redirect',
    route: '/redirect/:path(.*)',
    title: '刷新',
    kind: 'redirect',
    orgTypes: [1, 2, 3, 4, 5, 6],
    permission: 'public',
    calls: [],
  },
];
