import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import Input from '@arco-design/web-react/es/Input';
import '@arco-design/web-react/es/Input/style/css.js';
import { useState } from 'react';
import { FieldShell } from './FieldShell';
import { toHalfWidth } from './normalise';
import type { FieldProps } from './props';
import { useCountdown } from './useCountdown';
import styles from './fields.module.css';

interface SmsCodeFieldProps extends FieldProps<string> {
  /** 发出验证码；失败时抛出带话的错误。 */
  onSend: () => Promise<void>;
  /** 再次发送前等多少秒，默认 60。 */
  wait?: number;
  /** 现在的毫秒数，测试时换掉。 */
  now?: () => number;
}

/** 短信验证码：六位数字，发送后倒计时，到时才能重发。 */
export function SmsCodeField({
  value,
  onChange,
  onSend,
  wait = 60,
  now,
  disabled,
  placeholder,
  ...shell
}: SmsCodeFieldProps) {
  const { left, start } = useCountdown(wait, now);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState<string>();
  async function send() {
    setSending(true);
    setRefused(undefined);
    try {
      await onSend();
      setSent(true);
      start();
    } catch (reason) {
      setRefused(
        reason instanceof Error && reason.message ? reason.message : '验证码发送失败，请稍后重试',
      );
    } finally {
      setSending(false);
    }
  }
  return (
    <FieldShell
      {...shell}
      error={refused ?? shell.error}
      hint={
        shell.hint ?? (left > 0 ? <span role="status">验证码已发送，请注意查收</span> : undefined)
      }
    >
      <div className={styles.sms}>
        <Input
          value={value}
          disabled={disabled}
          inputMode="numeric"
          // By this, phones and browsers fill in from the message.
          autoComplete="one-time-code"
          placeholder={placeholder ?? '请输入六位数验证码'}
          status={refused || shell.error ? 'error' : undefined}
          onChange={(text) => onChange(toHalfWidth(text).replace(/\D/g, '').slice(0, 6))}
        />
        <Button
          htmlType="button"
          className={styles.send}
          disabled={disabled || left > 0}
          loading={sending}
          onClick={() => void send()}
        >
          {left > 0 ? `${left} 秒后可重发` : sent ? '重新发送' : '获取验证码'}
        </Button>
      </div>
    </FieldShell>
  );
}

/** 验证码的毛病；没有毛病时为空。 */
export function smsCodeProblem(code: string): string | undefined {
  if (!code) return '验证码不能为空';
  return /^\d{6}$/.test(code) ? undefined : '请输入六位数验证码';
}
