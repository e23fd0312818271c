import { cloneElement, useEffect, useId, type ReactElement } from 'react';
import { Tip } from '../foundation';
import { gateRegistry, type GateLink } from './gateRegistry';
import styles from './PermissionGate.module.css';

interface PermissionGateProps {
  allowed: boolean;
  /** 现在不能用的原因；没有原因表示此人根本没有这项功能。 */
  reason?: string;
  /** 操作的名称；给出后列进「为什么不能操作」面板。 */
  label?: string;
  /** 依次判断的各环，显示在面板里。 */
  chain?: readonly GateLink[];
  /** 一个接受 disabled 的控件。 */
  children: ReactElement<{ disabled?: boolean }>;
}

/** 按权限显示：允许时原样，有原因时停用并可用键盘问出原因，否则不显示。 */
export function PermissionGate({ allowed, reason, label, chain, children }: PermissionGateProps) {
  const id = useId();
  useEffect(() => {
    if (!label) return undefined;
    return gateRegistry.put({
      id,
      label,
      allowed,
      ...(reason ? { reason } : {}),
      ...(chain ? { chain } : {}),
    });
  }, [id, label, allowed, reason, chain]);
  if (allowed) return children;
  if (!reason) return null;
  return (
    <Tip text={reason}>
      {(describedBy) => (
        <span
          role="button"
          tabIndex={0}
          aria-disabled="true"
          aria-describedby={describedBy}
          className={styles.blocked}
        >
          {cloneElement(children, { disabled: true })}
        </span>
      )}
    </Tip>
  );
}
