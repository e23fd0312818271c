import Alert from '@arco-design/web-react/es/Alert';
import '@arco-design/web-react/es/Alert/style/css.js';
import { areaOf, closedBy, closedText } from '@tqc/domain/maintenance';
import { minuteAt, useMaintenance } from '../kit/session/maintenance';
import { transport } from '../kit/session/session';

/** Stands above a page as long as its area is maintained, and says until when. */
export function MaintenanceBanner({
  id,
  now = transport.now,
}: {
  readonly id: string;
  readonly now?: () => number;
}) {
  const windows = useMaintenance();
  const area = areaOf(id);
  const closed = closedBy(windows, { area, write: true }, minuteAt(now()));
  if (!closed) return null;
  return <Alert banner type="warning" content={closedText(closed, area)} />;
}
