import { auth, loginSms, personal } from '@tqc/contract/account';
import type { OutputOf } from '@tqc/contract/kit';
import { hashPassword, sealChange, sealLogin, smsHash, type SessionKeys } from './suite';
import { ApiError } from './ApiError';
import type { Transport } from './transport';
import { withWork } from './withWork';

/** The answer to a sign-in and the keys that only this client has. */
export interface SignedIn {
  readonly answer: OutputOf<typeof auth.login>;
  readonly keys: SessionKeys;
  readonly token: string;
  /** Base64url of the key of this attempt: names the session in the browser's storage. */
  readonly salt: string;
}

/**
 * Signs in with account and password; the transport is signed in afterwards (its second step may be
 * open). `ukey` is the ticket of a certificate.
 */
export async function signIn(
  transport: Transport,
  account: string,
  password: string,
  ukey?: string,
): Promise<SignedIn> {
  transport.session = undefined;
  const server = await transport.send(auth.signInKey, {});
  transport.setClock(server.stamp);
  const h = await hashPassword(account, password);
  const attempt = (key: SignInKey) =>
    withWork((pow) => attemptSignIn(transport, key, account, h, { ukey, pow }), server.pow);
  try {
    return await attempt(server);
  } catch (error) {
    // The key turned between asking and answering: the refusal carries the one to use.
    const turned = keyOf(error);
    if (!turned) throw error;
    return attempt(turned);
  }
}

interface SignInKey {
  readonly kid: string;
  readonly pub: string;
}

function keyOf(error: unknown): SignInKey | undefined {
  const { kid, pub } = (
    error instanceof ApiError && error.code === 488 ? (error.data ?? {}) : {}
  ) as Partial<SignInKey>;
  return kid && pub ? { kid, pub } : undefined;
}

async function attemptSignIn(
  transport: Transport,
  server: SignInKey,
  account: string,
  h: Uint8Array<ArrayBuffer>,
  { ukey, pow }: { readonly ukey: string | undefined; readonly pow: string | undefined },
): Promise<SignedIn> {
  // The seal is bound to the stamp of its own request.
  const stamp = transport.now();
  const sealed = await sealLogin(server, account, h, String(stamp));
  let token = '';
  const answer = await transport.send(
    auth.login,
    {
      account,
      pass: sealed.pass,
      salt: sealed.salt,
      type: 1,
      ...(ukey ? { ukey } : {}),
      ...(pow ? { pow } : {}),
    },
    { stamp, onToken: (fresh) => (token = fresh) },
  );
  const keys = await sealed.openKey(answer.key);
  transport.session = { token, keys };
  return { answer, keys, token, salt: sealed.salt };
}

/** Proves the SMS code of the second step. */
export async function checkSms(
  transport: Transport,
  account: string,
  smsToken: string,
  code: string,
): Promise<void> {
  const { session } = transport;
  if (!session) throw new Error('no open sign-in');
  await transport.send(loginSms.checkLoginSms, {
    userName: account,
    token: smsToken,
    code,
    hash: await smsHash(session.keys.kSig, account, smsToken, code),
  });
}

/** Changes the password of the signed-in person; every session ends. */
export async function changePassword(
  transport: Transport,
  account: string,
  before: string,
  after: string,
): Promise<void> {
  const { session } = transport;
  if (!session) throw new Error('not signed in');
  const stamp = transport.now();
  const seal = (name: 'oldPwd' | 'newPwd', h: Uint8Array<ArrayBuffer>, plain: string) =>
    sealChange(session.keys, name, String(stamp), h, plain);
  const [oldPwd, newPwd] = await Promise.all([
    hashPassword(account, before).then((h) => seal('oldPwd', h, '')),
    hashPassword(account, after).then((h) => seal('newPwd', h, after)),
  ]);
  await transport.send(personal.changePassword, { oldPwd, newPwd }, { stamp });
}
