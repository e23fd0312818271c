import { createHmac } from 'node:crypto';
import { channelHeaders, channelText, STAMP_WINDOW } from '@tqc/contract/wire';
import { ApiFailure } from '../failure';
import type { KeyRing } from '../secrets';
import type { SignedRequest } from './principal';
import { equal } from './suite';

/**
 * The applicants' channel signs with its own credentials and has no session; answers which channel
 * it is.
 */
export async function checkChannel(
  { channel: keys }: Pick<KeyRing, 'channel'>,
  request: SignedRequest,
  now: Date,
): Promise<string> {
  const { headers, method, target } = request;
  const [channel, stamp = '', signature = ''] = [
    headers[channelHeaders.channel],
    headers[channelHeaders.stamp],
    headers[channelHeaders.signature],
  ];
  const known = keys.find(({ id }) => id === channel);
  if (!known) throw new ApiFailure(481);
  const wanted = createHmac('sha256', known.key)
    .update(channelText(method, target, stamp, await request.bodyHash()))
    .digest('base64url');
  if (!equal(wanted, signature)) throw new ApiFailure(487);
  if (!(Math.abs(now.getTime() - Number(stamp)) <= STAMP_WINDOW))
    throw new ApiFailure(488, undefined, { stamp: now.getTime() });
  return known.id;
}
