import { auth } from '@tqc/contract/account';
import { ask } from './ask';
import { jsonHeaders, type Signer } from './sign';

/** Signs as anybody can who has no session; asks the server for its clock first. */
export async function publicSigner(url: string): Promise<Signer> {
  const { path: target, method } = auth.signInKey;
  const unsure: Signer = { token: '', keys: undefined, now: Date.now };
  const headers = await jsonHeaders(unsure, auth.signInKey, target, '');
  const { data } = await ask(url, { method, target, headers });
  const offset = (data as { stamp: number }).stamp - Date.now();
  return { ...unsure, now: () => Date.now() + offset };
}
