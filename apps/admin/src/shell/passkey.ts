import { call } from '../kit/session/api';
import { passkey } from '@tqc/contract/rms';
import type { Transport } from '@tqc/client';

// What a key needs in the browser is fetched when one is used: nobody else waits for it.
const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
const textOf = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Shows a key to the server: whose it is, and a ticket for one sign-in. */
export async function showPasskey(transport: Pick<Transport, 'send'>) {
  const { challenge, host } = await transport.send(passkey.verify, { step: 'begin' });
  const found = (await navigator.credentials.get({
    publicKey: { challenge: bytesOf(challenge), rpId: host, userVerification: 'required' },
  })) as PublicKeyCredential;
  // Asked for with `publicKey`, a credential answers so.
  const said = found.response as AuthenticatorAssertionResponse;
  return transport.send(passkey.verify, {
    step: 'finish',
    shown: {
      id: found.id,
      clientDataJSON: textOf(said.clientDataJSON),
      authenticatorData: textOf(said.authenticatorData),
      signature: textOf(said.signature),
    },
  });
}
