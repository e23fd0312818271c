import type { CallContext } from '../../../kit/serve';
import { decisionsOn } from '../../../trade/cases';
import type { Enrollment } from '../../../trade/enrollments';
import { standingIn, stageFor, type StageName } from './stages';

/** What the caller decides on records in a stage, and why not where their organisation does. */
export async function decidable(call: Pick<CallContext, 'db' | 'who'>, name: StageName) {
  const stage = await stageFor(call, name);
  return (row: Enrollment) => {
    const standing = standingIn(row, name);
    const decisions = decisionsOn(stage, call, standing);
    const due = stage.decisions.keys.find(
      (key) =>
        stage.shut(standing) === undefined &&
        stage.flow.can(key, standing.status) &&
        stage.deciders[stage.decisions.get(key).by]?.(standing, call.who),
    );
    const notYours = due === undefined ? undefined : stage.hands?.(standing, due, call.who);
    return { decisions, notYours: decisions.length > 0 ? null : (notYours ?? null) };
  };
}
