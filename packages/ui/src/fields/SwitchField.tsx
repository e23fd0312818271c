import Switch from '@arco-design/web-react/es/Switch';
import '@arco-design/web-react/es/Switch/style/css.js';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './props';
import styles from './fields.module.css';

interface SwitchFieldProps extends FieldProps<boolean> {
  onText?: string;
  offText?: string;
}

/** 开关，旁边写明开和关的含义。 */
export function SwitchField({
  value,
  onChange,
  disabled,
  onText = '是',
  offText = '否',
  ...shell
}: SwitchFieldProps) {
  return (
    <FieldShell {...shell}>
      <span className={styles.switch}>
        <Switch checked={value} onChange={onChange} disabled={disabled} />
        <span aria-hidden="true">{value ? onText : offText}</span>
      </span>
    </FieldShell>
  );
}
