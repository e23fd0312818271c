import { useEffect, useRef } from 'react';
import type { Refused } from './useDecide';
import styles from './DecisionPanel.module.css';

/**
 * Why a decision was not taken: stands where the eye is, and takes the focus; the panel leads on to
 * the field it is about.
 */
export function RefusedNote({ refused }: { readonly refused: Refused | undefined }) {
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!refused) return;
    alert.current?.focus({ preventScroll: true });
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  if (!refused) return null;
  return (
    <p ref={alert} role="alert" tabIndex={-1} className={styles.error}>
      {refused.sentence}
    </p>
  );
}
