import Input, { type RefTextAreaType } from '@arco-design/web-react/es/Input';
import '@arco-design/web-react/es/Input/style/css.js';
import type { Ref } from 'react';
import { isKeyTaken } from '../foundation';
import { FieldShell } from './FieldShell';
import { countChars } from './normalise';
import type { FieldProps } from './props';
import styles from './fields.module.css';

interface TextFieldProps extends FieldProps<string> {
  maxLength?: number;
  autoComplete?: string;
}

/** 单行文字；超过字数时说出来，不悄悄截掉。 */
export function TextField({
  value,
  onChange,
  disabled,
  placeholder,
  maxLength = Infinity,
  autoComplete = 'off',
  ...shell
}: TextFieldProps) {
  // A native limit counts a rare character twice, and cuts what is pasted before anybody reads it.
  const error =
    shell.error ?? (countChars(value) > maxLength ? `最多输入${maxLength}字` : undefined);
  return (
    <FieldShell {...shell} error={error}>
      <Input
        value={value}
        onChange={onChange}
        disabled={disabled}
        placeholder={placeholder ?? `请输入${shell.label}`}
        autoComplete={autoComplete}
        status={error ? 'error' : undefined}
      />
    </FieldShell>
  );
}

/** 多行文字框可以从外面做的事。 */
export type TextAreaHandle = RefTextAreaType;

interface TextAreaFieldProps extends FieldProps<string> {
  maxLength?: number;
  /** 固定行数，默认 4。 */
  rows?: number;
  /** 正在保存时：看得见、选得中，改不了。 */
  readOnly?: boolean;
  /** 按 Esc 离开输入框：离开后快捷键又有效。 */
  leaveOnEscape?: boolean;
  /** 由快捷键转到这里时用。 */
  ref?: Ref<TextAreaHandle>;
}

/** 多行文字，高度固定，右下角实时计数。 */
export function TextAreaField({
  value,
  onChange,
  disabled,
  placeholder,
  maxLength,
  rows = 4,
  readOnly,
  leaveOnEscape = false,
  ref,
  ...shell
}: TextAreaFieldProps) {
  const count = countChars(value);
  return (
    <FieldShell {...shell}>
      <Input.TextArea
        ref={ref}
        value={value}
        onChange={onChange}
        disabled={disabled}
        readOnly={readOnly}
        rows={rows}
        onKeyDown={(event) => {
          const { key, currentTarget } = event;
          if (leaveOnEscape && key === 'Escape' && !isKeyTaken(event, currentTarget))
            currentTarget.blur();
        }}
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
