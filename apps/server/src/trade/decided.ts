import {
  firstHindrance,
  isMaintained,
  lockFunctionOf,
  timesAgainst,
} from '@tqc/contract/permission';
import { chinaMinute } from '@tqc/domain/shared';
import { ApiFailure } from '../kit/failure';
import type { ServedCall } from '../kit/serve';
import { windowsOf } from './maintenance';
import { locksOver } from './orgLocks';

/**
 * A call that can be closed for a while asks first whether it is, of whoever may make it: locked
 * times, then maintenance, by the decision that the pages show. Any other stays as it is.
 */
export function decided(served: ServedCall): ServedCall {
  const canLock = lockFunctionOf(served.call) !== undefined;
  const canClose = isMaintained(served.call);
  if (!canLock && !canClose) return served;
  return {
    ...served,
    handle: async (call) => {
      const windows = canClose ? await windowsOf(call) : [];
      const locks = canLock ? await locksOver(call) : [];
      const times = timesAgainst(served.call, { locks, windows }, chinaMinute(call.now));
      const refused = firstHindrance(times);
      if (refused) throw new ApiFailure(422, refused.note);
      return served.handle(call);
    },
  };
}
