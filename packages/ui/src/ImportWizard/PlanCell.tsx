import { useEffect, useId, useState } from 'react';
import { useCellTabIndex } from '../DataTable';
import { Icon, isPlainEnter } from '../foundation';
import styles from './ImportWizard.module.css';

interface PlanCellProps {
  /** 读屏软件听到的名称，如「第 3 行姓名」。 */
  label: string;
  value: string;
  /** 更新之前的值；没有变化时省略。 */
  before?: string;
  error?: string;
  edited: boolean;
  onChange: (value: string) => void;
}

/** 计划里的一格：有错时就地改，更新时旧值划掉。 */
export function PlanCell({ label, value, before, error, edited, onChange }: PlanCellProps) {
  const id = useId();
  const tabIndex = useCellTabIndex();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  if (!error && !edited)
    return before === undefined ? (
      value || '—'
    ) : (
      <>
        <del className={styles.before}>{before || '空'}</del> {value || '空'}
      </>
    );
  return (
    <span className={styles.bad} data-edited={edited} title={error}>
      <input
        aria-label={label}
        aria-invalid={!edited}
        aria-describedby={error ? id : undefined}
        tabIndex={tabIndex}
        value={text}
        onChange={({ target }) => setText(target.value)}
        // Typing moves this cell only; leaving or Enter records it, so the table is not redrawn.
        onBlur={() => text !== value && onChange(text)}
        onKeyDown={(event) => isPlainEnter(event) && text !== value && onChange(text)}
      />
      {!edited && <Icon name="warning" size={14} />}
      <span id={id} hidden>
        {error}
      </span>
    </span>
  );
}
