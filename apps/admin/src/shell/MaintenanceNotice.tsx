import { areaOf, toldOf } from '@tqc/domain/maintenance';
import { lazy, Suspense, useMemo, useState } from 'react';
import { minuteAt, useMaintenance } from '../kit/session/maintenance';
import { transport, useSession } from '../kit/session/session';
import { isNoticeRead, keepNoticeRead } from './noticeRead';
import { pageAt, placeAt } from './pages';

const Announcement = lazy(() =>
  import('./MaintenanceAnnouncement').then(({ MaintenanceAnnouncement: component }) => ({
    default: component,
  })),
);

/** A maintenance is told when a page of one of its areas is opened, once a session and area. */
export function MaintenanceNotice({
  path,
  now = transport.now,
}: {
  readonly path: string;
  readonly now?: () => number;
}) {
  const user = useSession((session) => session.user?.userId) ?? '';
  const windows = useMaintenance();
  const [, setRead] = useState(0);
  const area = areaOf(pageAt(placeAt(path))?.id ?? '');
  // The moment of opening decides, not a moment later while somebody reads.
  const told = useMemo(() => toldOf(windows, area, minuteAt(now())), [windows, area, now]);
  const unread = told.find(({ maintId }) => !isNoticeRead(user, `${maintId}/${area}`));
  if (!unread) return null;
  const close = () => {
    keepNoticeRead(user, `${unread.maintId}/${area}`);
    setRead((count) => count + 1);
  };
  return (
    <Suspense fallback={null}>
      <Announcement key={`${unread.maintId}/${area}`} told={unread} onClose={close} />
    </Suspense>
  );
}
