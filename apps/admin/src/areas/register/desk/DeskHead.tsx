import { ToolButton } from '@tqc/ui/foundation';
import type { Application } from '../application/application';
import { DueChip } from '../application/DueChip';
import styles from '../../../kit/case/desk/Desk.module.css';

/** Which case it is, until when it is due, and the way to the page that has all of it. */
export function DeskHead({
  application,
  numbered,
  onOpen,
}: {
  readonly application: Application;
  /** Tells the key of the button. */
  readonly numbered: boolean;
  readonly onOpen: () => void;
}) {
  const { archiveNo, regId } = application;
  return (
    <div className={styles.head} role="group" aria-label="这件申请">
      <span>报名号 {regId}</span>
      {archiveNo && <span>档案号 {archiveNo}</span>}
      <DueChip application={application} />
      <ToolButton
        icon="file"
        label="打开申请"
        showLabel
        className={styles.open}
        onClick={onOpen}
        {...(numbered ? { keys: 'O', 'aria-keyshortcuts': 'o' } : {})}
      />
    </div>
  );
}
