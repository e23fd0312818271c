import { wall } from '@tqc/contract/monitor';
import { call } from '../../kit/session/api';

/**
 * Asks for a ticket and opens the wall with it in a window of its own; the ticket stands behind the
 * #, where no server sees it.
 */
export async function openWall(name: string, scene: string): Promise<void> {
  const { ticket } = await call(wall.ticket, {
    scene,
    ...(name.trim() ? { name: name.trim() } : {}),
  });
  window.open(`/dp/#t=${ticket}`, '_blank', 'noopener');
}
