import { ApiError, readEvents, type Transport } from '@tqc/client';
import { signsOut } from '@tqc/contract/errors';
import { wall } from '@tqc/contract/monitor';
import type { TaggedFetch } from '../session/taggedFetch';
import type { FeedSource } from './wallFeed';

interface Line {
  readonly transport: Transport;
  readonly tagged: TaggedFetch;
  readonly scope: { readonly orgId: string };
}

/** The server behind a feed. */
export function serverSource(
  { transport, tagged, scope }: Line,
  tell: () => Readonly<Record<string, string | number | undefined>>,
): FeedSource {
  const placed = (org: string, batch: string) => ({
    ...(org === scope.orgId ? {} : { org }),
    ...(batch ? { batch } : {}),
  });
  return {
    async snapshot(scene, org, batch, signal) {
      const answer = await transport.send(
        wall.snapshot,
        { scene, ...placed(org, batch), ...tell() },
        { signal },
      );
      return tagged.unchanged(`${scene}/${org === scope.orgId ? '' : org}/${batch}`)
        ? 'same'
        : answer;
    },
    async stream(scene, org, batch, after, signal, onByte) {
      const response = await transport.open(
        wall.stream,
        { scene, ...placed(org, batch), after },
        signal,
      );
      const type = response.headers.get('content-type') ?? '';
      if (response.ok && response.body && type.startsWith('text/event-stream'))
        return readEvents(response.body, onByte);
      const { code = 0, message = '' } = (await response.json().catch(() => ({}))) as {
        code?: number;
        message?: string;
      };
      throw new ApiError(code, message);
    },
    now: () => transport.now(),
    isEnd: (error) =>
      error instanceof ApiError &&
      (signsOut(error.code) || error.code === 403) &&
      error.code !== 488,
  };
}
