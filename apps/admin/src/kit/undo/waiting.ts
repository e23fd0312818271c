import { waiting } from '@tqc/contract/account';
import { create } from 'zustand';
import { call, tellDone } from '../session/api';
import type { Waits } from '../session/otherTabs';
import { tellDecided, whenOthersDecide } from '../session/sharedSession';

export type { Waits };

/** One that can still be taken back. */
export interface Held extends Waits {
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
  /** How often a record was decided in another tab of this browser, and not taken back there. */
  readonly elsewhere: Readonly<Record<string, number>>;
}

/** What this person decided a moment ago; the server holds it, this is what it told. */
const NOTHING: WaitingState = { held: [], settling: [], back: [], taking: false, elsewhere: {} };
export const useWaiting = create<WaitingState>(() => NOTHING);

/** The job that carries a decision out looks every two seconds. */
const SETTLES = 5000;

/** The words for a decision that waits; one made in parts is taken back part by part. */
export function waitsText({ seconds }: Pick<Waits, 'seconds'>, parts = 1): string {
  return parts > 1
    ? `，分${parts}批，${seconds}秒后生效，可以逐批撤回`
    : `，${seconds}秒后生效，按 Z 撤回`;
}

/** Shows a decision made here until it counts, in every tab of this browser. */
export function holdWaiting(waits: Waits | undefined): void {
  if (!waits) return;
  hold(waits);
  tellDecided('decided', waits);
}

/** Follows what is decided in the other tabs; returns the end of it. */
export function followDecisions(): () => void {
  return whenOthersDecide(hearDecision);
}

/** Another tab decided on records, or took a decision back. */
export function hearDecision(about: 'decided' | 'takenBack', waits: Waits): void {
  const turn = about === 'decided' ? 1 : -1;
  if (about === 'decided') hold(waits);
  else letGo(waits, []);
  useWaiting.setState(({ elsewhere }) => ({
    elsewhere: {
      ...elsewhere,
      ...Object.fromEntries(waits.ids.map((id) => [id, Math.max(0, (elsewhere[id] ?? 0) + turn)])),
    },
  }));
}

/** It waits no more; queues look again, for these. */
function letGo({ waitingId }: Waits, back: readonly string[]): void {
  useWaiting.setState(({ held }) => ({
    held: held.filter((one) => one.waitingId !== waitingId),
    back,
  }));
}

function hold(waits: Waits): void {
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
  for (const one of record) hold(one);
}

/** Forgets all of it: somebody else works in this page now. */
export function forgetWaiting(): void {
  useWaiting.setState({ ...NOTHING, back: [] });
}

/** Forgets what counts by now. */
export function dropOver(now: number): void {
  useWaiting.setState(({ held, settling }) => ({
    held: held.filter(({ until }) => until > now),
    settling: [...settling, ...held].filter(({ until }) => until <= now && until + SETTLES > now),
  }));
}

/** Takes a decision back: nothing has happened. */
export async function takeBack(waits: Waits): Promise<void> {
  const { waitingId, title, ids } = waits;
  useWaiting.setState({ taking: true });
  try {
    await call(waiting.takeBack, { waitingId });
    letGo(waits, [...ids]);
    tellDecided('takenBack', waits);
  } finally {
    useWaiting.setState({ taking: false });
  }
  tellDone(`已撤回，没有生效：${title}`);
}
