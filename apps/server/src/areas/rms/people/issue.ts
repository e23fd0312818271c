import { firstPassword, hashForStore, hashOfPassword } from '../../../kit/session';
import type { AppParts } from '../../../kit/serve';

/** A password made for somebody, and what is stored of it. */
export interface Issue {
  readonly password: string;
  readonly stored: Awaited<ReturnType<typeof hashForStore>>;
}

/** Makes a password for an account; it takes its turn, so it is made before the transaction. */
export async function issueFor(
  { auth }: Pick<AppParts, 'auth'>,
  { account, name }: { readonly account: string; readonly name: string },
): Promise<Issue> {
  const password = firstPassword([account, name]);
  const h = await hashOfPassword(account, password);
  return { password, stored: await hashForStore(auth.keys.pepper, h) };
}
