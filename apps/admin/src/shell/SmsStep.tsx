import Button from '@arco-design/web-react/es/Button';
import Input from '@arco-design/web-react/es/Input';
import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/Input/style/css.js';
import '@arco-design/web-react/es/Modal/style/css.js';
import { ApiError, checkSms } from '@tqc/client';
import { loginSms } from '@tqc/contract/account';
import { useState } from 'react';
import { tellDone, tellError } from '../kit/api';
import { transport } from '../kit/session';
import { useCountdown } from './useCountdown';
import styles from './dialogs.module.css';

/** 短信验证 */
export function SmsStep({ account, token, phone, onDone, onCancel }: { readonly account: string; readonly token: string; readonly phone: string; readonly onDone: () => void; readonly onCancel: () => void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { left, sent, start } = useCountdown();

  async function send() {
    try {
      await transport.send(loginSms.sendLoginSms, { token });
      start();
      tellDone('验证码已发送，请注意查收');
    } catch (failure) {
      tellError(failure);
    }
  }

  async function check() {
    const wrong = !code ? '验证码不能为空' : /^\d{6}$/.test(code) ? undefined : '请输入六位数验证码';
    setError(wrong);
    if (wrong || busy) return;
    setBusy(true);
    try {
      await checkSms(transport, account, token, code);
      onDone();
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : '验证失败，请重试');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal visible title="短信验证" maskClosable={false} onCancel={onCancel} onOk={() => void check()} confirmLoading={busy} okText="确 定" cancelText="取 消">
      <p>验证码将发送到您登记的手机 {phone}，如号码有误或无法使用，请联系上级机构。</p>
      <div className={styles.code}>
        <Input aria-label="验证码" value={code} onChange={setCode} maxLength={6} inputMode="numeric" autoComplete="one-time-code" placeholder="请输入六位数验证码" onPressEnter={() => void check()} />
        <Button disabled={left > 0} onClick={() => void send()}>{left > 0 ? `${left}秒后重发` : sent ? '重新发送' : '获取验证码'}</Button>
      </div>
      {error && <p role="alert" className={styles.error}>{error}</p>}
    </Modal>
  );
}
