import type { MaintenanceWindow } from '@tqc/domain/maintenance';
import { NoticeDialog } from '@tqc/ui/NoticeDialog';

/** What is told of a maintenance, a paragraph a line. */
export function MaintenanceAnnouncement({
  told,
  onClose,
}: {
  readonly told: MaintenanceWindow;
  readonly onClose: () => void;
}) {
  return (
    <NoticeDialog open title={told.title} onClose={onClose}>
      {told.notice
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </NoticeDialog>
  );
}
