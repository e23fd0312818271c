import { askedSteps, stepText, takeBackStep } from '../signInStep';
import { option, runParts } from './runParts';

/**
 * `npm run sign-in` tells what each kind of organisation shows besides the password; `-- --type 5
 * --step none --reason 短信网关停了` takes some of it back, `--account` that of one person.
 */
export function workOnSignIn(): Promise<void> {
  return runParts(async ({ app }) => {
    const [type, account] = [option('type'), option('account')];
    if (type === '' && account === '') {
      for (const { orgType, kind, step, people, withoutMobile } of await askedSteps(app))
        console.log(
          `${orgType}  ${kind}：${stepText(step)}，在用用户${people}人，没有登记手机号码的${withoutMobile}人`,
        );
      return;
    }
    const step = option('step');
    const { whose, before } = await takeBackStep(app, {
      type,
      account,
      step,
      reason: option('reason'),
    });
    console.log(`已将${whose}的登录验证由“${stepText(before)}”改为“${stepText(step)}”，已写入审计`);
  });
}
