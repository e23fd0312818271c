import Input from '@arco-design/web-react/es/Input';
import '@arco-design/web-react/es/Input/style/css.js';
import { useState } from 'react';
import { Icon, VisuallyHidden } from '../foundation';
import { FieldShell } from './FieldShell';
import { passwordStrength } from './normalise';
import { passwordChecks, type PasswordRule } from './passwordRules';
import type { FieldProps } from './props';
import styles from './fields.module.css';

interface PasswordFieldProps extends FieldProps<string> {
  /** 显示强度条，用于设置新密码。 */
  meter?: boolean;
  /** 逐条显示规则并打勾：A 用于修改和找回密码，B 用于共用层。 */
  rule?: PasswordRule;
  /** one-time-code：浏览器不会替人填上，用于再输一次确认是本人。 */
  autoComplete?: 'current-password' | 'new-password' | 'one-time-code';
  maxLength?: number;
}

const words = ['未填写', '弱', '一般', '较强', '强'] as const;

/** 密码：可显示明文，设置新密码时给出强度。 */
export function PasswordField({
  value,
  onChange,
  disabled,
  placeholder,
  meter,
  rule,
  autoComplete = 'current-password',
  maxLength,
  ...shell
}: PasswordFieldProps) {
  const [plain, setPlain] = useState(false);
  const strength = passwordStrength(value);
  return (
    <FieldShell {...shell}>
      <div className={styles.password}>
        <Input
          type={plain ? 'text' : 'password'}
          value={value}
          onChange={onChange}
          disabled={disabled}
          maxLength={maxLength}
          autoComplete={autoComplete}
          placeholder={placeholder ?? `请输入${shell.label}`}
          status={shell.error ? 'error' : undefined}
        />
        <button
          type="button"
          className={styles.eye}
          aria-pressed={plain}
          aria-label={`显示${shell.label}`}
          disabled={disabled}
          onClick={() => setPlain(!plain)}
        >
          <Icon name={plain ? 'eye' : 'eyeOff'} />
        </button>
      </div>
      {meter && (
        <div className={styles.meter} data-strength={strength} role="status">
          <span className={styles.bars} aria-hidden="true">
            {[1, 2, 3, 4].map((step) => (
              <span key={step} data-on={step <= strength} />
            ))}
          </span>
          密码强度：{words[strength]}
        </div>
      )}
      {rule && (
        <ul className={styles.checks} aria-label="密码要求">
          {passwordChecks(rule, value).map(({ label, met }) => (
            <li key={label} data-met={met}>
              {met ? (
                <Icon name="check" size={12} />
              ) : (
                <span className={styles.dot} aria-hidden="true">
                  ·
                </span>
              )}
              {label}
              <VisuallyHidden>{met ? '，已满足' : '，未满足'}</VisuallyHidden>
            </li>
          ))}
        </ul>
      )}
    </FieldShell>
  );
}
