import {
  createTransport,
  indexedKeyStore,
  signIn,
  type SessionKeys,
  type Transport,
} from '@tqc/client';
import { auth, waiting } from '@tqc/contract/account';
import type { OutputOf } from '@tqc/contract/kit';
import { create } from 'zustand';
import { tellOtherTabs } from './otherTabs';
import {
  clearStorage,
  handedOver,
  keepToken,
  readStored,
  writeHanded,
  writeStored,
  type Handed,
  type Stored,
} from './storedSession';

type Answer = OutputOf<typeof auth.login>;
export type User = Answer['user'];
export type MenuItem = Answer['privilege']['menu'][number];

interface SessionState {
  readonly user: User | undefined;
  readonly menu: readonly MenuItem[];
  readonly rights: ReadonlySet<string>;
  /** Rights that others of the same kind of organisation can have. */
  readonly withheld: ReadonlySet<string>;
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
  withheld: new Set(),
  locked: false,
  notice: undefined,
};

/** Who is signed in; rows of the server never stand here. */
export const useSession = create<SessionState>(() => EMPTY);

/**
 * What a module remembers of a person goes when nobody is signed in any more; it is told who left.
 * This much a module may say of itself while it is loaded: a page that never loads it remembers
 * nothing.
 */
export function whenSessionEnds(forget: (left: User | undefined) => void): void {
  useSession.subscribe(({ user }, before) => {
    if (!user) forget(before.user);
  });
}

/** No session is longer. */
const LONGEST = 8 * 3_600_000;
const keys = indexedKeyStore(LONGEST);

/** The one transport of the page. */
export const transport: Transport = createTransport({
  baseUrl: '',
  app: 'tqc-admin',
  onSignedOut: (_code, message) => (useSession.getState().locked ? undefined : endSession(message)),
  onToken(token) {
    keepToken(token);
    const key = sessionStorage.getItem('key');
    if (key !== null) tellOtherTabs({ about: 'token', key, token });
  },
});

function show({ user, privilege }: Pick<Stored, 'user' | 'privilege'>): void {
  useSession.setState({
    user,
    menu: privilege.menu,
    rights: new Set(privilege.module),
    withheld: new Set(privilege.withheld),
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
  const { user, privilege } = answer;
  const offset = transport.now() - Date.now();
  writeHanded({
    unInfo: JSON.stringify({ user, privilege, token, offset } satisfies Stored),
    ...handles,
    salt,
    orgType: String(user.orgType),
  });
  show(answer);
  const session = handedSession();
  if (session) tellOtherTabs({ about: 'session', session });
}

/** What another tab of this browser needs to join; undefined without a session that is open. */
export function handedSession(): Handed | undefined {
  return transport.session ? handedOver() : undefined;
}

/**
 * Joins the session of another tab: its keys come from the browser's own store, and the server has
 * to answer a call signed with them (`prove`) before anything is shown.
 */
export async function adoptSession(
  handed: Handed,
  prove: () => Promise<unknown> = () => transport.send(waiting.list, {}),
): Promise<boolean> {
  // Written by `keepSession` of another tab.
  const stored = JSON.parse(handed.unInfo) as Stored;
  const found = await keys.load(handed.key);
  if (!found) return false;
  const before = transport.session;
  const joined = { token: stored.token, keys: found };
  transport.session = joined;
  transport.setClock(Date.now() + stored.offset);
  const proved = await prove().then(
    () => true,
    () => false,
  );
  if (!proved) {
    if (transport.session === joined) transport.session = before;
    return false;
  }
  writeHanded(handed);
  keepToken(joined.token);
  show(stored);
  return true;
}

/** A newer token that another tab was given. */
export function takeToken(token: string): void {
  if (transport.session) transport.session.token = token;
  keepToken(token);
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
  tellOthers('ended', notice);
  closeHere(notice);
}

/** Ends it in this page only, because it ended in another one. */
export function closeHere(notice?: string): void {
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
  tellOthers('locked', notice);
  lockHere(notice);
  // The key is gone from the storage; this page keeps it for the one call that ends the session.
  transport.session = ending;
  // Without the network the server ends it after half an hour of silence.
  await transport.send(auth.logout, {}).catch(() => undefined);
  if (transport.session === ending) transport.session = undefined;
}

/** Covers this page only: the session ends where somebody locked it. */
export function lockHere(notice?: string): void {
  const stored = readStored();
  forgetSession();
  if (stored) writeStored({ ...stored, token: '', locked: true });
  useSession.setState({ locked: true, notice });
}

function tellOthers(about: 'locked' | 'ended', notice: string | undefined): void {
  const key = sessionStorage.getItem('key');
  if (key !== null) tellOtherTabs({ about, key, ...(notice === undefined ? {} : { notice }) });
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
