import type { passkey } from '@tqc/contract/rms';
import type { InputOf, OutputOf } from '@tqc/contract/kit';
import { fromB64u, toB64u } from '@tqc/client';

type Options = NonNullable<OutputOf<typeof passkey.register>['options']>;
type Made = NonNullable<InputOf<typeof passkey.register>['made']>;

/** ES256 and RS256: what keys of today can do. */
const ALGORITHMS = [-7, -257];
const NAME = '教师资格管理信息系统';

/** Has the browser make a key that can be found by this host alone, and that knows its person. */
export async function makePasskey({ challenge, host, user, known }: Options): Promise<Made> {
  const found = (await navigator.credentials.create({
    publicKey: {
      challenge: fromB64u(challenge),
      rp: { id: host, name: NAME },
      user: { ...user, id: fromB64u(user.id) },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map((id) => ({ type: 'public-key', id: fromB64u(id) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  })) as PublicKeyCredential;
  // Made with `publicKey`, a credential answers so.
  const said = found.response as AuthenticatorAttestationResponse;
  return {
    id: found.id,
    clientDataJSON: toB64u(new Uint8Array(said.clientDataJSON)),
    attestationObject: toB64u(new Uint8Array(said.attestationObject)),
    transports: said.getTransports(),
  };
}
