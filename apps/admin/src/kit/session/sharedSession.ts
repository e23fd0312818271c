import { hearOtherTabs, othersAreOpen, tellOtherTabs, type Waits, type Word } from './otherTabs';
import { adoptSession, closeHere, handedSession, lockHere, takeToken, useSession } from './session';
import type { Handed } from './storedSession';

/**
 * How long an answer is waited for, ms: where no other tab is open there will be none, and one that
 * is busy or in the background takes a moment.
 */
const PATIENCE = { alone: 200, beside: 1500 };

/** After the first answer so long for another one, ms: tabs of one browser answer together. */
const TOGETHER = 100;

let answered: ((session: Handed) => void) | undefined;
let asking = '';
/** Whose session ended in this page; nobody's while somebody is signed in. */
let left: string | undefined;
const touched = new Set<() => void>();
type Heard = (about: 'decided' | 'takenBack', waits: Waits) => void;
const deciding = new Set<Heard>();

/**
 * Makes the tabs of a browser share one session: what one of them learns of it – a newer token,
 * that it was locked, that it ended, that somebody works – the others follow.
 */
export function followOtherTabs(): () => void {
  const stopHearing = hearOtherTabs(follow);
  const stopWatching = useSession.subscribe(({ user }, before) => {
    left = user ? undefined : (before.user?.userId ?? left);
  });
  return () => {
    stopHearing();
    stopWatching();
  };
}

/**
 * Takes up the session that another tab of this browser has. It is shown once the server has
 * answered a call signed with it; false when nobody has one, and where two persons are signed in in
 * this browser: nobody then says whose a new tab is.
 */
export async function joinSession(prove?: Parameters<typeof adoptSession>[1]): Promise<boolean> {
  asking = crypto.randomUUID();
  const patience = (await othersAreOpen()) ? PATIENCE.beside : PATIENCE.alone;
  const session = await new Promise<Handed | undefined>((done) => {
    const found: Handed[] = [];
    const choose = () =>
      done(found.every(({ key }) => key === found[0]?.key) ? found[0] : undefined);
    answered = (one) => {
      found.push(one);
      setTimeout(choose, TOGETHER);
    };
    setTimeout(choose, patience);
    tellOtherTabs({ about: 'ask', from: asking });
  });
  answered = undefined;
  return session !== undefined && adoptSession(session, prove);
}

/** Calls when somebody touched another tab of the same session; returns the end of watching. */
export function whenOthersTouched(then: () => void): () => void {
  touched.add(then);
  return () => void touched.delete(then);
}

/** Tells the other tabs that somebody works: they do not lock meanwhile. */
export function tellTouched(): void {
  const key = handedSession()?.key;
  if (key !== undefined) tellOtherTabs({ about: 'touched', key });
}

/** Calls when a decision was made, or taken back, in another tab; returns the end of listening. */
export function whenOthersDecide(then: Heard): () => void {
  deciding.add(then);
  return () => void deciding.delete(then);
}

/** Tells the other tabs what was decided here, or taken back. */
export function tellDecided(about: 'decided' | 'takenBack', waits: Waits): void {
  const key = handedSession()?.key;
  if (key !== undefined) tellOtherTabs({ about, key, waits });
}

function follow(word: Word): void {
  if (word.about === 'ask') {
    const session = handedSession();
    if (session) tellOtherTabs({ about: 'session', to: word.from, session });
    return;
  }
  if (word.about === 'session') return meet(word.session, word.to);
  // Another person may be signed in beside a locked screen: that is none of this tab's business.
  if (handedSession()?.key !== word.key) return;
  if (word.about === 'token') takeToken(word.token);
  else if (word.about === 'touched') for (const tell of touched) tell();
  else if ('waits' in word) for (const tell of deciding) tell(word.about, word.waits);
  else if (word.about === 'locked') lockHere(word.notice);
  else closeHere(word.notice);
}

/**
 * A session comes along: the one asked for, or the next one of the person of this tab. Their old
 * one ended with it, whether this page is open still, locked, or at the sign-in page: who had to
 * sign in here too would end the session of the other tab.
 */
function meet(session: Handed, to: string | undefined): void {
  if (to !== undefined && to === asking) answered?.(session);
  const mine = useSession.getState().user?.userId ?? left;
  if (to === undefined && mine !== undefined && mine === userOf(session))
    void adoptSession(session);
}

function userOf({ unInfo }: Handed): string | undefined {
  // Written by `keepSession` of a tab of this very product.
  return (JSON.parse(unInfo) as { readonly user?: { readonly userId: string } }).user?.userId;
}
