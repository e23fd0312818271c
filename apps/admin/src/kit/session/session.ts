import {
  createTransport,
  indexedKeyStore,
  signIn,
  type SessionKeys,
  type Transport,
} from '@tqc/client';
import { auth } from '@tqc/contract/account';
import type { OutputOf } from '@tqc/contract/kit';
import { create } from 'zustand';

type Answer = OutputOf<typeof auth.login>;
export type User = Answer['user'];
export type MenuItem = Answer['privilege']['menu'][number];

interface SessionState {
  readonly user: User | undefined;
  readonly menu: readonly MenuItem[];
  readonly rights: ReadonlySet<string>;
  /**
   * The session is over, but its pages stay beneath the lock screen until the same person proves
   * the password again.
   */
  readonly locked: boolean;
  /** Why the last session ended, shown once on the sign-in page or on the lock screen. */
  readonly notice: string | undefined;
}

const EMPTY: SessionState = {
  user: undefined,
  menu: [],
  rights: new Set(),
  locked: false,
  notice: undefined,
};

/** Who is signed in; rows of the server never stand here. */
export const useSession = create<SessionState>(() => EMPTY);

/** No session is longer. */
const LONGEST = 8 * 3_600_000;
const keys = indexedKeyStore(LONGEST);
const SECRETS = ['unInfo', 'key', 'salt', 'orgType', 'uk'] as const;

/** The one transport of the page. */
export const transport: Transport = createTransport({
  baseUrl: '',
  app: 'tqc-admin',
  onSignedOut: (_code, message) => (useSession.getState().locked ? undefined : endSession(message)),
  onToken(token) {
    const stored = readStored();
    if (stored && !stored.locked)
      sessionStorage.setItem('unInfo', JSON.stringify({ ...stored, token }));
  },
});

interface Stored {
  readonly user: User;
  readonly privilege: Answer['privilege'];
  readonly token: string;
  /** Server's clock minus this computer's, in milliseconds. */
  readonly offset: number;
  /** Locked: there is neither token nor key until the password is proved again. */
  readonly locked?: true;
}

function readStored(): Stored | undefined {
  const text = sessionStorage.getItem('unInfo');
  return text ? (JSON.parse(text) as Stored) : undefined;
}

function show({ user, privilege }: Pick<Stored, 'user' | 'privilege'>): void {
  useSession.setState({
    user,
    menu: privilege.menu,
    rights: new Set(privilege.module),
    locked: false,
    notice: undefined,
  });
}

/**
 * A sign-in that is not finished: its keys stay in memory until the second step or the password
 * change is done.
 */
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

/**
 * Keeps a finished sign-in: handles and masked facts in the session storage, keys where no script
 * can read them.
 */
export async function keepSession({ answer, keys: made, salt }: OpenSignIn): Promise<void> {
  const handles = await keys.save(made);
  const token = transport.session?.token ?? '';
  sessionStorage.setItem(
    'unInfo',
    JSON.stringify({
      user: answer.user,
      privilege: answer.privilege,
      token,
      offset: transport.now() - Date.now(),
    } satisfies Stored),
  );
  sessionStorage.setItem('key', handles.key);
  sessionStorage.setItem('uk', handles.uk);
  sessionStorage.setItem('salt', salt);
  sessionStorage.setItem('orgType', String(answer.user.orgType));
  show(answer);
}

/** Removes the keys of sessions whose tab was closed. */
export function sweepKeys(): Promise<void> {
  return keys.sweep();
}

/**
 * Takes up the session of this browser tab after a reload, locked if it was; false when there is
 * none.
 */
export async function resumeSession(): Promise<boolean> {
  const stored = readStored();
  if (stored?.locked) {
    show(stored);
    useSession.setState({ locked: true });
    return true;
  }
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
  forgetSession();
  useSession.setState({ ...EMPTY, notice });
}

/** Leaves for the sign-in page, which is loaded afresh: nothing of this person stays in memory. */
export function leaveSession(): void {
  endSession();
  location.assign('/tqc/Login');
}

/**
 * Covers the page at once and ends the session on the server; what was typed stays beneath.
 * `notice` says why, when it was not the person who locked.
 */
export async function lockSession(notice?: string): Promise<void> {
  const ending = transport.session;
  const stored = readStored();
  forgetSession();
  if (stored)
    sessionStorage.setItem(
      'unInfo',
      JSON.stringify({ ...stored, token: '', locked: true } satisfies Stored),
    );
  useSession.setState({ locked: true, notice });
  // The key is gone from the storage; this page keeps it for the one call that ends the session.
  transport.session = ending;
  // Without the network the server ends it after half an hour of silence.
  await transport.send(auth.logout, {}).catch(() => undefined);
  if (transport.session === ending) transport.session = undefined;
}

/** Resolves when the screen is not locked. */
export function whenUnlocked(): Promise<void> {
  return new Promise((done) => {
    if (!useSession.getState().locked) return done();
    const stop = useSession.subscribe(({ locked }) => {
      if (locked) return;
      stop();
      done();
    });
  });
}

function forgetSession(): void {
  const handle = sessionStorage.getItem('key');
  if (handle) void keys.remove(handle);
  transport.session = undefined;
  clearStorage();
}

function clearStorage(): void {
  for (const name of SECRETS) sessionStorage.removeItem(name);
}
