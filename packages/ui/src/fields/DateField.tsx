import DatePicker from '@arco-design/web-react/es/DatePicker';
import '@arco-design/web-react/es/DatePicker/style/css.js';
import { FieldShell } from './FieldShell';
import type { FieldProps, Range } from './props';
import styles from './fields.module.css';

/** 日期，值为 YYYY-MM-DD，空串表示未选。 */
export function DateField(props: FieldProps<string>) {
  return <Picker {...props} format="YYYY-MM-DD" />;
}

/** 日期和时间，值为 YYYY-MM-DD HH:mm:ss，空串表示未选。 */
export function DateTimeField(props: FieldProps<string>) {
  return <Picker {...props} format="YYYY-MM-DD HH:mm:ss" showTime />;
}

function Picker({ value, onChange, disabled, placeholder, format, showTime, ...shell }: FieldProps<string> & { format: string; showTime?: boolean }) {
  return (
    <FieldShell {...shell}>
      <DatePicker
        className={styles.wide}
        value={value || undefined}
        onChange={(next?: string) => onChange(next ?? '')}
        format={format}
        showTime={showTime}
        disabled={disabled}
        placeholder={placeholder ?? `请选择${shell.label}`}
        error={Boolean(shell.error)}
      />
    </FieldShell>
  );
}

/** 日期范围，值为两个 YYYY-MM-DD。 */
export function DateRangeField({ value, onChange, disabled, ...shell }: FieldProps<Range>) {
  return (
    <FieldShell {...shell} partLabels={[`${shell.label}开始日期`, `${shell.label}结束日期`]}>
      <DatePicker.RangePicker
        className={styles.wide}
        value={value[0] && value[1] ? [value[0], value[1]] : undefined}
        onChange={(next?: string[]) => onChange([next?.[0] ?? '', next?.[1] ?? ''])}
        format="YYYY-MM-DD"
        disabled={disabled}
        placeholder={['开始日期', '结束日期']}
        error={Boolean(shell.error)}
      />
    </FieldShell>
  );
}
