import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { ReactNode } from 'react';
import { LinkButton } from '../foundation';
import { startValues, type FormField, type FormValues } from './formFields';
import { validateForm } from './validate';
import styles from './RowsField.module.css';

/** 画一个字段时要的东西。 */
interface Drawn {
  field: FormField;
  value: unknown;
  values: FormValues;
  error?: string;
  onChange: (value: unknown) => void;
}

interface RowsFieldProps {
  field: Extract<FormField, { kind: 'rows' }>;
  value: readonly FormValues[];
  error?: string;
  onChange: (value: readonly FormValues[]) => void;
  /** 每一行里的字段由表单来画。 */
  draw: (props: Drawn) => ReactNode;
}

/** 可以添加和删除的几行，每行是同样的几个字段；提交时哪一行哪一项不对就说在哪里。 */
export function RowsField({ field, value, error, onChange, draw }: RowsFieldProps) {
  const { label, fields, fixed = 0, min = 0, max, disabled = false } = field;
  return (
    <div className={styles.rows}>
      {value.map((row, at) => {
        const name = `${label}${at + 1}`;
        const wrong = error ? validateForm(fields, row) : {};
        const change = (part: FormValues) =>
          onChange(value.map((one, index) => (index === at ? { ...one, ...part } : one)));
        return (
          // Rows have no number of their own and keep their order.
          <fieldset key={at} className={styles.row} aria-label={name}>
            <div className={styles.head}>
              <span>{name}</span>
              {!disabled && at >= fixed && value.length > min && (
                <LinkButton
                  danger
                  aria-label={`删除${name}`}
                  onClick={() => onChange(value.filter((_, index) => index !== at))}
                >
                  删除
                </LinkButton>
              )}
            </div>
            <div className={styles.cells}>
              {fields.map((cell) => (
                <div key={cell.name} className={cell.wide ? styles.wide : undefined}>
                  {draw({
                    field: cell,
                    value: row[cell.name],
                    values: row,
                    error: wrong[cell.name],
                    onChange: (next) => change({ [cell.name]: next }),
                  })}
                </div>
              ))}
            </div>
          </fieldset>
        );
      })}
      {error && (
        <div role="alert" className={styles.error}>
          {error}
        </div>
      )}
      {!disabled && (max === undefined || value.length < max) && (
        <Button htmlType="button" onClick={() => onChange([...value, startValues(fields)])}>
          添加{label}
        </Button>
      )}
    </div>
  );
}
