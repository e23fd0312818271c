import { z } from 'zod';
import { calls, del, get, none, post } from '../kit';

/** One entry of the side menu: a group or a screen. */
export const MenuEntry = z.object({ code: z.string(), name: z.string(), title: z.string(), path: z.string(), icon: z.string(), order: z.number(), component: z.string(), parentMenu: z.string() });

/** The signed-in person as the browser keeps them: nothing personal in clear. */
export const SessionUser = z.object({
  userId: z.string(), account: z.string(), nickname: z.string(), phone: z.string(),
  orgId: z.string(), orgType: z.number(), orgName: z.string(), orgBizType: z.number(), prov: z.string(), city: z.string(), county: z.string(),
  loginType: z.string(), smsToken: z.string(), passOverdue: z.number(), passDaysLeft: z.number(), superuser: z.number(), monitor: z.number(), manage: z.number(),
  /** True on an installation that shows invented data. */
  demo: z.boolean(),
});

/** What the person may do: entries of the menu and codes of the buttons. */
export const Privilege = z.object({ menu: z.array(MenuEntry), module: z.array(z.string()) });

const at = { id: 'account.auth', path: 'tqc/security/auth' };

/** 登录与退出 */
export const auth = calls(at, {
  signInKey: get('login/oauth', 'public', z.object({}), z.object({ kid: z.string(), pub: z.string(), stamp: z.number(), demoAccounts: z.array(z.object({ account: z.string(), who: z.string() })) })),
  login: post('login/oauth', 'public', z.object({ account: z.string().min(1, '用户名不能为空').max(64), pass: z.string().min(1, '密码不能为空').max(400), salt: z.string().max(120), type: z.literal(1), ukey: z.string().max(200).optional() }), z.object({ user: SessionUser, privilege: Privilege, key: z.string() })),
  logout: del('logout/oauth', 'signedIn', z.object({}), none, { versioned: false }),
});

const admins = 'tqc/rms/admins';
const account = z.string().min(1, '请输入用户名').max(64);
const code = z.string().regex(/^\d{6}$/, '请输入六位数验证码');
const mobile = z.string().regex(/^1[3-9]\d{9}$/, '手机号码输入有误');

/** USB Key 探测 */
export const usbKey = calls({ id: 'account.usbKey', path: admins }, {
  getUKeyCert: get('getUKeyCert', 'public', z.object({}), z.object({ account: z.string(), orgName: z.string(), isOldKey: z.boolean(), ticket: z.string() }).nullable()),
});

/** 登录短信 */
export const loginSms = calls({ id: 'account.loginSms', path: admins }, {
  sendLoginSms: post('sendLoginSms', 'public', z.object({ token: z.string().max(64) }), none),
  checkLoginSms: post('checkLoginSms', 'public', z.object({ userName: account, token: z.string().max(64), code, hash: z.string().max(64) }), none),
});

/** 找回密码 */
export const forgetPass = calls({ id: 'account.forgetPass', path: admins }, {
  sendSms: post('forgetPassSendSms', 'public', z.object({ userName: account, mobile }), none),
  verificationSms: post('forgetPassVerificationSms', 'public', z.object({ userName: account, mobile, code }), z.string()),
  resetPass: post('forgetPassResetPass', 'public', z.object({ userName: account, token: z.string().max(64), password: z.string().max(400) }), none),
});
