import type { Call } from '@tqc/contract/kit';
import { useSession } from './session';

/** True when the person holds the right of a call. */
export function useMay(wanted: Pick<Call, 'permission'>): boolean {
  return useSession(({ rights }) => rights.has(wanted.permission));
}
