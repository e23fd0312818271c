import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../foundation';
import { firstControl, mendControls } from './mendControls';
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

/** 标签、必填号、错误和说明，并与里面的控件关联。 */
export function FieldShell({
  label,
  required = false,
  error,
  hint,
  labelPlace = 'top',
  partLabels,
  children,
}: FieldShellProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const mend = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    const describedBy = classNames(error && `${id}e`, hint !== undefined && `${id}h`);
    mend.current = () =>
      box.current &&
      mendControls(box.current, {
        labelId: `${id}l`,
        partLabels,
        describedBy,
        required,
        invalid: Boolean(error),
      });
    mend.current();
  });
  // Arco's own redraws do not pass here: watch nodes and this attribute, and mend again.
  useEffect(() => {
    if (!box.current) return;
    const observer = new MutationObserver(() => mend.current());
    observer.observe(box.current, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-hidden'],
    });
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.field} data-place={labelPlace} data-invalid={error ? true : undefined}>
      <span
        id={`${id}l`}
        className={styles.label}
        onClick={() => firstControl(box.current)?.focus()}
      >
        {required && (
          <span className={styles.star} aria-hidden="true">
            *
          </span>
        )}
        {label}
      </span>
      <div
        ref={box}
        className={styles.control}
        role={partLabels ? 'group' : undefined}
        aria-labelledby={partLabels ? `${id}l` : undefined}
      >
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
