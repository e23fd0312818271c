import { normalMobile } from '@tqc/domain/shared';
import { z } from 'zod';
import * as catalogue from '../generated/calls/account';
import { calls, none, post } from '../kit';

const userName = z.string().min(1, '请输入用户名').max(64);
const mobile = z
  .string()
  .overwrite(normalMobile)
  .regex(/^1[3-9]\d{9}$/, '手机号码输入有误');
const code = z.string().regex(/^\d{6}$/, '请输入六位数验证码');
/** The answer to a challenge, where work is asked for. */
const pow = z.string().max(160).optional();

/** 找回密码: the first two steps do not tell whether account and mobile number belong together */
export const forgetPass = calls(catalogue.forgetPass, {
  sendSms: post('forgetPassSendSms', 'public', z.object({ userName, mobile, pow }), none),
  verificationSms: post(
    'forgetPassVerificationSms',
    'public',
    z.object({ userName, mobile, code, pow }),
    z.string(),
  ),
  resetPass: post(
    'forgetPassResetPass',
    'public',
    z.object({ userName, token: z.string().max(64), password: z.string().max(400) }),
    none,
  ),
});
