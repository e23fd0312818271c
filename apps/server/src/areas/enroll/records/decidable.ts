import type { CallContext } from '../../../kit/serve';
import { standingOn } from '../../../trade/cases';
import type { Enrollment } from '../../../trade/enrollments';
import { standingIn, stageFor, type StageName } from './stages';

/** What the caller decides on records in a stage, and why not where their organisation does. */
export async function decidable(call: Pick<CallContext, 'db' | 'who'>, name: StageName) {
  const stage = await stageFor(call, name);
  return (row: Enrollment) => standingOn(stage, call, standingIn(row, name));
}
