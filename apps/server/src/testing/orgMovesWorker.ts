import { orgMoves } from '../jobs/orgMoves';
import { createPool, type DatabaseTarget } from '../kit/database';

/** What the process is told by its first message. */
export interface MovesOrder {
  readonly target: DatabaseTarget;
  /** The moment that its clock stands at, ISO 8601. */
  readonly at: string;
}

process.once('message', ({ target, at }: MovesOrder) => {
  process.send?.('runs');
  orgMoves({ pool: createPool(target, 2), clock: () => new Date(at) }).then(
    () => process.send?.('done'),
    // Whoever started it sees that it ended without an end.
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
