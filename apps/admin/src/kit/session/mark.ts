import { todayText } from '../record/momentText';
import { transport, type useSession } from './session';

/** The watermark of whoever works here, on the screen and on paper. */
export function markOf(user: ReturnType<typeof useSession.getState>['user']): string[] {
  return [[user?.nickname, user?.orgName].filter(Boolean).join(' '), todayText(transport.now())];
}
