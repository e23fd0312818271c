import { limitDecisionCalls } from '@tqc/contract/limit';
import { limitDecisions, limitFlow, type LimitDecision } from '@tqc/domain/limit';
import type { CallContext } from '../../kit/serve';
import { store } from '../../kit/store';
import { decisionsOn, recordCaseSteps, type CaseKind, type StepNote } from '../../trade/cases';
import { RESTRICTION, type Restriction } from '../../trade/restrictions';

export { RESTRICTION, type Restriction };

export const restrictionRows = store('limitation', 'limitId');

const OWN_REQUEST = '不能审批自己提交的申请';
const REVIEWED = '初审和审批不能是同一人';

/** Entries as cases: which organisations decide stands in the entry itself. */
export const restrictions: CaseKind<
  'limitation',
  StepNote,
  LimitDecision,
  keyof typeof limitDecisionCalls,
  'above' | 'first' | 'final'
> = {
  table: 'limitation',
  key: 'limitId',
  kind: RESTRICTION,
  nameOf: ({ name }) => name,
  decisions: limitDecisions,
  flow: limitFlow,
  calls: limitDecisionCalls,
  deciders: {
    above: (row, who) => row.aboveId === who.orgId,
    first: (row, who) => row.firstId === who.orgId,
    final: (row, who) => row.finalId === who.orgId,
  },
  shut: () => undefined,
  hands: (row, decision, { adminId }) => {
    const { by } = limitDecisions.get(decision);
    if (row.askedBy === adminId || (by === 'above' && row.adminId === adminId)) return OWN_REQUEST;
    return by === 'final' && row.reviewedBy === adminId ? REVIEWED : undefined;
  },
  log: (call, rows, stepOf) => recordSteps(call, rows, stepOf),
};

/** Writes steps into the lives of entries. */
const recordSteps = (
  call: Pick<CallContext, 'db' | 'who' | 'now' | 'note'>,
  rows: readonly Restriction[],
  stepOf: (row: Restriction) => StepNote,
) => recordCaseSteps(RESTRICTION, ({ limitId }: Restriction) => limitId, call, rows, stepOf);

/** One step of one entry. */
export const recordStep = (
  call: Pick<CallContext, 'db' | 'who' | 'now' | 'note'>,
  row: Restriction,
  step: StepNote,
) => recordSteps(call, [row], () => step);

/** What of an entry the caller decides now, and why they do not where their organisation does. */
export function decidable({ who }: Pick<CallContext, 'who'>, row: Restriction) {
  const decisions = decisionsOn(restrictions, { who }, row);
  const due = limitDecisions.keys.find(
    (key) =>
      limitFlow.can(key, row.status) && restrictions.deciders[limitDecisions.get(key).by](row, who),
  );
  const notYours = due === undefined ? undefined : restrictions.hands?.(row, due, who);
  return { decisions, notYours: notYours ?? null };
}
