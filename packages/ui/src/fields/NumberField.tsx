import InputNumber from '@arco-design/web-react/es/InputNumber';
import '@arco-design/web-react/es/InputNumber/style/css.js';
import { FieldShell } from './FieldShell';
import { toHalfWidth } from './normalise';
import type { FieldProps, Range } from './props';
import styles from './fields.module.css';

interface NumberFieldProps extends FieldProps<number | undefined> {
  unit?: string;
}

/** 数字。超出范围、小数太多由表单说明，不悄悄改成别的数。 */
export function NumberField({
  value,
  onChange,
  disabled,
  placeholder,
  unit,
  ...shell
}: NumberFieldProps) {
  return (
    <FieldShell {...shell}>
      <InputNumber
        value={value}
        onChange={(next?: number | null) => onChange(next ?? undefined)}
        parser={parsed}
        disabled={disabled}
        suffix={unit}
        placeholder={placeholder ?? `请输入${shell.label}`}
        error={Boolean(shell.error)}
      />
    </FieldShell>
  );
}

// Arco's own parser throws away what a keyboard for Chinese writes as a full-width digit.
function parsed(text: string): string {
  return toHalfWidth(text ?? '').replace(/[^\w.-]+/g, '');
}

/** 数字范围，两端任一可空。 */
export function NumberRangeField({ value, onChange, disabled, ...shell }: FieldProps<Range>) {
  const part = (index: 0 | 1, text: string) => (
    <InputNumber
      value={value[index] === '' ? undefined : Number(value[index])}
      onChange={(next?: number | null) => {
        const written = next === undefined || next === null ? '' : String(next);
        onChange(index === 0 ? [written, value[1]] : [value[0], written]);
      }}
      parser={parsed}
      disabled={disabled}
      placeholder={text}
      hideControl
    />
  );
  return (
    <FieldShell {...shell} partLabels={[`${shell.label}最小值`, `${shell.label}最大值`]}>
      <div className={styles.range}>
        {part(0, '最小值')}
        <span aria-hidden="true">至</span>
        {part(1, '最大值')}
      </div>
    </FieldShell>
  );
}
