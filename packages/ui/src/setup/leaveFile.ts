import Modal from '@arco-design/web-react/es/Modal';
import { emptyPage, takeAway } from '../../../../tests/browser/leftFile';
import { setCalendarClock } from '../fields/calendarClock';
import { dirtyRegistry } from '../FormDialog/dirtyRegistry';
import { clearToasts } from '../Toast';

/**
 * Files of tests share a page: takes away what one drew, wrote down and remembered. An app forgets
 * what its own modules remember before the storages of the browser are emptied.
 */
export async function leaveFile(forget?: () => Promise<void>): Promise<void> {
  await takeAway();
  Modal.destroyAll();
  clearToasts();
  for (const { id } of dirtyRegistry.list()) dirtyRegistry.clear(id);
  setCalendarClock(undefined);
  await forget?.();
  await emptyPage();
}
