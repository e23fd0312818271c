import { cut } from '@tqc/domain/shared';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requireNoConnection } from '../../kit/database';
import { CODE, HEADER, signatureOf, type PlatformAnswer, type Returned } from './protocol';

/** How the platform is reached; the secret is told to nobody. */
export interface PlatformSettings {
  readonly url: string;
  readonly appId: string;
  readonly secret: string;
}

/** An answer, and how many milliseconds it took. */
export interface Answered extends PlatformAnswer {
  readonly took: number;
}

/** The national platform as the product sees it. */
export interface NationalPlatform {
  /** Hands over one message; the same key is taken once, however often it comes. */
  push(key: string, message: object): Promise<Answered>;
  /** What came back for a province after what was read already, oldest first. */
  returned(
    prov: string,
    after: number,
  ): Promise<Answered & { readonly record: readonly Returned[] }>;
  /** Asks whether an interface of a province answers. */
  test(prov: string, name: string): Promise<Answered>;
}

/** Longer than any answer of a platform that is there. */
const PATIENCE = 10_000;

/** The platform over HTTP, every request signed. */
export function httpPlatform({ url, appId, secret }: PlatformSettings): NationalPlatform {
  const base = url.replace(/\/$/, '');

  async function ask(method: 'GET' | 'POST', target: string, key: string, body = '') {
    const time = new Date().toISOString();
    const response = await fetch(`${base}${target}`, {
      method,
      headers: {
        [HEADER.app]: appId,
        [HEADER.time]: time,
        [HEADER.key]: key,
        [HEADER.sign]: signatureOf(secret, { method, target, time, key, body }),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body } : {}),
      signal: AbortSignal.timeout(PATIENCE),
      redirect: 'error',
    });
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
    // What it says is looked at member by member below.
    return JSON.parse(await bounded(response)) as Readonly<Record<string, unknown>>;
  }

  async function answered(work: () => Promise<Readonly<Record<string, unknown>>>) {
    requireNoConnection();
    const begun = performance.now();
    const took = () => Math.round(performance.now() - begun);
    try {
      const { code, text } = await work();
      if (typeof code !== 'string') throw new Error('no code');
      return { code, text: typeof text === 'string' ? cut(text, 200) : '', took: took() };
    } catch {
      return { code: CODE.away, text: '国家平台没有应答', took: took() };
    }
  }

  return {
    push: (key, message) => answered(() => ask('POST', '/v1/push', key, JSON.stringify(message))),
    async returned(prov, after) {
      let record: unknown;
      const answer = await answered(async () => {
        const said = await ask('GET', `/v1/returned?prov=${prov}&after=${after}`, randomUUID());
        record = said['record'];
        return said;
      });
      // What nobody can read is passed over: the rest behind it is waited for.
      return {
        ...answer,
        record: Array.isArray(record) ? record.filter(isReturned).slice(0, MOST_RETURNED) : [],
      };
    },
    test: (prov, name) =>
      answered(() => ask('GET', `/v1/test?prov=${prov}&name=${name}`, randomUUID())),
  };
}

/** An answer of the platform has a page of what came back at most. */
const MOST_BYTES = 1024 * 1024;
const MOST_RETURNED = 500;

/** What an answer says, as long as it is no longer than an answer can be. */
async function bounded({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > MOST_BYTES) throw new Error('an answer beyond a megabyte');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

const Shape = z.object({
  seq: z.number().int().positive(),
  key: z.string(),
  code: z.string(),
  text: z.string(),
});
const isReturned = (found: unknown): found is Returned => Shape.safeParse(found).success;
