import type { OutputOf } from '@tqc/contract/kit';
import { waiting } from '@tqc/contract/account';
import { create } from 'zustand';
import { call, tellDone } from '../session/api';

/** A decision that waits to count, as the server told it. */
export type Waits = OutputOf<typeof waiting.list>['record'][number];

/** One that can still be taken back. */
interface Held extends Waits {
  /** When it counts, on this browser's clock. */
  readonly until: number;
}

interface WaitingState {
  readonly held: readonly Held[];
  /** Over by this clock, and perhaps not carried out yet: the server's lists still have them. */
  readonly settling: readonly Held[];
  /** The records taken back last, a new list each time: queues look again. */
  readonly back: readonly string[];
  /** Something is being taken back: whose turn it is afterwards is not known yet. */
  readonly taking: boolean;
}

/** What this person decided a moment ago; the server holds it, this is what it told. */
export const useWaiting = create<WaitingState>(() => ({
  held: [],
  settling: [],
  back: [],
  taking: false,
}));

/** The job that carries a decision out looks every two seconds. */
const SETTLES = 5000;

/** The words for a decision that waits; one made in parts is taken back part by part. */
export function waitsText({ seconds }: Pick<Waits, 'seconds'>, parts = 1): string {
  return parts > 1
    ? `，分${parts}批，${seconds}秒后生效，可以逐批撤回`
    : `，${seconds}秒后生效，按 Z 撤回`;
}

/** Shows a decision until it counts. */
export function holdWaiting(waits: Waits | undefined): void {
  if (!waits) return;
  const until = Date.now() + waits.seconds * 1000;
  useWaiting.setState(({ held }) => ({
    held: [...held.filter(({ waitingId }) => waitingId !== waits.waitingId), { ...waits, until }],
  }));
}

/** The records of what waits or is being carried out: none of them is work any more. */
export function heldIds(now = Date.now()): readonly string[] {
  const { held, settling } = useWaiting.getState();
  return [...held, ...settling.filter(({ until }) => until + SETTLES > now)].flatMap(
    ({ ids }) => ids,
  );
}

/** Asks what waits still: after a closed browser it is all there. */
export async function readWaiting(): Promise<void> {
  const { record } = await call(waiting.list, {});
  for (const one of record) holdWaiting(one);
}

/** Forgets all of it: somebody else works in this page now. */
export function forgetWaiting(): void {
  useWaiting.setState({ held: [], settling: [], back: [], taking: false });
}

/** Forgets what counts by now. */
export function dropOver(now: number): void {
  useWaiting.setState(({ held, settling }) => ({
    held: held.filter(({ until }) => until > now),
    settling: [...settling, ...held].filter(({ until }) => until <= now && until + SETTLES > now),
  }));
}

/** Takes a decision back: nothing has happened. */
export async function takeBack({ waitingId, title, ids }: Waits): Promise<void> {
  useWaiting.setState({ taking: true });
  try {
    await call(waiting.takeBack, { waitingId });
    useWaiting.setState(({ held }) => ({
      held: held.filter((one) => one.waitingId !== waitingId),
      back: [...ids],
    }));
  } finally {
    useWaiting.setState({ taking: false });
  }
  tellDone(`已撤回，没有生效：${title}`);
}
