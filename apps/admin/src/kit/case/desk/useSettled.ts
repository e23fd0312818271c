import { useEffect, useRef } from 'react';
import { tellNote } from '../../session/api';

/** Shorter than this nobody has seen who it is, let alone what was handed in. */
const GLANCE = 600;

/**
 * The case that comes by itself after a decision hears no digit at first: three quick presses
 * decide on one person, not on three of whom two were never looked at.
 */
export function useSettled(regId: string | undefined) {
  const came = useRef<number>(undefined);
  const follows = useRef(false);
  useEffect(() => {
    if (regId === undefined) return;
    came.current = follows.current ? Date.now() : undefined;
    follows.current = false;
  }, [regId]);
  return {
    decided: () => void (follows.current = true),
    settled() {
      const isSeen = came.current === undefined || Date.now() - came.current > GLANCE;
      if (!isSeen) tellNote('这一件刚打开，请看过后再按');
      return isSeen;
    },
  };
}
