import { BatchStatus, orgBatchApproval, planEndStatus } from '@tqc/domain/dictionaries';
import { TooLate } from '@tqc/domain/kit';
import {
  afterAction,
  whyNotRunning,
  type Action,
  type PlanState,
  type Standing,
} from '@tqc/domain/planning';
import type { Columns } from './machine';

/** Which of those a plan stands under do not go on as usual. */
type Above = 'province locked' | 'province ended' | 'batch ended';

/** A plan with what it stands under. */
export interface State {
  readonly approval: number;
  readonly end: number;
  readonly above?: Above;
}

const { code: approval } = orgBatchApproval;
const { code: end } = planEndStatus;
const RUNS = end('running');
export const PASSED: State = { approval: approval('passed'), end: RUNS };
const LOCKED: State = { approval: approval('locked'), end: RUNS };
/** Below the superior nobody reads what was not handed in. */
export const isDraft = ({ approval: code }: State) => code === approval('draft');
const waiting = (['draft', 'reported', 'failed'] as const).map((name) => ({
  approval: approval(name),
  end: RUNS,
}));

/** What an organisation plan comes into; what was ended is locked. */
export const OWN_STATES: readonly State[] = [
  ...waiting,
  PASSED,
  LOCKED,
  ...(['applied', 'returned'] as const).flatMap((name) => [
    { ...PASSED, end: end(name) },
    { ...LOCKED, end: end(name) },
  ]),
  { ...LOCKED, end: end('ended') },
];
/** What a province plan comes into: its end is not asked for. */
export const PROVINCE_STATES: readonly State[] = [
  ...waiting,
  PASSED,
  LOCKED,
  { ...PASSED, end: end('ended') },
  { ...LOCKED, end: end('ended') },
];

/** What a plan can be in while a change of it waits. */
export const CHANGING: readonly State[] = [
  LOCKED,
  ...(['applied', 'returned'] as const).map((name) => ({ ...PASSED, end: end(name) })),
  { ...LOCKED, end: end('ended') },
];
/** States to try under what does not go on: each in which something can be done. */
export const GOING: readonly State[] = [...waiting, PASSED, LOCKED];
/** The same states once more under what does not go on. */
export const under = (states: readonly State[], above: readonly Above[]): readonly State[] =>
  states.flatMap((state) => above.map((one) => ({ ...state, above: one })));

const codesOf = ({ approval: approvalStatus, end: endStatus }: State): PlanState => ({
  approvalStatus,
  endStatus,
});
const PROVINCE: Readonly<Record<Above, PlanState>> = {
  'province locked': codesOf(LOCKED),
  'province ended': { ...codesOf(LOCKED), endStatus: end('ended') },
  'batch ended': codesOf(PASSED),
};
/** The codes of the province plan and of the batch that a plan stands under. */
export const aboveOf = ({ above }: State) => ({
  province: above === undefined ? codesOf(PASSED) : PROVINCE[above],
  batch: BatchStatus.code(above === 'batch ended' ? 'ended' : 'open'),
});

const standingOf = (state: State, kind: 'org' | 'province'): Standing => {
  const { province, batch } = aboveOf(state);
  const own = codesOf(state);
  return kind === 'org' ? { batch, province, org: own } : { batch, province: own };
};

/** Refuses what the plan does not run far enough for, as its table says. */
export function requireRuns(runs: Action['runs'], state: State, kind: 'org' | 'province'): void {
  const why = whyNotRunning(runs, standingOf(state, kind));
  if (why !== undefined) throw new TooLate(why);
}

/** The columns after an action of a plan, by its row. */
export const afterOf = (action: Action, kind: 'org' | 'province') => (state: State) => {
  requireRuns(action.runs, state, kind);
  const { approvalStatus, endStatus } = {
    ...codesOf(state),
    ...afterAction(action, codesOf(state)),
  };
  return { approval_status: approvalStatus, end_status: endStatus } satisfies Columns;
};
