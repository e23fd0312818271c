import { intake } from '@tqc/contract/intake';
import type { Call, OutputOf } from '@tqc/contract/kit';
import { channelHeaders, channelText, headers } from '@tqc/contract/wire';
import { ApiError } from './ApiError';
import { toB64u, utf8 } from './bytes';
import { multipart, type OutgoingFile } from './multipart';

/** Credentials of the applicants' channel. */
export interface Channel {
  readonly id: string;
  readonly key: Uint8Array<ArrayBuffer>;
}

/**
 * Hands applications over as the applicants' channel does: signed with its own key, files beside
 * the items. `offset` corrects the clock to the server's; `call` is another of the channel, such as
 * a supplement.
 */
export async function handIn(
  baseUrl: string,
  channel: Channel,
  items: readonly unknown[],
  files: readonly OutgoingFile[],
  offset = 0,
  call: Call = intake.registration,
): Promise<OutputOf<typeof intake.registration>> {
  const { path, method } = call;
  const { body, bodyHash } = await multipart({ items: JSON.stringify(items) }, files);
  const stamp = String(Date.now() + offset);
  const key = await crypto.subtle.importKey(
    'raw',
    channel.key,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const signature = toB64u(
    await crypto.subtle.sign('HMAC', key, utf8(channelText(method, path, stamp, bodyHash))),
  );
  const response = await fetch(baseUrl + path, {
    method,
    body,
    headers: {
      [channelHeaders.channel]: channel.id,
      [channelHeaders.stamp]: stamp,
      [channelHeaders.signature]: signature,
      [headers.bodyHash]: bodyHash,
    },
  });
  const answer = (await response.json()) as {
    code: number;
    message: string;
    data: OutputOf<typeof intake.registration>;
  };
  if (answer.code === 488 && offset === 0)
    return handIn(
      baseUrl,
      channel,
      items,
      files,
      (answer.data as unknown as { stamp: number }).stamp - Date.now(),
      call,
    );
  if (answer.code !== 0) throw new ApiError(answer.code, answer.message, answer.data);
  return answer.data;
}
