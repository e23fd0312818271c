import { useLayoutEffect, useRef } from 'react';
import { tellNote } from '../../session/api';
import { useWaiting } from '../../undo/waiting';

/** Shorter than this nobody has seen who it is, let alone what was handed in. */
const GLANCE = 600;
/** Where a digit is meant for a button that has the focus, and for no case. */
const HOLDS_DIGITS = '[data-holds-digits]';

/** What a desk shows of a case. */
interface Shown {
  /** Its key; none while no case is in hand. */
  readonly id: string | undefined;
  /** What is painted of it: another object is to be looked at anew, none is not there yet. */
  readonly seen: object | undefined;
  /** Something was taken back, and the queue is being read for it. */
  readonly returning: boolean;
}

/**
 * A case that was just opened hears no digit, whatever opened it: the decision before, J or K, a
 * click in the queue, the finder, the step, the tab, a list. It does so a moment after its data are
 * painted: quick presses decide on one person, not on others of whom nobody saw anything. While a
 * decision is taken back no digit counts either: it is meant for that case, and another one still
 * stands. With the focus on what can be taken back it is meant for no case at all.
 */
export function useSettled({ id, seen, returning }: Shown): { settled(): boolean } {
  const painted = useRef<number>(undefined);
  useLayoutEffect(() => {
    painted.current = undefined;
    if (seen === undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      painted.current = Date.now();
    });
    return () => cancelAnimationFrame(frame);
  }, [id, seen]);
  return {
    settled() {
      const why = whyNot({ id, returning, painted: painted.current });
      if (why !== undefined) tellNote(why);
      return why === undefined;
    },
  };
}

function whyNot({
  id,
  returning,
  painted = Infinity,
}: Pick<Shown, 'id' | 'returning'> & { readonly painted: number | undefined }) {
  if (document.activeElement?.closest(HOLDS_DIGITS))
    return '光标在“撤回”上，数字不办理；按回车撤回，按 Esc 离开后再办';
  if (returning || useWaiting.getState().taking) return '正在撤回，请看清是谁的申请再按';
  if (id === undefined) return undefined;
  return Date.now() - painted > GLANCE ? undefined : '这一件刚打开，请看过后再按';
}
