import '@arco-design/web-react/es/DatePicker/style/css.js';
import { useRef, type FocusEvent } from 'react';
import { Calendar } from './Calendar';
import { DateInput } from './DateInput';
import { FieldShell } from './FieldShell';
import { isDay } from './isDay';
import type { FieldProps, Range } from './props';
import { useOpenWhileTyping } from './useOpenWhileTyping';
import styles from './fields.module.css';

/** 日期，值为 YYYY-MM-DD，空串表示未选。 */
export function DateField({
  value,
  onChange,
  disabled,
  placeholder,
  ...shell
}: FieldProps<string>) {
  return (
    <FieldShell {...shell}>
      <DateInput
        value={value}
        onChange={onChange}
        disabled={disabled}
        placeholder={placeholder ?? `请选择${shell.label}`}
        invalid={Boolean(shell.error)}
      />
    </FieldShell>
  );
}

/** 日期范围，值为两个 YYYY-MM-DD；键入两个日期后直接去按查询，也都算数。 */
export function DateRangeField({ value, onChange, disabled, ...shell }: FieldProps<Range>) {
  const { box, picker } = useOpenWhileTyping();
  const typed = useRef(['', '']);
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    // With one date only, the empty one sorts first and makes no range.
    const [begin = '', end = ''] = typed.current
      .map((text, at) => (isDay(text) ? text : (value[at] ?? '')))
      .sort();
    typed.current = ['', ''];
    if (begin !== '' && (begin !== value[0] || end !== value[1])) onChange([begin, end]);
  }
  return (
    <FieldShell {...shell} partLabels={[`${shell.label}开始日期`, `${shell.label}结束日期`]}>
      <div
        {...box}
        onInput={({ currentTarget, target }) => {
          const at = [...currentTarget.querySelectorAll('input')].indexOf(
            target as HTMLInputElement,
          );
          if (at >= 0) typed.current[at] = (target as HTMLInputElement).value.trim();
        }}
        onBlur={leave}
      >
        <Calendar.RangePicker
          className={styles.wide}
          value={value[0] && value[1] ? [value[0], value[1]] : undefined}
          onChange={(next?: string[]) => {
            typed.current = ['', ''];
            onChange([next?.[0] ?? '', next?.[1] ?? '']);
          }}
          {...picker}
          format="YYYY-MM-DD"
          disabled={disabled}
          placeholder={['开始日期', '结束日期']}
          error={Boolean(shell.error)}
        />
      </div>
    </FieldShell>
  );
}
