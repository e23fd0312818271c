import type { registrationReview } from '@tqc/contract/register';
import { RuleError } from '@tqc/domain/kit';
import { decisions, recognitionFlow } from '@tqc/domain/register';
import type { CallContext } from '../../../kit/serve';
import { movedOn, type RegistrationRecord } from '../../../trade/registration';
import { eachKnown } from './eachOf';
import { knownOf } from './knownOf';
import { requireDecision } from './mayDecide';
import { stepNote } from './stepNote';
import { tellOf } from './tellOf';

/** Approval, refusal, return and their withdrawal, for many applications. */
export function batchAud(call: CallContext<typeof registrationReview.batchAud>) {
  const { decision, opinion, preview, records, regIds } = call.input;
  const versions = new Map(records.map(({ id, version }) => [id, version]));
  // Whoever only asks says nothing yet: the opinion is written when it is known about whom.
  if (!preview) decisions.require(decision, { opinion });
  // A verdict is signed; a return or a withdrawal is none.
  const signed = decisions.get(decision).isVerdict
    ? { approveTime: call.now.toISOString(), approvedBy: call.who.name }
    : {};
  const isStale = ({ regId, version }: RegistrationRecord) => versions.get(regId) !== version;
  return eachKnown(
    call,
    regIds,
    async (rows) => ({
      refusalOf: await movedOn(call.db, rows.filter(isStale)),
      knownBy: await knownOf(call, [decision], rows, 'hold'),
    }),
    (row, { refusalOf, knownBy }) => {
      requireDecision(call, row, decision);
      const status = recognitionFlow.next(decision, row.status);
      if (!versions.has(row.regId)) throw new RuleError('缺少数据版本，请刷新后再操作');
      if (isStale(row)) throw refusalOf(row);
      const unmet = decisions.unmet(decision, knownBy(row));
      if (unmet.length > 0) throw new RuleError(unmet.join('；'));
      const message = decisions.message(decision, { ...row, opinion });
      return {
        changes: { status, opinion, ...signed },
        step: stepNote(decision, status, opinion),
        after: () => tellOf(call, row, message),
      };
    },
  );
}
