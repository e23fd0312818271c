import Button from '@arco-design/web-react/es/Button';
import Input from '@arco-design/web-react/es/Input';
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/Input/style/css.js';
import { ApiError, resetPassword } from '@tqc/client';
import { forgetPass } from '@tqc/contract/account';
import { fitsRuleA, isMobile, RULE_A } from '@tqc/domain/shared';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { tellDone } from '../kit/api';
import { transport } from '../kit/session';
import { useCountdown } from './useCountdown';
import styles from './dialogs.module.css';

const STEPS = ['验证用户', '设置密码', '完成'];
const BACK_AFTER = 2000;

/** 找回密码：验证用户、设置密码、完成。 */
export function FindPasswordPage() {
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  const [typed, setTyped] = useState({ account: '', phone: '', code: '', newPass: '', confirmPass: '' });
  const [errors, setErrors] = useState<Partial<Record<keyof typeof typed | 'all', string>>>({});
  const [token, setToken] = useState('');
  const [busy, setBusy] = useState(false);
  const { left, sent, start } = useCountdown();

  useEffect(() => {
    if (step !== 2) return undefined;
    const timer = setTimeout(() => navigate('/'), BACK_AFTER);
    return () => clearTimeout(timer);
  }, [step, navigate]);

  async function run(work: () => Promise<void>, fallback?: string) {
    setBusy(true);
    setErrors({});
    try {
      await work();
    } catch (error) {
      setErrors({ all: fallback ?? (error instanceof ApiError ? error.message : '操作失败，请重试') });
    } finally {
      setBusy(false);
    }
  }

  const who = { userName: typed.account.trim(), mobile: typed.phone.trim() };

  function send() {
    if (!who.userName || !who.mobile) return setErrors({ all: '请填写用户名和手机号。' });
    if (!isMobile(who.mobile)) return setErrors({ phone: '手机号码输入有误' });
    return void run(async () => {
      await transport.send(forgetPass.sendSms, who);
      start();
      tellDone('验证码已发送，请注意查收');
    }, '用户名或手机号码错误。');
  }

  function next() {
    const found = {
      ...(who.userName ? {} : { account: '请输入用户名' }), ...(!who.mobile ? { phone: '请输入手机号' } : isMobile(who.mobile) ? {} : { phone: '手机号码输入有误' }), ...(typed.code ? {} : { code: '请输入验证码' }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    void run(async () => {
      setToken(await transport.send(forgetPass.verificationSms, { ...who, code: typed.code }));
      tellDone('验证码通过，请重置密码');
      setStep(1);
    });
  }

  function submit() {
    const { newPass, confirmPass } = typed;
    const found = {
      ...(!newPass ? { newPass: '请输入新设密码' } : fitsRuleA(newPass) ? {} : { newPass: RULE_A }), ...(!confirmPass ? { confirmPass: '确认密码不能为空' } : confirmPass === newPass ? {} : { confirmPass: '两次输入密码不一致!' }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    void run(async () => {
      await resetPassword(transport, who.userName, token, newPass);
      setStep(2);
    });
  }

  const field = (name: keyof typeof typed, label: string, placeholder: string, { secret = false, beside }: { readonly secret?: boolean; readonly beside?: ReactNode } = {}) => {
    const Control = secret ? Input.Password : Input;
    return (
      <div className={styles.field}>
        <label htmlFor={`fp-${name}`}>{label}</label>
        <div className={styles.code}>
          <Control id={`fp-${name}`} value={typed[name]} onChange={(value: string) => setTyped({ ...typed, [name]: value })} placeholder={placeholder} autoComplete={secret ? 'new-password' : 'off'} />
          {beside}
        </div>
        {errors[name] && <p role="alert" className={styles.error}>{errors[name]}</p>}
      </div>
    );
  };

  return (
    <main className={styles.page}>
      <title>找回密码 - 教师资格管理信息系统</title>
      <div className={styles.card}>
        <h1>找回密码</h1>
        <ol className={styles.steps}>{STEPS.map((name, at) => <li key={name} aria-current={at === step ? 'step' : undefined}>{name}</li>)}</ol>
        {errors.all && <p role="alert" className={styles.error}>{errors.all}</p>}
        {step === 0 && (
          <>
            {field('account', '用户名', '请输入用户名')}
            {field('phone', '手机号', '请输入手机号')}
            {field('code', '验证码', '请输入验证码', { beside: <Button disabled={left > 0} onClick={send}>{left > 0 ? `${left}秒后重发` : sent ? '重新发送' : '获取验证码'}</Button> })}
            <Button type="primary" long loading={busy} onClick={next}>下一步</Button>
          </>
        )}
        {step === 1 && (
          <>
            {field('newPass', '新密码', '请输入新设密码', { secret: true })}
            {field('confirmPass', '确认密码', '请再次输入新设密码', { secret: true })}
            <Button type="primary" long loading={busy} onClick={submit}>提 交</Button>
          </>
        )}
        {step === 2 && <p role="status">密码修改成功，可以重新登录</p>}
        <p className={styles.back}><Link to="/Login">返回登录</Link></p>
      </div>
    </main>
  );
}
