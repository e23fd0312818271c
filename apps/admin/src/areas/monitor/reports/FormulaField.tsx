import type { Named } from '@tqc/domain/reports';
import {
  functions,
  LIMITS,
  offered,
  shownFormula,
  storedFormula,
  type FormulaFault,
} from '@tqc/domain/reports';
import { SelectField, TextField } from '@tqc/ui/fields';
import { useRef, useState } from 'react';
import styles from './reports.module.css';

interface FormulaFieldProps {
  readonly label: string;
  /** As it is kept: ids between brackets. */
  readonly value: string;
  readonly names: readonly Named[];
  readonly onChange: (value: string) => void;
  /** Judges what is shown, so that a place means a letter the reader sees. */
  readonly judge: (text: string) => FormulaFault | undefined;
  /** A side of a check: it may sum the rows below. */
  readonly isCheck?: boolean;
}

/** What can be written; sums over the rows below only where figures are compared. */
const helpOf = (isCheck: boolean) =>
  `可用 + - × ÷ 和括号，以及${Object.values(functions)
    .filter(({ word }) => isCheck || word !== functions.children.word)
    .map(({ word }) => word)
    .join('、')}；${isCheck ? '除以0的地方不比较' : '除以0的格子显示“—”'}`;
const [HELP, CHECK_HELP] = [helpOf(false), helpOf(true)];

/** A formula in the words of the table; what is wrong stands under it, with the letters marked. */
export function FormulaField({
  label,
  value,
  names,
  onChange,
  judge,
  isCheck = false,
}: FormulaFieldProps) {
  const shown = shownFormula(value, names);
  const [isTouched, setTouched] = useState(value !== '');
  const caret = useRef<number>(undefined);
  const fault = isTouched ? judge(shown) : undefined;
  const put = (text: string) => {
    setTouched(true);
    onChange(storedFormula(text, names));
  };
  function insert(id: string) {
    const name = names.find((one) => one.id === id);
    if (!name) return;
    const at = Math.min(caret.current ?? shown.length, shown.length);
    const text = `[${name.label}]`;
    caret.current = at + text.length;
    put(`${shown.slice(0, at)}${text}${shown.slice(at)}`);
  }
  return (
    <div
      className={styles.formula}
      onSelect={({ target }) => {
        if (target instanceof HTMLInputElement) caret.current = target.selectionStart ?? undefined;
      }}
    >
      <TextField
        label={label}
        required
        value={shown}
        maxLength={LIMITS.formula}
        placeholder="如 百分比([认定通过], [网上申报])"
        hint={isCheck ? CHECK_HELP : HELP}
        onChange={put}
        {...(fault ? { error: `第${fault.at + 1}个字：${fault.says}` } : {})}
      />
      {fault && shown !== '' && (
        <p className={styles.marked} aria-hidden="true">
          {shown.slice(0, fault.at)}
          <mark>{shown.slice(fault.at, fault.at + 1) || '　'}</mark>
          {shown.slice(fault.at + 1)}
        </p>
      )}
      <SelectField
        label={`${label}：插入指标或列`}
        value=""
        options={offered(names).map(({ id, label: text }) => ({ value: id, label: text }))}
        placeholder="选择后写进公式"
        searchable
        onChange={insert}
      />
    </div>
  );
}
