import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from './Icon';
import { classNames } from './classNames';
import styles from './ToolButton.module.css';

interface ToolButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label'
> {
  icon: IconName;
  /** 按钮的名称；只显示图标时也由读屏软件读出，并作为悬停提示。 */
  label: string;
  /** 在图标旁写出名称。 */
  showLabel?: boolean;
  /** 快捷键，写进悬停提示。 */
  keys?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** 查看器工具条里的图标按钮，点击区不小于 28 像素。 */
export function ToolButton({
  icon,
  label,
  showLabel = false,
  keys,
  className,
  ...rest
}: ToolButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.tool, showLabel && styles.wide, className)}
      aria-label={label}
      title={keys ? `${label}（${keys}）` : label}
    >
      <Icon name={icon} />
      {showLabel && <span>{label}</span>}
    </button>
  );
}
