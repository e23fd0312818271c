import { checkSms, createTransport, resetPassword } from '@tqc/client';
import { forgetPass, loginSms } from '@tqc/contract/account';
import type { Own } from '../kit/ownCopy';
import type { Attack } from '../kit/proof';
import { freshAddress, relayFrom } from '../kit/relay';
import { smsCodeOf } from '../kit/smsCodeOf';
import { actOf, type Act } from './auditActs';

const NEW_PASSWORD = 'Rainy_2025#';

/** A forgotten password from the first step to the last, with one wrong code. */
export async function* forgottenActs({ url, people }: Attack, own: Own): AsyncGenerator<Act> {
  const { account: userName, mobile, adminId } = await people.one(2);
  const transport = createTransport({
    baseUrl: await relayFrom(url, freshAddress()),
    app: 'tqc-admin',
  });
  const { sendSms, verificationSms, resetPass } = forgetPass;
  yield actOf('找回密码：发送验证码', sendSms.id, transport.send(sendSms, { userName, mobile }), {
    secrets: { 找回密码的手机号码: mobile },
  });
  const wrong = { userName, mobile, code: '000000' };
  yield actOf('找回密码：验证码错误', verificationSms.id, transport.send(verificationSms, wrong));
  const code = await smsCodeOf(own, adminId);
  if (!code) throw new Error('the code could not be found');
  const verified = transport.send(verificationSms, { userName, mobile, code });
  yield actOf('找回密码：验证码正确', verificationSms.id, verified, {
    secrets: { 找回密码的验证码: code, 重设凭证: await verified },
  });
  yield actOf(
    '找回密码：重设密码',
    resetPass.id,
    resetPassword(transport, userName, await verified, NEW_PASSWORD),
  );
}

/** The second step of a sign-in, with one wrong code. */
export async function* secondStepActs({ people }: Attack, own: Own): AsyncGenerator<Act> {
  const person = await people.one(2, { loginType: 'sms' });
  const { transport, smsToken: token } = await people.enter(person);
  const { sendLoginSms, checkLoginSms } = loginSms;
  yield actOf('第二步：发送验证码', sendLoginSms.id, transport.send(sendLoginSms, { token }), {
    secrets: { 第二步的凭证: token },
  });
  const check = (code: string) => checkSms(transport, person.account, token, code);
  yield actOf('第二步：验证码错误', checkLoginSms.id, check('000000'));
  const code = await smsCodeOf(own, person.adminId);
  if (!code) throw new Error('the code could not be found');
  yield actOf('第二步：验证码正确', checkLoginSms.id, check(code), {
    secrets: { 第二步的验证码: code },
  });
}
