import '@arco-design/web-react/es/DatePicker/style/css.js';
import { useRef } from 'react';
import { Calendar } from './Calendar';
import { isPlainEnter } from '../foundation';
import { calendarNow } from './calendarClock';
import { isDay, readDay } from './isDay';
import { useOpenWhileTyping } from './useOpenWhileTyping';
import styles from './fields.module.css';

const WRITTEN = 'YYYY-MM-DD';

interface DateInputProps {
  /** YYYY-MM-DD，空串表示未选；认不出的照键入的样子，由外面的字段说明。 */
  value: string;
  onChange: (date: string) => void;
  disabled?: boolean;
  placeholder: string;
  invalid: boolean;
  className?: string;
}

/**
 * 不带标签的日期框。Arco 的只认一种写法，别的换回旧的：这里按回车和离开时自己读，怎么写的都认，
 * 认不出的也留在框里。
 */
export function DateInput({
  value,
  onChange,
  disabled,
  placeholder,
  invalid,
  className,
}: DateInputProps) {
  const { box, picker, stay } = useOpenWhileTyping();
  const typed = useRef<string>(undefined);
  const unread = value !== '' && !isDay(value);
  function take() {
    const text = typed.current;
    typed.current = undefined;
    const day = text === undefined ? value : readDay(text);
    if (day !== value) onChange(day);
  }
  return (
    <div
      {...box}
      className={className}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) typed.current = target.value;
      }}
      onKeyDownCapture={(event) => {
        if (!isPlainEnter(event)) return box.onKeyDownCapture(event);
        // Arco would leave the field: the digits that follow would be keys of the page.
        stay();
        if (typed.current === undefined) return;
        // Arco would take the last text that it could read, or the old date.
        event.preventDefault();
        event.stopPropagation();
        take();
        picker.onVisibleChange(false);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        take();
        // By Tab its panel would stay, and with it the text as it was typed.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) picker.onVisibleChange(false);
      }}
    >
      <Calendar
        // Arco shows nothing without a date: one that no day of its panel equals carries the text.
        value={unread ? lastMoment() : value || undefined}
        onChange={(_, day) => {
          typed.current = undefined;
          onChange(day?.format(WRITTEN) ?? '');
        }}
        // In brackets a format is the text itself; given as a function it would lock the box.
        format={unread ? `[${value.replaceAll(']', '］')}]` : WRITTEN}
        {...picker}
        className={styles.wide}
        disabled={disabled}
        placeholder={placeholder}
        error={invalid}
      />
    </div>
  );
}

function lastMoment(): Date {
  const now = calendarNow();
  now.setHours(23, 59, 59, 999);
  return now;
}
