import { useEffect, useRef } from 'react';
import { tellNote } from '../../session/api';
import { useWaiting } from '../../undo/waiting';

/** Shorter than this nobody has seen who it is, let alone what was handed in. */
const GLANCE = 600;

/**
 * The case that comes by itself after a decision hears no digit at first: three quick presses
 * decide on one person, not on three of whom two were never looked at. While a decision is taken
 * back (`returning`: its case is not there yet) no digit counts either: it is meant for that case,
 * and another one still stands. What was taken back is looked at like one that came by itself; a
 * case chosen by hand meanwhile is not.
 */
export function useSettled(regId: string | undefined, returning: boolean) {
  const back = useWaiting((state) => state.back);
  const seenBack = useRef(back);
  const came = useRef<number>(undefined);
  const follows = useRef(false);
  const awaited = useRef<readonly string[]>([]);
  useEffect(() => {
    if (seenBack.current !== back) awaited.current = back;
    seenBack.current = back;
  }, [back]);
  useEffect(() => {
    if (regId === undefined) return;
    const isGuarded = follows.current || awaited.current.includes(regId);
    came.current = isGuarded ? Date.now() : undefined;
    follows.current = false;
    awaited.current = [];
  }, [regId]);
  return {
    decided: () => void (follows.current = true),
    settled() {
      if (returning || useWaiting.getState().taking) {
        tellNote('正在撤回，请看清是谁的申请再按');
        return false;
      }
      const isSeen = came.current === undefined || Date.now() - came.current > GLANCE;
      if (!isSeen) tellNote('这一件刚打开，请看过后再按');
      return isSeen;
    },
  };
}
