import { signatureOf, isSignedBy } from './protocol';
import type { PlatformSettings } from './nationalPlatform';

/** Where the platform takes people who come from here. */
export const SIGN_ON = '/v1/sso';

/** Who comes, until when the link is good, and what makes it good once. */
export interface SignOn {
  readonly once: string;
  /** Numbers of this system, which name nobody to others. */
  readonly admin: string;
  readonly org: string;
  readonly until: number;
}

const signedPart = ({ once, admin, org, until }: SignOn, appId: string) => ({
  method: 'GET',
  target: SIGN_ON,
  time: String(until),
  key: once,
  body: JSON.stringify([appId, admin, org]),
});

/** The link that opens the platform for somebody, once. */
export function signOnUrl({ url, appId, secret }: PlatformSettings, who: SignOn): string {
  const found = new URL(SIGN_ON, url);
  const { once, admin, org, until } = who;
  const sign = signatureOf(secret, signedPart(who, appId));
  const parts = { app: appId, admin, org, once, until: String(until), sign };
  for (const [name, value] of Object.entries(parts)) found.searchParams.set(name, value);
  return found.href;
}

/** Who comes with a link; undefined where it is not signed or over. */
export function signOnOf(
  { appId, secret }: Pick<PlatformSettings, 'appId' | 'secret'>,
  params: URLSearchParams,
  now: number,
): SignOn | undefined {
  const of = (name: string) => params.get(name) ?? '';
  const who = {
    once: of('once'),
    admin: of('admin'),
    org: of('org'),
    until: Number(of('until')),
  };
  const isOurs = of('app') === appId && isSignedBy(secret, signedPart(who, appId), of('sign'));
  return isOurs && who.until > now ? who : undefined;
}
