import { passkey } from '@tqc/contract/rms';
import { ApiError, fromB64u, toB64u, type Transport } from '@tqc/client';
import { transport } from '../kit/session/session';
import type { ShownKey } from './useUsbKey';

/** Shows a key to the server: whose it is and a ticket for one sign-in, or why not. */
export async function showPasskey(
  show: (key: ShownKey) => void,
  fail: (failure: string | undefined) => void,
): Promise<void> {
  fail(undefined);
  try {
    show(await shownTo(transport));
    document.getElementById('password')?.focus();
  } catch (error) {
    fail(
      error instanceof ApiError
        ? error.message
        : '没有使用安全密钥；请在浏览器的提示中选择，或登录后在“登录会话”中登记',
    );
  }
}

async function shownTo(over: Pick<Transport, 'send'>) {
  const { challenge, host } = await over.send(passkey.verify, { step: 'begin' });
  const found = (await navigator.credentials.get({
    publicKey: { challenge: fromB64u(challenge), rpId: host, userVerification: 'required' },
  })) as PublicKeyCredential;
  // Asked for with `publicKey`, a credential answers so.
  const said = found.response as AuthenticatorAssertionResponse;
  return over.send(passkey.verify, {
    step: 'finish',
    shown: {
      id: found.id,
      clientDataJSON: toB64u(new Uint8Array(said.clientDataJSON)),
      authenticatorData: toB64u(new Uint8Array(said.authenticatorData)),
      signature: toB64u(new Uint8Array(said.signature)),
    },
  });
}
