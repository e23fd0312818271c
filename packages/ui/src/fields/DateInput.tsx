import '@arco-design/web-react/es/DatePicker/style/css.js';
import { useRef } from 'react';
import { Calendar } from './Calendar';
import { isDay } from './isDay';
import { useOpenWhileTyping } from './useOpenWhileTyping';
import styles from './fields.module.css';

interface DateInputProps {
  /** YYYY-MM-DD，空串表示未选。 */
  value: string;
  onChange: (date: string) => void;
  disabled?: boolean;
  placeholder: string;
  invalid: boolean;
  className?: string;
}

/** 不带标签的日期框。Arco 的只在回车和 Tab 时收下键入的字，点到别处就换回旧的：这里离开时再收一次，填好的日期不会丢。 */
export function DateInput({
  value,
  onChange,
  disabled,
  placeholder,
  invalid,
  className,
}: DateInputProps) {
  const { box, picker } = useOpenWhileTyping();
  const typed = useRef('');
  const take = () => {
    const text = typed.current;
    typed.current = '';
    return text;
  };
  return (
    <div
      className={className}
      {...box}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) typed.current = target.value.trim();
      }}
      onBlur={() => {
        const text = take();
        if (isDay(text) && text !== value) onChange(text);
      }}
    >
      <Calendar
        value={value || undefined}
        onChange={(next?: string) => {
          take();
          onChange(next ?? '');
        }}
        format="YYYY-MM-DD"
        {...picker}
        className={styles.wide}
        disabled={disabled}
        placeholder={placeholder}
        error={invalid}
      />
    </div>
  );
}
