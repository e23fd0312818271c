import { passkey } from '@tqc/contract/rms';
import { toB64u, fromB64u, type Transport } from '@tqc/client';

/** Shows a key to the server: whose it is, and a ticket for one sign-in. */
export async function showPasskey(transport: Pick<Transport, 'send'>) {
  const { challenge, host } = await transport.send(passkey.verify, { step: 'begin' });
  const found = (await navigator.credentials.get({
    publicKey: { challenge: fromB64u(challenge), rpId: host, userVerification: 'required' },
  })) as PublicKeyCredential;
  // Asked for with `publicKey`, a credential answers so.
  const said = found.response as AuthenticatorAssertionResponse;
  return transport.send(passkey.verify, {
    step: 'finish',
    shown: {
      id: found.id,
      clientDataJSON: toB64u(new Uint8Array(said.clientDataJSON)),
      authenticatorData: toB64u(new Uint8Array(said.authenticatorData)),
      signature: toB64u(new Uint8Array(said.signature)),
    },
  });
}
