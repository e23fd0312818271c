import { z } from 'zod';
import * as catalogue from '../generated/calls/account';
import { calls, none, post } from '../kit';

const token = z.string().max(64);

/** 登录短信: both calls carry token and signature of the session whose second step is open */
export const loginSms = calls(catalogue.loginSms, {
  sendLoginSms: post('sendLoginSms', 'public', z.object({ token }), none, { secondStep: true }),
  checkLoginSms: post(
    'checkLoginSms',
    'public',
    z.object({
      userName: z.string().min(1, '请输入用户名').max(64),
      token,
      code: z.string().regex(/^\d{6}$/, '请输入六位数验证码'),
      hash: z.string().max(64),
    }),
    none,
    { secondStep: true },
  ),
});
