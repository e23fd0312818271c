import { ApiError } from '@tqc/client';
import { holdWaiting, type Waits } from '../undo/waiting';

/** A chosen record, in the version in which it was read. */
export interface Chosen {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** The number under which its list shows it. */
  readonly no?: string | undefined;
}

/** How a call over many records ended for each. */
export interface Outcome {
  /** It waits to count, and can be taken back until then. */
  readonly waits?: Waits | undefined;
  readonly done: readonly string[];
  readonly refused: readonly {
    readonly id: string;
    readonly name: string;
    readonly reason: string;
  }[];
}

/** Those of whom it was said that it would be done: whoever was told otherwise is left alone. */
export function onlyDone(chosen: readonly Chosen[], { done }: Pick<Outcome, 'done'>): Chosen[] {
  const named = new Set(done);
  return chosen.filter(({ id }) => named.has(id));
}

/** So many records most calls take at once. */
export const AT_ONCE = 200;

/** The ids of records, as calls take them in their address. */
export const idsOf = (chosen: readonly Chosen[]) => chosen.map(({ id }) => id).join(',');

/** Records with the versions that were read. */
export const recordsOf = (chosen: readonly Chosen[]) =>
  chosen.map(({ id, version }) => ({ id, version }));

/**
 * Does with many records what a call does with so many at once, part after part. Where a later part
 * fails, what was done stays done and the rest is named with the reason, to be done again.
 */
export async function inParts(
  chosen: readonly Chosen[],
  most: number,
  work: (part: readonly Chosen[]) => Promise<Outcome>,
) {
  const done: string[] = [];
  const refused: Outcome['refused'][number][] = [];
  let waits: Waits | undefined;
  let parts = 0;
  for (let from = 0; from < chosen.length; from += most) {
    try {
      const ended = await work(chosen.slice(from, from + most));
      holdWaiting(ended.waits);
      waits = ended.waits ?? waits;
      done.push(...ended.done);
      refused.push(...ended.refused);
      parts += 1;
    } catch (error) {
      if (parts === 0 || !(error instanceof ApiError)) throw error;
      const reason = `没有办到这一条：${error.message}`;
      refused.push(...chosen.slice(from).map(({ id, name }) => ({ id, name, reason })));
      break;
    }
  }
  return { done, refused, parts, ...(waits ? { waits } : {}) };
}
