import { cloneElement, type ReactElement } from 'react';
import { Tip } from '../foundation';
import styles from './PermissionGate.module.css';

interface PermissionGateProps {
  allowed: boolean;
  /** 现在不能用的原因；没有原因表示此人根本没有这项功能。 */
  reason?: string;
  /** 一个接受 disabled 的控件。 */
  children: ReactElement<{ disabled?: boolean }>;
}

/** 按权限显示：允许时原样，有原因时停用并可用键盘问出原因，否则不显示。 */
export function PermissionGate({ allowed, reason, children }: PermissionGateProps) {
  if (allowed) return children;
  if (!reason) return null;
  return (
    <Tip text={reason}>
      {(describedBy) => (
        <span role="button" tabIndex={0} aria-disabled="true" aria-describedby={describedBy} className={styles.blocked}>
          {cloneElement(children, { disabled: true })}
        </span>
      )}
    </Tip>
  );
}
