import { enrollDisqualification } from '../dictionaries';

/** What an unqualified registration says for the restriction library. */
export interface LimitGround {
  readonly limitType: number;
  /** Paragraphs where the reason leaves no choice; the others are taken from the document. */
  readonly laws: readonly string[];
}

const LOST: LimitGround = { limitType: 1, laws: ['L1', 'L2'] };
const BARRED: LimitGround = { limitType: 4, laws: [] };
const REVOKED: LimitGround = { limitType: 2, laws: [] };
const BAD_CONDUCT: LimitGround = { limitType: 2, laws: ['L4'] };

/** Reasons that ask for an entry in the restriction library, the gravest first. */
const GROUNDS: readonly (readonly [reason: number, ground: LimitGround])[] = [
  [5, LOST],
  [4, LOST],
  [6, BARRED],
  [3, REVOKED],
  [1, BAD_CONDUCT],
];

/** The entry that some reasons of an unqualified conclusion ask for, with what is its cause. */
export function limitGround(
  reasons: readonly number[],
): (LimitGround & { readonly cause: string }) | undefined {
  const [, ground] = GROUNDS.find(([reason]) => reasons.includes(reason)) ?? [];
  if (!ground) return undefined;
  const asking = GROUNDS.map(([reason]) => reason)
    .filter((reason) => reasons.includes(reason))
    .sort((a, b) => a - b);
  return {
    ...ground,
    cause: asking.map((reason) => enrollDisqualification.label(reason)).join('；'),
  };
}
