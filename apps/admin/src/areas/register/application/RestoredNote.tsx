import { useEffect, type RefObject } from 'react';
import { focusField } from '../../../kit/case/desk/focusField';
import styles from './DecisionPanel.module.css';

interface RestoredNoteProps {
  readonly panel: RefObject<HTMLElement | null>;
  /** The field that holds the words; none where only ticks came back. */
  readonly field: string | undefined;
}

/** What was filled in before the session ended is there again: said, and led to. */
export function RestoredNote({ panel, field }: RestoredNoteProps) {
  useEffect(() => {
    // Whoever is at work elsewhere by now is not called away.
    const { activeElement } = document;
    const isNowhere = activeElement === null || activeElement.matches('body, main');
    if (field !== undefined && isNowhere) focusField(panel.current, field);
  }, [panel, field]);
  return (
    <p role="status" className={styles.restored}>
      已恢复您上次填写的内容，还没有提交；请看过再办理。
    </p>
  );
}
