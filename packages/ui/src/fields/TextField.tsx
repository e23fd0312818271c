import Input from '@arco-design/web-react/es/Input';
import '@arco-design/web-react/es/Input/style/css.js';
import { FieldShell } from './FieldShell';
import { countChars } from './normalise';
import type { FieldProps } from './props';
import styles from './fields.module.css';

interface TextFieldProps extends FieldProps<string> {
  maxLength?: number;
  autoComplete?: string;
}

/** 单行文字。 */
export function TextField({
  value,
  onChange,
  disabled,
  placeholder,
  maxLength,
  autoComplete = 'off',
  ...shell
}: TextFieldProps) {
  return (
    <FieldShell {...shell}>
      <Input
        value={value}
        onChange={onChange}
        disabled={disabled}
        placeholder={placeholder ?? `请输入${shell.label}`}
        maxLength={maxLength}
        autoComplete={autoComplete}
        status={shell.error ? 'error' : undefined}
      />
    </FieldShell>
  );
}

interface TextAreaFieldProps extends FieldProps<string> {
  maxLength?: number;
  /** 固定行数，默认 4。 */
  rows?: number;
}

/** 多行文字，高度固定，右下角实时计数。 */
export function TextAreaField({
  value,
  onChange,
  disabled,
  placeholder,
  maxLength,
  rows = 4,
  ...shell
}: TextAreaFieldProps) {
  const count = countChars(value);
  return (
    <FieldShell {...shell}>
      <Input.TextArea
        value={value}
        onChange={onChange}
        disabled={disabled}
        rows={rows}
        className={styles.area}
        placeholder={placeholder ?? `请输入${shell.label}`}
        status={shell.error ? 'error' : undefined}
      />
      {maxLength !== undefined && (
        <span className={styles.counter} data-over={count > maxLength}>
          {count}/{maxLength}
        </span>
      )}
    </FieldShell>
  );
}
