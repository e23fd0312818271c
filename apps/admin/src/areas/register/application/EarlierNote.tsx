import { recognitionStatus } from '@tqc/domain/dictionaries';
import { LinkButton } from '@tqc/ui/foundation';
import { useEffect, useRef } from 'react';
import styles from './DecisionPanel.module.css';

/** Somebody took the case on while words for another step were being written: they are shown. */
export function EarlierNote({
  status,
  words,
  onRead,
}: {
  readonly status: number;
  readonly words: string;
  readonly onRead: () => void;
}) {
  const note = useRef<HTMLParagraphElement>(null);
  // What was read before went with the step: whoever uses keys goes on from here.
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={note} role="status" tabIndex={-1} className={styles.earlier}>
      这件申请已办到“{recognitionStatus.label(status)}”，您先前填写的内容没有带到这一环节。
      {words && `先前写的是：“${words}”。`}
      <LinkButton onClick={onRead}>知道了</LinkButton>
    </p>
  );
}
