/** Headers of a call of the applicants' channel. */
export const channelHeaders = {
  channel: 'channel',
  stamp: 'stamp',
  signature: 'signature-full',
} as const;

/** The text whose HMAC-SHA-256 under the channel's key signs its call. */
export function channelText(
  method: string,
  target: string,
  stamp: string,
  bodyHash: string,
): string {
  return ['tqc/1 channel', method, target, stamp, bodyHash].join('\n');
}
