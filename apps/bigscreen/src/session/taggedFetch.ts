import type { TransportOptions } from '@tqc/client';

type Http = NonNullable<TransportOptions['http']>;

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly data?: BodyInit;
  readonly signal?: AbortSignal;
}

interface Kept {
  readonly tag: string;
  readonly body: ArrayBuffer;
}

/**
 * The requests of a transport by fetch, with a memory: an answer with a tag is not transferred
 * again while it has not changed.
 */
export interface TaggedFetch {
  readonly http: Http;
  /** True when the last answer for these names of the query was the one already known. */
  unchanged(key: string): boolean;
}

/** What tells two questions apart: scene, place and batch; the telemetry beside them does not. */
export function tagKey(url: string): string {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  return `${query.get('scene') ?? ''}/${query.get('org') ?? ''}/${query.get('batch') ?? ''}`;
}

export function createTaggedFetch(fetcher: typeof fetch = fetch, timeout = 20_000): TaggedFetch {
  const kept = new Map<string, Kept>();
  const same = new Set<string>();

  async function request({
    url,
    method,
    headers,
    data,
    signal,
  }: Asked): Promise<{ status: number; headers: Record<string, string>; data: ArrayBuffer }> {
    const key = method === 'GET' ? tagKey(url) : undefined;
    const known = key === undefined ? undefined : kept.get(key);
    const limit = AbortSignal.timeout(timeout);
    const response = await fetcher(url, {
      method,
      headers: { ...headers, ...(known ? { 'if-none-match': known.tag } : {}) },
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(data === undefined ? {} : { body: data }),
    });
    const plain = Object.fromEntries(response.headers);
    if (response.status === 304 && known && key !== undefined) {
      same.add(key);
      return {
        status: 200,
        headers: { ...plain, 'content-type': 'application/json' },
        data: known.body,
      };
    }
    const body = await response.arrayBuffer();
    if (key !== undefined) {
      same.delete(key);
      const tag = response.headers.get('etag');
      if (tag) kept.set(key, { tag, body });
      else kept.delete(key);
    }
    return { status: response.status, headers: plain, data: body };
  }

  // The transport uses this one method of what it takes for axios.
  return { http: { request } as unknown as Http, unchanged: (key) => same.has(key) };
}
