import { z } from 'zod';
import * as catalogue from '../generated/calls/account';
import { calls, get } from '../kit';

/** USB Key 探测 */
export const usbKey = calls(catalogue.usbKey, {
  /**
   * Null when no reader of certificates stands behind the server; the ticket goes into the sign-in
   * within two minutes.
   */
  getUKeyCert: get(
    'getUKeyCert',
    'public',
    z.object({}),
    z
      .object({
        account: z.string(),
        orgName: z.string(),
        isOldKey: z.boolean(),
        ticket: z.string(),
      })
      .nullable(),
  ),
});
