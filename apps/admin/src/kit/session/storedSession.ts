import type { auth } from '@tqc/contract/account';
import type { OutputOf } from '@tqc/contract/kit';

type Answer = OutputOf<typeof auth.login>;

/** What the session storage says of a session: masked facts, the token, no key. */
export interface Stored {
  readonly user: Answer['user'];
  readonly privilege: Answer['privilege'];
  readonly token: string;
  /** Server's clock minus this computer's, in milliseconds. */
  readonly offset: number;
  /** Locked: there is neither token nor key until the password is proved again. */
  readonly locked?: true;
}

const NAMES = ['unInfo', 'key', 'salt', 'orgType', 'uk'] as const;

/** All of it as it stands there; keys are handles of the browser's own store. */
export type Handed = Readonly<Record<(typeof NAMES)[number], string>>;

/** The facts of this browser tab's session, locked or open. */
export function readStored(): Stored | undefined {
  const text = sessionStorage.getItem('unInfo');
  return text ? (JSON.parse(text) as Stored) : undefined;
}

export function writeStored(stored: Stored): void {
  sessionStorage.setItem('unInfo', JSON.stringify(stored));
}

/** Keeps a newer token of an open session. */
export function keepToken(token: string): void {
  const stored = readStored();
  if (stored && !stored.locked) writeStored({ ...stored, token });
}

/** What another tab needs to join; undefined when nothing is open here. */
export function handedOver(): Handed | undefined {
  if (readStored()?.locked) return undefined;
  const entries = NAMES.map((name) => [name, sessionStorage.getItem(name)] as const);
  if (entries.some(([, value]) => value === null)) return undefined;
  // Every name has its value: it was looked at just now.
  return Object.fromEntries(entries) as Handed;
}

export function writeHanded(handed: Handed): void {
  for (const name of NAMES) sessionStorage.setItem(name, handed[name]);
}

export function clearStorage(): void {
  for (const name of NAMES) sessionStorage.removeItem(name);
}
