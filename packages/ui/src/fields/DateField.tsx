import '@arco-design/web-react/es/DatePicker/style/css.js';
import { useRef, type FocusEvent } from 'react';
import { Calendar } from './Calendar';
import { DateInput } from './DateInput';
import { FieldShell } from './FieldShell';
import { dayProblem, daysProblem, isDay, readDay } from './isDay';
import type { FieldProps, Range } from './props';
import { useOpenWhileTyping } from './useOpenWhileTyping';
import styles from './fields.module.css';

/** 日期，值为 YYYY-MM-DD，空串表示未选；认不出的留着并说明，不当作没填。 */
export function DateField({
  value,
  onChange,
  disabled,
  placeholder,
  ...shell
}: FieldProps<string>) {
  // What cannot be read is not missing, whatever is said from outside.
  const error = dayProblem(value) ?? shell.error;
  return (
    <FieldShell {...shell} error={error}>
      <DateInput
        value={value}
        onChange={onChange}
        disabled={disabled}
        placeholder={placeholder ?? `请选择${shell.label}`}
        invalid={Boolean(error)}
      />
    </FieldShell>
  );
}

type Typed = [string | undefined, string | undefined];

/** 日期范围，值为两个 YYYY-MM-DD；键入两个日期后直接去按查询，也都算数。 */
export function DateRangeField({ value, onChange, disabled, ...shell }: FieldProps<Range>) {
  const { box, picker } = useOpenWhileTyping();
  const typed = useRef<Typed>([undefined, undefined]);
  const error = shell.error ?? daysProblem(value);
  const known = value.map((text) => (isDay(text) ? text : undefined));
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    const texts = typed.current;
    typed.current = [undefined, undefined];
    if (texts.every((text) => text === undefined)) return;
    // What was not understood stands in no box any more: typing anew gives it up.
    const [from, to] = [0, 1].map((at) => {
      const text = texts[at];
      return text === undefined ? (known[at] ?? '') : readDay(text);
    });
    const range: Range = [from ?? '', to ?? ''];
    // The other way round it is the same range.
    const [begin, end] = range.every(isDay) ? [...range].sort() : range;
    if (begin !== value[0] || end !== value[1]) onChange([begin ?? '', end ?? '']);
  }
  return (
    <FieldShell
      {...shell}
      error={error}
      partLabels={[`${shell.label}开始日期`, `${shell.label}结束日期`]}
    >
      <div
        {...box}
        onInput={({ currentTarget, target }) => {
          const at = [...currentTarget.querySelectorAll('input')].indexOf(
            target as HTMLInputElement,
          );
          if (at >= 0) typed.current[at] = (target as HTMLInputElement).value;
        }}
        onBlur={leave}
      >
        <Calendar.RangePicker
          className={styles.wide}
          // Either end may be missing, which Arco shows and its types leave out.
          value={known.some(Boolean) ? (known as string[]) : undefined}
          onSelect={(chosen) => {
            // One end chosen, and then another field: it is an open range, not none.
            typed.current = [chosen[0], chosen[1]];
          }}
          onChange={(next?: string[]) => {
            typed.current = [undefined, undefined];
            onChange([next?.[0] ?? '', next?.[1] ?? '']);
          }}
          {...picker}
          format="YYYY-MM-DD"
          disabled={disabled}
          placeholder={['开始日期', '结束日期']}
          error={Boolean(error)}
        />
      </div>
    </FieldShell>
  );
}
