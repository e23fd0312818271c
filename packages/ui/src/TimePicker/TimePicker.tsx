import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { DateInput, dayProblem, FieldShell, isDay, type FieldProps } from '../fields';
import { VisuallyHidden } from '../foundation';
import { hours, minutes, partsOf, valueOf, type MomentParts } from './moment';
import styles from './TimePicker.module.css';

/** 先选日期再选时分，按「确定」或离开这一项才生效；值为 YYYY-MM-DD HH:mm，空串表示未选。 */
export function TimePicker({
  value,
  onChange,
  disabled = false,
  placeholder,
  hint,
  ...shell
}: FieldProps<string>) {
  const [parts, setParts] = useState<MomentParts>(() => partsOf(value));
  // A date taken on blur must be seen by the leaving that follows, before any render.
  const latest = useRef(parts);
  const change = (next: MomentParts) => {
    latest.current = next;
    setParts(next);
  };
  useEffect(() => change(partsOf(value)), [value]);
  const hour = useRef<HTMLSelectElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const wanted = valueOf(parts);
  const noDate = parts.date === '';
  // A text that is no day stands in its box and goes up as it is: the form does not take it.
  const unread = value !== '' && partsOf(value).date === '' ? value : '';
  const error = shell.error ?? dayProblem(unread);
  const changed = wanted !== valueOf(partsOf(value));

  function chooseDate(date: string) {
    change(isDay(date) ? { ...parts, date } : { date: '', hour: '', minute: '' });
    // Clearing needs no 确定, which cannot be pressed without a date.
    if (!isDay(date)) return onChange(date);
    // Arco drops the focus on the page after a date; go to the hour, which comes next, before that.
    requestAnimationFrame(() => {
      if (
        document.activeElement === document.body ||
        document.activeElement === box.current?.querySelector('input')
      )
        hour.current?.focus();
    });
  }

  // People choose and go on to the next field: without 确定 the choice must not be lost.
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    const now = valueOf(latest.current);
    if (!currentTarget.contains(relatedTarget) && now !== '' && now !== valueOf(partsOf(value)))
      onChange(now);
  }

  const part = (name: 'hour' | 'minute', label: string, choices: readonly string[]) => (
    <select
      ref={name === 'hour' ? hour : undefined}
      className={styles.part}
      aria-label={`${shell.label}${label}`}
      value={parts[name] || '00'}
      disabled={disabled || noDate}
      onChange={(event) => change({ ...parts, [name]: event.target.value })}
    >
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
  return (
    <FieldShell
      {...shell}
      error={error}
      hint={
        hint ??
        (noDate && !disabled
          ? '先选择日期，再选择时间'
          : changed
            ? '选好后请按「确定」'
            : undefined)
      }
      partLabels={[`${shell.label}日期`]}
    >
      <div ref={box} className={styles.picker} onBlur={leave}>
        <DateInput
          className={styles.date}
          value={unread || parts.date}
          onChange={chooseDate}
          disabled={disabled}
          placeholder={placeholder ?? '请选择日期'}
          invalid={Boolean(error)}
        />
        <span className={styles.time}>
          {part('hour', '小时', hours)}
          <span aria-hidden="true">时</span>
          {part('minute', '分钟', minutes)}
          <span aria-hidden="true">分</span>
          <Button type="primary" disabled={disabled || noDate} onClick={() => onChange(wanted)}>
            确定<VisuallyHidden>{shell.label}</VisuallyHidden>
          </Button>
        </span>
      </div>
    </FieldShell>
  );
}
