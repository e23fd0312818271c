import { randomBytes } from 'node:crypto';
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

const unknown = new Map<string, Promise<Issue['stored']>>();

/**
 * What is stored of somebody who has no password yet: the hash of what nobody ever knew. It is
 * made once, because a file may bring hundreds of people in one transaction.
 */
export async function nobodysPassword({ auth }: Pick<AppParts, 'auth'>): Promise<Issue> {
  const { pepper } = auth.keys;
  const newest = pepper.at(-1)?.id ?? '';
  const stored = unknown.get(newest) ?? hashForStore(pepper, randomBytes(32));
  unknown.set(newest, stored);
  try {
    return { password: '', stored: await stored };
  } catch (error) {
    unknown.delete(newest);
    throw error;
  }
}
