import type { Status } from './defineStatus';
import { requireNeed, type Need } from './need';

/** A part of the way of a case; the short word stands where the way is known. */
interface StepWords {
  readonly label: string;
  readonly short?: string;
}

/** The words that the rows of one table may use; any other does not compile. */
interface Vocabulary {
  readonly steps: Readonly<Record<string, StepWords>>;
  readonly calls: readonly string[];
  /** Those who may decide, in the words of the trade; the server knows who they are. */
  readonly by: readonly string[];
  readonly needs: Readonly<Record<string, Need>>;
  /** What must hold of a case on the day, whatever is said of it: each tells why it does not. */
  readonly holds?: Readonly<Record<string, Hold>>;
  /** Those who may be told. */
  readonly tells: readonly string[];
}
/** Why something does not hold of a case today, in sentences; none when it does. */
type Hold = (known: never) => readonly string[];

type CallOf<V extends Vocabulary> = V['calls'][number];
type StepOf<V extends Vocabulary> = keyof V['steps'] & string;
type NeedOf<V extends Vocabulary> = keyof V['needs'] & string;
type HoldOf<V extends Vocabulary> = V extends { readonly holds: infer W }
  ? keyof W & string
  : never;

type Tone = 'good' | 'more' | 'bad';

/** One decision on a case, as it is written: everything that is to be known of it. */
interface Draft<N extends string, V extends Vocabulary> {
  readonly step: StepOf<V>;
  /** The word of the button, and of what happened in the life of the case. */
  readonly label: string;
  /** The call that carries it, or several. */
  readonly call: CallOf<V> | readonly CallOf<V>[];
  readonly by: V['by'][number];
  readonly from: N | readonly N[];
  /** The state afterwards; absent when the case stays where it is. */
  readonly to?: N;
  /** The sentence for a case in any other state. */
  readonly otherwise: string;
  readonly needs?: readonly NeedOf<V>[];
  /** What must hold of the case on the day; looked up in the transaction of the decision. */
  readonly holds?: readonly HoldOf<V>[];
  /** What is decided as a rule in this step: first among equals, and what the step waits for. */
  readonly usual?: true;
  /**
   * A verdict on the case is good or bad; what wants more before there is one says so; what takes
   * back says nothing.
   */
  readonly tone?: Tone;
  /** Offered for many cases at once, under a word of its own when it is a text. */
  readonly bulk?: true | string;
  readonly message?: {
    readonly to: V['tells'][number];
    readonly title?: string;
    readonly text: (facts: never) => string;
  };
}
type Drafts<N extends string, V extends Vocabulary> = Readonly<Record<string, Draft<N, V>>>;
/** A property that no row has is a typing mistake. */
type Exact<D, R> = {
  readonly [K in keyof D]: Readonly<Record<Exclude<keyof D[K], keyof R>, never>>;
};

/** A step as it is read. */
interface ReadableStep<V extends Vocabulary> {
  readonly key: StepOf<V>;
  readonly label: string;
  readonly short: string;
  /** The states whose cases wait for what is usual in it. */
  readonly waiting: readonly number[];
}

/** A decision as it is read: what a row may leave out is filled in. */
interface Decision<V extends Vocabulary> {
  readonly step: ReadableStep<V>;
  readonly label: string;
  readonly calls: readonly CallOf<V>[];
  readonly by: V['by'][number];
  readonly needs: readonly NeedOf<V>[];
  readonly holds: readonly HoldOf<V>[];
  readonly usual: boolean;
  readonly tone: Tone | undefined;
  /** Its verdict is signed by whoever gives it. */
  readonly isVerdict: boolean;
  /** Its key: 1 passes, 2 wants more, 3 refuses in every step, whatever else is offered. */
  readonly digit: number;
  /** Its word where it is offered for many cases at once. */
  readonly bulk: string | undefined;
}

/** Every part of a union at once; of nothing, anything. */
type Together<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
type NeedsOf<R> = R extends { readonly needs: readonly (infer Q)[] } ? Q : never;
type FactsOf<R> = R extends { readonly message: { readonly text: (facts: infer F) => string } }
  ? F
  : never;
type SaidOf<V extends Vocabulary, R> = Together<
  Parameters<V['needs'][NeedsOf<R> & NeedOf<V>]['met']>[0]
>;
type HoldsOf<R> = R extends { readonly holds: readonly (infer Q)[] } ? Q : never;
type FirstOf<F> = F extends (known: infer K) => unknown ? K : never;
type KnownOf<V, R> = V extends { readonly holds: infer W }
  ? Together<FirstOf<W[HoldsOf<R> & keyof W]>>
  : unknown;
type KeysOf<D, C> = {
  [K in keyof D & string]: D[K] extends { readonly call: C | readonly C[] }
    ? K
    : D[K] extends { readonly call: readonly (infer One)[] }
      ? C extends One
        ? K
        : never
      : never;
}[keyof D & string];

