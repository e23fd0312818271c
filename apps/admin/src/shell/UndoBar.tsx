import { isKeyTaken, LinkButton } from '@tqc/ui/foundation';
import { useEffect, useRef, useState } from 'react';
import { tellError } from '../kit/session/api';
import { useSession } from '../kit/session/session';
import {
  dropOver,
  forgetWaiting,
  readWaiting,
  takeBack,
  useWaiting,
  type Waits,
} from '../kit/undo/waiting';
import styles from './UndoBar.module.css';

const TICK = 250;
/** The newest are named; older ones are counted. */
const SHOWN = 3;

/**
 * What was decided a moment ago and can be taken back: Z takes back the newest, U leads to the
 * oldest that is shown, Tab from there to the newer ones.
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
  const bar = useRef<HTMLElement>(null);
  const newest = held.at(-1);
  const back = (one: Waits) => {
    setBusy(true);
    takeBack(one)
      .catch(tellError)
      .finally(() => setBusy(false));
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!newest || busy || !isLoneKey(event)) return;
      const key = event.key.toLowerCase();
      if (key === 'z') back(newest);
      else if (key === 'u') bar.current?.querySelector('button')?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [newest, busy]);
  if (held.length === 0) return null;
  const hidden = held.length - SHOWN;
  const shown = held.slice(-SHOWN);
  return (
    <section ref={bar} className={styles.bar} aria-label="可以撤回的办理">
      {hidden > 0 && <span className={styles.more}>另有 {hidden} 项</span>}
      {shown.map((one) => (
        <div key={one.waitingId} className={styles.one}>
          <span>{one.title}</span>
          <span className={styles.left}>{secondsLeft(one, now)} 秒后生效</span>
          <LinkButton disabled={busy} onClick={() => back(one)}>
            {one === newest ? '撤回（Z）' : one === shown[0] ? '撤回（U）' : '撤回'}
          </LinkButton>
        </div>
      ))}
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
