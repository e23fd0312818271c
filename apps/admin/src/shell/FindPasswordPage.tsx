import { proveForgottenCode, resetPassword, sendForgottenCode } from '@tqc/client';
import { fitsRuleA, isMobile, RULE_A } from '@tqc/domain/shared';
import type { FormValues } from '@tqc/ui/FormDialog';
import { ResultPage } from '@tqc/ui/ResultPage';
import { StepsForm, type FormStep } from '@tqc/ui/StepsForm';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { tellDone } from '../kit/session/api';
import { transport } from '../kit/session/session';
import styles from './dialogs.module.css';

const BACK_AFTER = 2000;
/** Which of the two is wrong, or whether there is such a person, is nobody's business. */
const SENT = '如账号与手机号码相符，验证码已发送，请注意查收';

/** 找回密码: prove who you are, set a password, done. */
export function FindPasswordPage() {
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => navigate('/'), BACK_AFTER);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  const steps: readonly FormStep[] = [
    {
      title: '验证用户',
      fields: [
        { name: 'account', label: '用户名', kind: 'text', required: true },
        {
          name: 'phone',
          label: '手机号',
          kind: 'mobile',
          required: true,
          validate: (value: string) => (isMobile(value) ? undefined : '手机号码输入有误'),
        },
        {
          name: 'code',
          label: '验证码',
          kind: 'smsCode',
          required: true,
          onSend: (values) => sendCode(values).then(() => setAsked(true)),
          ...(isAsked ? { hint: SENT } : {}),
        },
      ],
      onNext: async (values) => {
        setToken(
          await proveForgottenCode(transport, { ...who(values), code: String(values['code']) }),
        );
        tellDone('验证码通过，请重置密码');
      },
    },
    {
      title: '设置密码',
      fields: [
        {
          name: 'newPass',
          label: '新密码',
          kind: 'password',
          meter: true,
          rule: 'A',
          required: true,
          requiredMessage: '请输入新设密码',
          validate: (value: string) => (fitsRuleA(value) ? undefined : RULE_A),
        },
        {
          name: 'confirmPass',
          label: '确认密码',
          kind: 'password',
          required: true,
          requiredMessage: '确认密码不能为空',
          validate: (value: string, all) =>
            value === all['newPass'] ? undefined : '两次输入密码不一致!',
        },
      ],
    },
  ];

  async function submit(values: FormValues) {
    await resetPassword(transport, who(values).userName, token, String(values['newPass']));
    setDone(true);
  }

  return (
    <main className={styles.page}>
      <title>找回密码 - 教师资格管理信息系统</title>
      <div className={styles.card}>
        <h1>找回密码</h1>
        <StepsForm
          title="找回密码"
          steps={steps}
          onSubmit={submit}
          submitText="提 交"
          result={<ResultPage kind="done" title="密码修改成功，可以重新登录" />}
        />
        <p className={styles.back}>
          <Link to="/Login">返回登录</Link>
        </p>
      </div>
    </main>
  );
}

async function sendCode(values: FormValues): Promise<void> {
  const { userName, mobile } = who(values);
  if (!userName || !mobile) throw new Error('请填写用户名和手机号。');
  if (!isMobile(mobile)) throw new Error('手机号码输入有误');
  await sendForgottenCode(transport, { userName, mobile });
}

function who(values: FormValues) {
  return {
    userName: String(values['account'] ?? '').trim(),
    mobile: String(values['phone'] ?? '').trim(),
  };
}
