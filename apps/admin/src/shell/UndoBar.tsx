import { isKeyTaken, LinkButton } from '@tqc/ui/foundation';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tellError, tellNote } from '../kit/session/api';
import { useSession } from '../kit/session/session';
import {
  dropOver,
  followDecisions,
  forgetWaiting,
  readWaiting,
  takeBack,
  useWaiting,
  type Held,
  type Waits,
} from '../kit/undo/waiting';
import styles from './UndoBar.module.css';

const TICK = 250;
/** The newest are named in the line; older ones are listed when they are asked for. */
const SHOWN = 3;

/**
 * What was decided a moment ago and can be taken back, in a line below the page that covers
 * nothing: Z takes back the newest, U leads to the oldest that is shown, and once more to the
 * oldest of all; Tab from there to the newer ones.
 */
export function UndoBar() {
  const held = useWaiting((state) => state.held);
  const signedIn = useSession(({ user, locked }) => user !== undefined && !locked);
  const account = useSession(({ user }) => user?.account);
  const [now, setNow] = useState(Date.now);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // What waits is told again after a closed browser; without an answer the bar only stays empty.
    if (signedIn) readWaiting().catch(() => undefined);
  }, [signedIn]);
  // What one person decided is nobody's who signs in here next.
  useEffect(() => forgetWaiting, [account]);
  useEffect(() => {
    if (held.length === 0) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      dropOver(Date.now());
    }, TICK);
    return () => clearInterval(timer);
  }, [held.length]);
  // What is decided in the other tabs can be taken back here too.
  useEffect(() => followDecisions(), []);
  const [unfolded, setUnfolded] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const hidden = held.slice(0, Math.max(0, held.length - SHOWN));
  const isOpen = unfolded && hidden.length > 0;
  const shown = held.slice(-SHOWN);
  const buttonOf = (one: Waits | undefined) =>
    bar.current?.querySelector<HTMLElement>(`[data-waiting="${one?.waitingId ?? ''}"] button`);
  const unfold = () => {
    flushSync(() => setUnfolded(true));
    buttonOf(hidden[0])?.focus();
  };
  const newest = held.at(-1);
  const back = (one: Waits) => {
    setBusy(true);
    takeBack(one)
      .catch(tellError)
      .finally(() => setBusy(false));
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!signedIn || busy || (key !== 'z' && key !== 'u') || !isLoneKey(event)) return;
      event.preventDefault();
      if (!newest) tellNote('没有可撤回的决定：办理以后在生效之前才能撤回');
      else if (key === 'z') back(newest);
      else if (hidden.length > 0 && bar.current?.contains(document.activeElement)) unfold();
      else buttonOf(shown[0])?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  if (held.length === 0) return null;
  const lineOf = (one: Held) => (
    <div key={one.waitingId} data-waiting={one.waitingId} className={styles.one}>
      <span>{one.title}</span>
      <span className={styles.left}>{secondsLeft(one, now)} 秒后生效</span>
      <LinkButton disabled={busy} onClick={() => back(one)}>
        {one === newest ? '撤回（Z）' : one === shown[0] ? '撤回（U）' : '撤回'}
      </LinkButton>
    </div>
  );
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label="可以撤回的办理"
      // A digit is for the case on the desk, and whoever is here looks at others.
      data-holds-digits=""
      onKeyDown={(event) => {
        const { key, currentTarget, target } = event;
        if (key !== 'Escape' || isKeyTaken(event, currentTarget)) return;
        event.stopPropagation();
        setUnfolded(false);
        if (isOpen) buttonOf(shown[0])?.focus();
        else if (target instanceof HTMLElement) target.blur();
      }}
    >
      {isOpen && (
        <div className={styles.older} role="group" aria-label="更早的办理">
          {hidden.map(lineOf)}
        </div>
      )}
      {hidden.length > 0 && (
        <LinkButton aria-expanded={isOpen} onClick={() => (isOpen ? setUnfolded(false) : unfold())}>
          {isOpen ? '收起' : `展开其余 ${hidden.length} 件`}
        </LinkButton>
      )}
      {shown.map(lineOf)}
    </section>
  );
}

/** Never more than the server said: the clock of this page only ticks now and then. */
function secondsLeft({ until, seconds }: { until: number; seconds: number }, now: number): number {
  return Math.min(seconds, Math.max(0, Math.ceil((until - now) / 1000)));
}

/** A key alone, once, and nobody else's. */
function isLoneKey(event: KeyboardEvent) {
  const { ctrlKey, altKey, metaKey, repeat } = event;
  return !(ctrlKey || altKey || metaKey || repeat || isKeyTaken(event));
}
