import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './classNames';
import styles from './foundation.module.css';

interface LinkButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  danger?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** 看起来像链接的按钮：用于表格操作和行内动作。 */
export function LinkButton({ danger, className, type = 'button', ...rest }: LinkButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.link, danger && styles.danger, className)}
    />
  );
}
