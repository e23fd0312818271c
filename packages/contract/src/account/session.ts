import { z } from 'zod';
import * as catalogue from '../generated/calls/account';
import { calls, del, field, get, none } from '../kit';

/** A session of the caller. */
export const OwnSession = z.object({
  sid: z.string(),
  address: z.string(),
  agent: field.shown('终端'),
  createdAt: field.moment('登录时间'),
  seenAt: field.moment('最近活动'),
  current: z.boolean(),
});

/** 本人的登录会话 */
export const session = calls(catalogue.session, {
  list: get(
    '',
    'signedIn',
    z.object({}),
    z.object({ total: z.number(), record: z.array(OwnSession) }),
    { rowKey: 'sid' },
  ),
  endOthers: del('', 'signedIn', z.object({}), none, { versioned: false }),
  end: del('{sid}', 'signedIn', z.object({ sid: z.uuid() }), none, { versioned: false }),
});
