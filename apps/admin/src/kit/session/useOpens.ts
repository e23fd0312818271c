import { useSession } from './session';

/** Whether an address lies on a page that the person may open. */
export function useOpens(): (path: string) => boolean {
  const menu = useSession((session) => session.menu);
  // The menu also holds groups, whose path begins every path below them.
  return (path) => menu.some((item) => item.path === path.split('?')[0]);
}
