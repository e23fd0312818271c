import { workHolds } from '@tqc/contract/wire';
import { utf8 } from './bytes';
import { sha256After } from './sha256';

/** A task the server sets before another attempt. */
export interface Challenge {
  readonly challenge: string;
  readonly bits: number;
}

/** So many answers are tried before the page gets a turn. */
const AT_ONCE = 8192;

/**
 * Does the work: tries answers until the hash of challenge and answer begins with enough zero bits.
 */
export async function solve({ challenge, bits }: Challenge): Promise<string> {
  const hashOf = sha256After(utf8(`${challenge}.`));
  for (let answer = 0; ; answer += 1) {
    const text = answer.toString(36);
    if (workHolds(hashOf(text), bits)) return `${challenge}.${text}`;
    if (answer % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
