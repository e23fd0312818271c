import type { SessionKeys } from './suite';

/** Keys of a session as a sign-in would leave them: for tests of what is sent under them. */
export async function testKeys(): Promise<SessionKeys> {
  const { subtle } = globalThis.crypto;
  return {
    kSig: await subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
    uk: await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  };
}