/** A table of decisions: its order is that of the buttons. */
export interface Decisions<N extends string, V extends Vocabulary, D extends Drafts<N, V>> {
  /** The rows as they were written: steps of a flow. */
  readonly rows: D;
  readonly keys: readonly (keyof D & string)[];
  get(key: keyof D & string): Decision<V>;
  /** The decisions that a call carries. */
  of<C extends CallOf<V>>(call: C): readonly KeysOf<D, C>[];
  isOf<C extends CallOf<V>>(call: C, key: string): key is KeysOf<D, C>;
  /**
   * Refuses a decision that comes without what it needs; what is to be said follows from the needs.
   */
  require<K extends keyof D & string>(key: K, said: SaidOf<V, D[K]>): void;
  /**
   * Why a decision may not be taken on the case as it stands today; what is to be known follows
   * from the row.
   */
  unmet<K extends keyof D & string>(key: K, known: KnownOf<V, D[K]>): readonly string[];
  /** Who is told what of a decision. */
  message<K extends keyof D & string>(
    key: K,
    facts: Together<FactsOf<D[K]>>,
  ): { readonly to: V['tells'][number]; readonly title: string; readonly text: string } | undefined;
  step(key: StepOf<V>): ReadableStep<V>;
}

/**
 * Decisions on a case, one row each: flow, contract, server, screens and records read them here.
 */
export function defineDecisions<
  N extends string,
  const V extends Vocabulary,
  const D extends Drafts<N, V>,
>(status: Status<N>, words: V, rows: D & Exact<D, Draft<N, V>>): Decisions<N, V, D> {
  type Key = keyof D & string;
  // The names of a table are the keys it was written with.
  const drafts = Object.entries(rows) as [Key, Draft<N, V>][];
  const byKey = new Map(drafts);
  const draft = (key: Key) => {
    const found = byKey.get(key);
    if (!found) throw new Error(`unknown decision ${key}`);
    return found;
  };
  const digits = digitsOf(drafts);
  const carries = ({ call }: Draft<N, V>, wanted: string) => listOf(call).includes(wanted);
  const step = (key: StepOf<V>): ReadableStep<V> => {
    const label = words.steps[key]?.label ?? key;
    return {
      key,
      label,
      short: words.steps[key]?.short ?? label,
      waiting: drafts.flatMap(([, row]) =>
        row.step === key && row.usual ? listOf(row.from).map(status.code) : [],
      ),
    };
  };
  return {
    rows,
    keys: drafts.map(([key]) => key),
    get(key) {
      const {
        label,
        call,
        by,
        needs = [],
        holds = [],
        usual,
        tone,
        bulk,
        step: stepKey,
      } = draft(key);
      return {
        step: step(stepKey),
        label,
        calls: listOf(call),
        by,
        needs,
        holds,
        usual: usual === true,
        tone,
        isVerdict: tone === 'good' || tone === 'bad',
        digit: digits.get(key) ?? 0,
        bulk: bulk === true ? label : bulk,
      };
    },
    step,
    // KeysOf says for the compiler what `carries` looks up.
    of: <C extends CallOf<V>>(call: C) =>
      drafts.filter(([, row]) => carries(row, call)).map(([key]) => key) as KeysOf<D, C>[],
    isOf: <C extends CallOf<V>>(call: C, key: string): key is KeysOf<D, C> => {
      const row = byKey.get(key as Key);
      return row !== undefined && carries(row, call);
    },
    require(key, said) {
      for (const name of draft(key).needs ?? []) {
        const need = words.needs[name];
        // SaidOf asked for what every need of the row looks at.
        if (need) requireNeed(need, said as never);
      }
    },
    unmet: (key, known) =>
      // KnownOf asked for what every hold of the row looks at.
      (draft(key).holds ?? []).flatMap((name) => words.holds?.[name]?.(known as never) ?? []),
    message(key, facts) {
      const { label, message } = draft(key);
      // Together asked for what the sentence of the row is made of.
      return (
        message && {
          to: message.to,
          title: message.title ?? label,
          text: message.text(facts as never),
        }
      );
    },
  };
}

function listOf<T extends string>(one: T | readonly T[]): readonly T[] {
  return typeof one === 'string' ? [one] : one;
}

const DIGIT: Readonly<Record<Tone, number>> = { good: 1, more: 2, bad: 3 };
const FIRST_OTHER = 4;

/**
 * A digit means the same in every step; a second of its kind, and what has no tone, stands behind.
 * It does not hang on what is offered: nobody refuses because passing is not possible today.
 */
function digitsOf<K extends string>(
  drafts: readonly (readonly [
    K,
    {
      readonly step: string;
      readonly from: string | readonly string[];
      readonly tone?: Tone;
    },
  ])[],
): ReadonlyMap<K, number> {
  const digits = new Map<K, number>();
  for (const [key, { step, from, tone }] of drafts) {
    const taken = drafts.flatMap(([other, row]) => {
      const meets = row.step === step && listOf(row.from).some((one) => listOf(from).includes(one));
      return meets ? [digits.get(other)] : [];
    });
    const wanted = tone && DIGIT[tone];
    let digit = wanted ?? FIRST_OTHER;
    if (taken.includes(digit)) digit = FIRST_OTHER;
    while (taken.includes(digit)) digit += 1;
    digits.set(key, digit);
  }
  return digits;
}
