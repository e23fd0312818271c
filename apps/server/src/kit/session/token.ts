import { createHmac, randomUUID } from 'node:crypto';
import { inService, type KeyRing } from '../secrets';
import { equal } from './suite';

const LIFE = 600;
/** With less than this left the answer carries a new token, in seconds. */
const RENEW = 300;

/** What a token says. */
export interface Claims {
  readonly sid: string;
  readonly pv: number;
  readonly st: number;
  readonly sub: string;
  readonly exp: number;
  readonly iat: number;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a token of ten minutes; `jti` is fixed by tests only. */
export function signToken(
  keys: KeyRing['jwt'],
  claims: { sid: string; pv: number; st: number; sub: string },
  now: Date,
  jti: string = randomUUID(),
): string {
  const key = inService(keys);
  const iat = Math.floor(now.getTime() / 1000);
  const head = part({ alg: 'HS256', kid: key.kid, typ: 'tqc+jwt' });
  const body = part({
    sid: claims.sid,
    pv: claims.pv,
    st: claims.st,
    iss: 'tqc',
    aud: 'rest/edu',
    sub: claims.sub,
    iat,
    exp: iat + LIFE,
    jti,
  });
  return `${head}.${body}.${createHmac('sha256', key.key).update(`${head}.${body}`).digest('base64url')}`;
}

/**
 * Reads a token; undefined when it is malformed, forged or not ours. Expiry is for the caller to
 * judge.
 */
export function readToken(
  ring: Pick<KeyRing, 'jwt' | 'lookAgain'>,
  token: string,
): Claims | undefined {
  try {
    const [head = '', body = '', signature = ''] = token.split('.');
    const { alg, kid, typ } = JSON.parse(Buffer.from(head, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const find = () => ring.jwt.find((known) => known.kid === kid);
    const known = find();
    // Another process may have turned the key since this one read the file.
    if (!known) ring.lookAgain();
    const key = known ?? find();
    if (alg !== 'HS256' || typ !== 'tqc+jwt' || !key) return undefined;
    if (
      !equal(createHmac('sha256', key.key).update(`${head}.${body}`).digest('base64url'), signature)
    )
      return undefined;
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims & {
      aud: string;
      iss: string;
    };
    return claims.aud === 'rest/edu' && claims.iss === 'tqc' ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** True when the token runs out soon enough to be renewed. */
export function nearlyOver({ exp }: Pick<Claims, 'exp'>, now: Date): boolean {
  return exp - now.getTime() / 1000 < RENEW;
}
