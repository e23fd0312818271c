import type { AppParts } from '../kit/serve';
import { moveDue } from '../trade/orgMoves';

/** Every minute: a move begins at midnight, and goes on where a process ended in between. */
export const ORG_MOVES_AT = '* * * * * orgMoves';

/** Moves what organisations give to others whose day has come. */
export function orgMoves({ pool, clock }: Pick<AppParts, 'pool' | 'clock'>): Promise<void> {
  return moveDue(pool, clock);
}
