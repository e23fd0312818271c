import { z } from 'zod';
import * as catalogue from '../generated/calls/rms';
import { calls, field, get } from '../kit';

/** 单点登录: the way from here into the national platform. */
export const sso = calls(catalogue.sso, {
  /** A link that opens the platform once, for the caller and for a minute. */
  getRmsSSO: get(
    'getRmsSSO',
    'view',
    z.object({}),
    z.object({ url: z.string(), expiresAt: field.moment('有效期至') }),
    { audit: 'query' },
  ),
});
