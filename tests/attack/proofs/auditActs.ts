import { codeOf } from '../kit/codeOf';
import type { Attack } from '../kit/proof';
import type { Own } from '../kit/ownCopy';
import { forgottenActs, secondStepActs } from './publicActs';
import { refusedActs } from './refusedActs';
import { channelActs, signedActs } from './signedActs';

/** Something that was done and must have left a row in the audit. */
export interface Act {
  readonly title: string;
  /** Last part of the call's id. */
  readonly name: string;
  readonly ok: boolean;
  /** The code a refusal must name. */
  readonly code?: number;
  /** What came of it. */
  readonly told: string;
  readonly changes?: { readonly field: string; readonly before: string; readonly after: string };
  /** What the act knew and the audit may not. */
  readonly secrets?: Readonly<Record<string, string>>;
}

/** Does one thing of every kind after another; each is told right after it was done. */
export async function* acts(attack: Attack, own: Own): AsyncGenerator<Act> {
  yield* forgottenActs(attack, own);
  yield* secondStepActs(attack, own);
  yield* channelActs(attack, own);
  yield* signedActs(attack);
  yield* refusedActs(attack, own);
}

/** Does something and tells how it ended. */
export async function actOf(
  title: string,
  id: string,
  sent: Promise<unknown>,
  more: Partial<Act> = {},
): Promise<Act> {
  const code = await codeOf(sent);
  return {
    title,
    name: id.split('.').at(-1) ?? id,
    ok: code === 0,
    told: `答复码 ${code}`,
    ...more,
  };
}
