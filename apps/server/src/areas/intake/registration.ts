import { createHmac } from 'node:crypto';
import { channelHeaders, channelText, intake } from '@tqc/contract/intake';
import { STAMP_WINDOW } from '@tqc/contract/wire';
import { ApiFailure } from '../../kit/failure';
import { serve, type CallContext } from '../../kit/serve';
import { equal } from '../../kit/session';
import { applications } from './accept';
import { eachItem } from './eachItem';
import { supplements } from './supplement';

export const intakeRoutes = serve(intake, {
  registration: (call) => {
    checkChannel(call);
    return eachItem(call, applications);
  },
  supplement: (call) => {
    checkChannel(call);
    return eachItem(call, supplements);
  },
});

/** The channel signs with its own credentials; it has no session. */
function checkChannel({ request, app, now, call, bodyHash }: CallContext): void {
  const { headers, target } = request;
  const [channel, stamp = '', signature = ''] = [
    headers[channelHeaders.channel],
    headers[channelHeaders.stamp],
    headers[channelHeaders.signature],
  ];
  const key = app.auth.keys.channel.find(({ id }) => id === channel);
  if (!key) throw new ApiFailure(481);
  const wanted = createHmac('sha256', key.key)
    .update(channelText(call.method, target, stamp, bodyHash))
    .digest('base64url');
  if (!equal(wanted, signature)) throw new ApiFailure(487);
  if (Math.abs(now.getTime() - Number(stamp)) > STAMP_WINDOW)
    throw new ApiFailure(488, undefined, { stamp: now.getTime() });
}
