import { useSession } from '../session/session';

/** Levels that recognise some applications themselves and see those of others besides. */
const RECOGNISES = [2, 3, 4];

/** Whether the person's organisation has cases of its own among those it sees. */
export function useHasOwnCases(): boolean {
  return useSession(({ user }) => RECOGNISES.includes(user?.orgType ?? 0));
}
