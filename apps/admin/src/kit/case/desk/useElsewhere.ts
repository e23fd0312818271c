import { useState } from 'react';
import { useWaiting } from '../../undo/waiting';

/**
 * Whether the case was decided in another tab of this browser since it was read: what stands here
 * is older, and nothing of it counts until it is read anew (`read` is another object then).
 */
export function useElsewhere(id: string, read: object): boolean {
  const count = useWaiting(({ elsewhere }) => elsewhere[id] ?? 0);
  const [seen, setSeen] = useState({ read, count });
  if (seen.read !== read || count < seen.count) setSeen({ read, count });
  return seen.read === read && count > seen.count;
}
