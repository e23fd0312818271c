import { noticeDue } from '@tqc/ui/NoticeDialog';
import { lazy, Suspense, useMemo, useState } from 'react';
import { transport, useSession } from '../kit/session/session';
import { isNoticeRead, keepNoticeRead } from './noticeRead';

const Announcement = lazy(() =>
  import('./MaintenanceAnnouncement').then(({ MaintenanceAnnouncement: component }) => ({
    default: component,
  })),
);

/** Both areas share one window; each has a notice of its own. */
const WINDOW = {
  from: '2024-08-02T00:00:00+08:00',
  to: '2024-08-24T23:59:59.999+08:00',
  paths: ['/historyDataManage', '/limitModel'],
};

/**
 * The maintenance window of August 2024, told when one of its two areas is opened, once a session.
 */
export function MaintenanceNotice({
  path,
  now = transport.now,
}: {
  readonly path: string;
  readonly now?: () => number;
}) {
  const user = useSession((session) => session.user?.userId) ?? '';
  const [, setRead] = useState(0);
  // The moment of opening decides, not a moment later while somebody reads.
  const area = useMemo(() => noticeDue(WINDOW, path, now()), [path, now]);
  if (area === undefined || isNoticeRead(user, area)) return null;
  const close = () => {
    keepNoticeRead(user, area);
    setRead((count) => count + 1);
  };
  return (
    <Suspense fallback={null}>
      <Announcement key={area} onClose={close} />
    </Suspense>
  );
}
