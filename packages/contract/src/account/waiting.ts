import { z } from 'zod';
import * as catalogue from '../generated/calls/account';
import { calls, del, get, none, Waits } from '../kit';

const { waitingId } = Waits.shape;

/** 等待生效: what somebody decided a moment ago and can still take back */
export const waiting = calls(catalogue.waiting, {
  list: get('', 'signedIn', z.object({}), z.object({ record: z.array(Waits) }), {
    background: true,
    audit: 'query',
  }),
  takeBack: del('{waitingId}', 'signedIn', z.object({ waitingId }), none, { versioned: false }),
});
