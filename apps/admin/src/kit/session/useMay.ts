import type { Call } from '@tqc/contract/kit';
import { mayCall } from './mayCall';
import { useSession } from './session';

/** True when the signed-in person may make a call. */
export function useMay(wanted: Pick<Call, 'permission'>): boolean {
  return useSession(({ rights }) => mayCall(rights, wanted));
}
