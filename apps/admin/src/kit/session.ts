import { createTransport, indexedKeyStore, signIn, type SessionKeys, type Transport } from '@tqc/client';
import type { auth } from '@tqc/contract/account';
import type { OutputOf } from '@tqc/contract/kit';
import { create } from 'zustand';

type Answer = OutputOf<typeof auth.login>;
export type User = Answer['user'];
export type MenuItem = Answer['privilege']['menu'][number];

interface SessionState {
  readonly user: User | undefined;
  readonly menu: readonly MenuItem[];
  readonly rights: ReadonlySet<string>;
  /** Why the last session ended, shown once on the sign-in page. */
  readonly notice: string | undefined;
}

const EMPTY: SessionState = { user: undefined, menu: [], rights: new Set(), notice: undefined };

/** Who is signed in; rows of the server never stand here. */
export const useSession = create<SessionState>(() => EMPTY);

const keys = indexedKeyStore();
const SECRETS = ['unInfo', 'key', 'salt', 'orgType', 'uk'] as const;

/** The one transport of the page. */
export const transport: Transport = createTransport({ baseUrl: '', app: 'tqc-admin', onSignedOut: (_code, message) => endSession(message) });
transport.onToken = (token) => {
  const stored = readStored();
  if (stored) sessionStorage.setItem('unInfo', JSON.stringify({ ...stored, token }));
};

interface Stored {
  readonly user: User;
  readonly privilege: Answer['privilege'];
  readonly token: string;
  /** Server's clock minus this computer's, in milliseconds. */
  readonly offset: number;
}

function readStored(): Stored | undefined {
  const text = sessionStorage.getItem('unInfo');
  return text ? (JSON.parse(text) as Stored) : undefined;
}

function show({ user, privilege }: Pick<Stored, 'user' | 'privilege'>): void {
  useSession.setState({ user, menu: privilege.menu, rights: new Set(privilege.module), notice: undefined });
}

/** A sign-in that is not finished: its keys stay in memory until the second step or the password change is done. */
export interface OpenSignIn {
  readonly answer: Answer;
  readonly keys: SessionKeys;
  readonly token: string;
  readonly salt: string;
}

/** Proves account and password; the session is only kept by `keepSession`. */
export function openSignIn(account: string, password: string, ukey?: string): Promise<OpenSignIn> {
  return signIn(transport, account, password, ukey);
}

/** Keeps a finished sign-in: handles and masked facts in the session storage, keys where no script can read them. */
export async function keepSession({ answer, keys: made, salt }: OpenSignIn): Promise<void> {
  const handles = await keys.save(made);
  const token = transport.session?.token ?? '';
  sessionStorage.setItem('unInfo', JSON.stringify({ user: answer.user, privilege: answer.privilege, token, offset: transport.now() - Date.now() } satisfies Stored));
  sessionStorage.setItem('key', handles.key);
  sessionStorage.setItem('uk', handles.uk);
  sessionStorage.setItem('salt', salt);
  sessionStorage.setItem('orgType', String(answer.user.orgType));
  show(answer);
}

/** Takes up the session of this browser tab after a reload; false when there is none. */
export async function resumeSession(): Promise<boolean> {
  const stored = readStored();
  const handle = sessionStorage.getItem('key');
  const found = stored && handle ? await keys.load(handle) : undefined;
  if (!stored || !found) {
    clearStorage();
    return false;
  }
  transport.session = { token: stored.token, keys: found };
  transport.setClock(Date.now() + stored.offset);
  show(stored);
  return true;
}

/** Ends the session in this page; the sign-in page shows the reason once. */
export function endSession(notice?: string): void {
  const handle = sessionStorage.getItem('key');
  if (handle) void keys.remove(handle);
  transport.session = undefined;
  clearStorage();
  useSession.setState({ ...EMPTY, notice });
}

function clearStorage(): void {
  for (const name of SECRETS) sessionStorage.removeItem(name);
}
