import { workHolds } from '@tqc/contract/wire';
import { utf8 } from './bytes';

/** A task the server sets before another attempt to sign in. */
export interface Challenge {
  readonly challenge: string;
  readonly bits: number;
}

/** Does the work: tries answers until the hash of challenge and answer begins with enough zero bits. */
export async function solve({ challenge, bits }: Challenge): Promise<string> {
  for (let answer = 0; ; answer += 1) {
    const text = `${challenge}.${answer.toString(36)}`;
    if (workHolds(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text))), bits))
      return text;
  }
}
