import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../foundation';
import styles from './fields.module.css';

interface FieldShellProps {
  label: string;
  required?: boolean;
  error?: string;
  hint?: ReactNode;
  labelPlace?: 'top' | 'left';
  /** 字段里有几个输入框时各自的名称，按出现顺序。 */
  partLabels?: readonly string[];
  children: ReactNode;
}

const controls = '[role=combobox], [role=switch], input:not([aria-hidden=true], [type=file], [role=combobox] *), textarea:not([aria-hidden=true])';

/** 标签、必填号、错误和说明；并为 Arco 控件补上名称、必填和错误的关联。 */
export function FieldShell({ label, required, error, hint, labelPlace = 'top', partLabels, children }: FieldShellProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const describedBy = classNames(error && `${id}e`, hint !== undefined && `${id}h`);
  // Arco 不把这些属性传到真正得到焦点的元素上，每次画完后补写
  useLayoutEffect(() => {
    box.current?.querySelectorAll<HTMLElement>(controls).forEach((control, index) => {
      const part = partLabels?.[index];
      if (part) control.setAttribute('aria-label', part);
      else control.setAttribute('aria-labelledby', `${id}l`);
      set(control, 'aria-describedby', describedBy);
      if (control.getAttribute('role') !== 'switch') set(control, 'aria-required', required ? 'true' : '');
      set(control, 'aria-invalid', error ? 'true' : '');
    });
    // Arco 把真正的输入框标成隐藏，却仍给它留着停留点
    box.current?.querySelectorAll<HTMLElement>('[role=combobox] input').forEach((input) => {
      input.setAttribute('aria-labelledby', `${id}l`);
    });
  });
  function focusControl() {
    box.current?.querySelector<HTMLElement>(controls)?.focus();
  }
  return (
    <div className={styles.field} data-place={labelPlace} data-invalid={error ? true : undefined} data-field="">
      <span id={`${id}l`} className={styles.label} onClick={focusControl}>
        {required && (
          <span className={styles.star} aria-hidden="true">
            *
          </span>
        )}
        {label}
      </span>
      <div ref={box} className={styles.control} role={partLabels ? 'group' : undefined} aria-labelledby={partLabels ? `${id}l` : undefined}>
        {children}
        {error && (
          <div id={`${id}e`} className={styles.error} role="alert">
            {error}
          </div>
        )}
        {hint !== undefined && (
          <div id={`${id}h`} className={styles.hint}>
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}

function set(element: HTMLElement, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
