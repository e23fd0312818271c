import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import DatePicker from '@arco-design/web-react/es/DatePicker';
import '@arco-design/web-react/es/DatePicker/style/css.js';
import { useEffect, useState } from 'react';
import { FieldShell, type FieldProps } from '../fields';
import { VisuallyHidden } from '../foundation';
import { hours, minutes, partsOf, valueOf, type MomentParts } from './moment';
import styles from './TimePicker.module.css';

/** 先选日期再选时分，按「确定」才生效；值为 YYYY-MM-DD HH:mm，空串表示未选。 */
export function TimePicker({ value, onChange, disabled = false, placeholder, hint, ...shell }: FieldProps<string>) {
  const [parts, setParts] = useState<MomentParts>(() => partsOf(value));
  useEffect(() => setParts(partsOf(value)), [value]);
  const wanted = valueOf(parts);
  const noDate = parts.date === '';
  const changed = wanted !== valueOf(partsOf(value));
  const part = (name: 'hour' | 'minute', label: string, choices: readonly string[]) => (
    <select className={styles.part} aria-label={`${shell.label}${label}`} value={parts[name] || '00'} disabled={disabled || noDate} onChange={(event) => setParts({ ...parts, [name]: event.target.value })}>
      {choices.map((choice) => <option key={choice}>{choice}</option>)}
    </select>
  );
  return (
    <FieldShell {...shell} hint={hint ?? (noDate && !disabled ? '先选择日期，再选择时间' : changed ? '选好后请按「确定」' : undefined)} partLabels={[`${shell.label}日期`]}>
      <div className={styles.picker}>
        <DatePicker
          className={styles.date}
          value={parts.date || undefined}
          onChange={(next?: string) => {
            const date = next ?? '';
            setParts(date === '' ? { date, hour: '', minute: '' } : { ...parts, date });
            // 清空不必再按确定：没有日期时确定本来就按不了
            if (date === '') onChange('');
          }}
          format="YYYY-MM-DD"
          disabled={disabled}
          placeholder={placeholder ?? '请选择日期'}
          error={Boolean(shell.error)}
        />
        {part('hour', '小时', hours)}
        <span aria-hidden="true">时</span>
        {part('minute', '分钟', minutes)}
        <span aria-hidden="true">分</span>
        <Button type="primary" disabled={disabled || noDate} onClick={() => onChange(wanted)}>
          确定<VisuallyHidden>{shell.label}</VisuallyHidden>
        </Button>
      </div>
    </FieldShell>
  );
}
