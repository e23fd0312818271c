/** A decision that stands in a panel and cannot be taken today. */
interface Closed {
  readonly label: string;
  readonly digit: number;
  readonly reasons: readonly string[];
}

/** What a panel knows of the keys that do nothing in it. */
interface Standing {
  /** Whose case it is: the last word may be of the one before. */
  readonly name: string;
  readonly closed: readonly Closed[];
  /** Why it cannot pass now. */
  readonly blocks?: readonly string[];
  /** Why nothing can be decided of it here. */
  readonly none?: string | undefined;
}

/** Why a digit does nothing, in the same words at every desk. */
export function whyNoKey(digit: number, { name, closed, blocks = [], none }: Standing): string {
  const one = closed.find((decision) => decision.digit === digit);
  if (one) return `${name}：今天不能${one.label}，${one.reasons.join('；')}`;
  if (digit === 1 && blocks.length > 0) return `${name}：目前不能通过，${blocks.join('；')}`;
  return `${name}：${none ?? `没有按 ${digit} 办理的事项`}`;
}
