import Input from '@arco-design/web-react/es/Input';
import '@arco-design/web-react/es/Input/style/css.js';
import { useRef } from 'react';
import { FieldShell } from './FieldShell';
import { normaliseCreditCode, normaliseIdNo, normaliseMobile } from './normalise';
import type { FieldProps } from './props';

interface CodeInputProps extends FieldProps<string> {
  normalise: (text: string) => string;
  maxLength: number;
  inputMode?: 'numeric' | 'tel' | 'text';
}

// No rewriting while an input method composes, or its characters come twice.
function CodeInput({
  value,
  onChange,
  normalise,
  maxLength,
  disabled,
  placeholder,
  inputMode,
  ...shell
}: CodeInputProps) {
  const composing = useRef(false);
  return (
    <FieldShell {...shell}>
      <Input
        value={value}
        disabled={disabled}
        autoComplete="off"
        inputMode={inputMode}
        placeholder={placeholder ?? `请输入${shell.label}`}
        status={shell.error ? 'error' : undefined}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={(event) => {
          composing.current = false;
          onChange(normalise(event.currentTarget.value).slice(0, maxLength));
        }}
        onChange={(text) =>
          onChange(composing.current ? text : normalise(text).slice(0, maxLength))
        }
      />
    </FieldShell>
  );
}

/** 证件号码：粘贴的全角数字、空格和小写 x 自动纠正。 */
export function IdNoField(props: FieldProps<string>) {
  return <CodeInput {...props} normalise={normaliseIdNo} maxLength={18} />;
}

/** 手机号码：粘贴的区号、横线和全角数字自动纠正。 */
export function MobileField(props: FieldProps<string>) {
  return <CodeInput {...props} normalise={normaliseMobile} maxLength={11} inputMode="tel" />;
}

/** 统一社会信用代码：粘贴的全角字符、空格和小写字母自动纠正。 */
export function CreditCodeField(props: FieldProps<string>) {
  return <CodeInput {...props} normalise={normaliseCreditCode} maxLength={18} />;
}
