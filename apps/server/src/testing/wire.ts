import { createHash, createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { signIn } from '@tqc/client';
import { ALGORITHM, canonicalText, extractSignature } from '@tqc/contract/wire';
import { openSecret, sessionKeys } from '../kit/session';
import { PASSWORD, type TestOrg, type TestServer } from './server';

/** One call as bytes: everything the product's own client would fill in can be set wrong here. */
export interface Sent {
  readonly method?: string;
  readonly target: string;
  readonly permission: string;
  readonly body?: string;
  readonly key?: string;
  readonly ifMatch?: string;
  readonly stamp?: number;
  /** Hash under the signature; that of the body where nothing is said. */
  readonly bodyHash?: string;
  /** Headers beside or instead of the right ones; undefined leaves one out. */
  readonly change?: Readonly<Record<string, string | undefined>>;
}

/** The envelope of an answer. */
export interface Told {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** Somebody whose session keys the test knows, as no browser does. */
export interface Wire {
  readonly sid: string;
  headers(sent: Sent): Record<string, string>;
  send(sent: Sent): Promise<Told>;
  /**
   * Sends only the headers, telling of a body that never comes; what is answered all the same was
   * refused before reading.
   */
  headersOnly(sent: Sent, length: number): Promise<Told>;
}

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

/** Signs in and takes the session's key out of the server's own copy. */
export async function wireOf(server: TestServer, org: TestOrg): Promise<Wire> {
  const mine = server.transport();
  await signIn(mine, `t_${org}`, PASSWORD);
  const token = mine.session?.token ?? '';
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { sid } = JSON.parse(claims) as { sid: string };
  const { rows } = await server.pool.query<{ secret: Buffer; enc: Buffer }>(
    'select secret, enc from session where sid = $1',
    [sid],
  );
  const row = rows[0];
  if (!row) throw new Error('no session');
  const { kSig } = sessionKeys(openSecret(server.app.auth.keys.master, sid, row.secret), row.enc);

  function headers(sent: Sent): Record<string, string> {
    const { method = 'GET', target, permission, body = '', key = '', ifMatch = '' } = sent;
    const stamp = String(sent.stamp ?? server.app.clock().getTime());
    const bodyHash = sent.bodyHash ?? sha(body);
    const parts = { method, target, permission, app: 'tqc-admin', stamp, ifMatch, bodyHash };
    const text = canonicalText({ ...parts, idempotencyKey: key, tokenHash: sha(token) });
    const full = createHmac('sha256', kSig).update(text).digest('base64url');
    const right: Record<string, string | undefined> = {
      permission,
      token,
      app: 'tqc-admin',
      algorithm: ALGORITHM,
      stamp,
      'signature-full': full,
      signature: extractSignature(createHash('md5').update(full).digest('hex'), stamp),
      'idempotency-key': key || undefined,
      'if-match': ifMatch || undefined,
      'content-type': body ? 'application/json' : undefined,
      'body-hash': body ? bodyHash : undefined,
      ...sent.change,
    };
    return Object.fromEntries(
      Object.entries(right).filter((pair): pair is [string, string] => pair[1] !== undefined),
    );
  }

  return {
    sid,
    headers,
    async send(sent) {
      const { method = 'GET', target, body } = sent;
      const answer = await fetch(server.url + target, {
        method,
        headers: headers(sent),
        ...(body === undefined ? {} : { body }),
      });
      return (await answer.json()) as Told;
    },
    headersOnly: (sent, length) =>
      headersOnly(server.url, sent, { ...headers(sent), 'content-length': String(length) }),
  };
}

/** A request whose body is announced, begun at most, and never sent whole. */
export function headersOnly(
  url: string,
  { method = 'POST', target }: Pick<Sent, 'method' | 'target'>,
  headers: Readonly<Record<string, string>>,
  begun = '',
): Promise<Told> {
  const { hostname, port } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('utf8')));
    socket.once('error', reject);
    socket.once('close', () => {
      const json = /\{.*\}/s.exec(text)?.[0];
      if (json) resolve(JSON.parse(json) as Told);
      else reject(new Error(`no answer: ${text.slice(0, 200)}`));
    });
    socket.write(
      `${method} ${target} HTTP/1.1\r\nhost: ${hostname}\r\n${lines.join('\r\n')}\r\n\r\n${begun}`,
    );
  });
}
