import { workHolds } from '@tqc/contract/wire';
import { utf8 } from './bytes';
import { sha256 } from './sha256';

/** A task the server sets before another attempt. */
export interface Challenge {
  readonly challenge: string;
  readonly bits: number;
}

/** So many answers are tried before the page gets a turn. */
const AT_ONCE = 8192;

/** Does the work: tries answers until the hash of challenge and answer begins with enough zero bits. */
export async function solve({ challenge, bits }: Challenge): Promise<string> {
  for (let answer = 0; ; answer += 1) {
    const text = `${challenge}.${answer.toString(36)}`;
    if (workHolds(sha256(utf8(text)), bits)) return text;
    if (answer % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
