import {
  BatchStatus,
  finalJudgement,
  firstReview,
  limitStatus,
  orgBatchApproval,
  planEndStatus,
  recheck,
  recordStatusEnroll,
} from '@tqc/domain/dictionaries';
import { TooLate } from '@tqc/domain/kit';
import { whyNotRunning } from '@tqc/domain/planning';
import type { Columns } from './machine';

export type StageName = 'first' | 'recheck' | 'final';
export const STAGES = ['first', 'recheck', 'final'] as const satisfies readonly StageName[];

/** How far a record has come in each stage, and what it and its plan are in besides. */
export interface State {
  readonly first: number | null;
  readonly recheck: number | null;
  readonly final: number | null;
  readonly record: number;
  /** Its plan goes on with its notice over, is in its notice still, or was ended. */
  readonly plan: 'going' | 'noticed' | 'over';
  readonly printed?: true;
  /** An entry of the restriction library rests on its conclusion. */
  readonly restricted?: true;
}

const DICTS = { first: firstReview, recheck, final: finalJudgement } as const;
export const COLUMN = {
  first: 'first_review',
  recheck: 'recheck',
  final: 'final_judgement',
} as const;
export const PENDING = {
  first: firstReview.code('pending'),
  recheck: recheck.code('pending'),
  final: finalJudgement.code('pending'),
} as const;
const [OPEN, DELETED, INVALID, HIT] = (['normal', 'deleted', 'invalid', 'restricted'] as const).map(
  recordStatusEnroll.code,
) as [number, number, number, number];
const NOTHING = { first: null, recheck: null, final: null, record: OPEN, plan: 'going' } as const;

const nextOf = (stage: StageName): StageName | undefined => STAGES[STAGES.indexOf(stage) + 1];

/** A stage as it stands at a code; the one before it was deferred, so that passing differs. */
function at(stage: StageName, code: number): State {
  const first = firstReview.code(stage === 'recheck' ? 'deferred' : 'qualified');
  const concluded = code > PENDING[stage];
  if (stage === 'first')
    return { ...NOTHING, first: code, recheck: concluded ? PENDING.recheck : null };
  if (stage === 'recheck')
    return { ...NOTHING, first, recheck: code, final: concluded ? PENDING.final : null };
  return { ...NOTHING, first, recheck: recheck.code('deferred'), final: code };
}

/** Before a stage begins. */
const before: Readonly<Record<StageName, State>> = {
  first: NOTHING,
  recheck: at('first', PENDING.first),
  final: at('recheck', PENDING.recheck),
};
/** After the one that follows it has concluded. */
const later: Readonly<Record<StageName, readonly State[]>> = {
  first: [at('recheck', recheck.code('qualified'))],
  recheck: [at('final', finalJudgement.code('qualified'))],
  final: [],
};

/** The states of a stage by themselves: in all of them everybody tries. */
const own = (stage: StageName): readonly State[] => [
  ...DICTS[stage].codes.map((code) => at(stage, Number(code))),
  before[stage],
  ...later[stage],
];

/** Everything a record may be in when something is decided in a stage. */
export function statesOf(stage: StageName): readonly State[] {
  const pending = at(stage, PENDING[stage]);
  const qualified = at(stage, DICTS[stage].code('qualified'));
  const more: readonly State[] = [
    ...[HIT, DELETED, INVALID].map((record) => ({ ...pending, record })),
    ...[HIT, DELETED, INVALID].map((record) => ({ ...qualified, record })),
    { ...pending, plan: 'noticed' },
    { ...pending, plan: 'over' },
    { ...qualified, plan: 'over' },
  ];
  const ended: readonly State[] = [
    { ...qualified, printed: true },
    { ...at('final', finalJudgement.code('unqualified')), restricted: true },
  ];
  return [...own(stage), ...more, ...(stage === 'final' ? ended : [])];
}

const GONE: Readonly<Record<number, string>> = {
  [DELETED]: '该记录已删除，不能再办理',
  [INVALID]: '该记录的注册已失效，不能再办理',
};
const NOT_YET = {
  first: '该申报还没有受理，请先受理',
  recheck: '初核还没有结论，不能复核',
  final: '复核还没有结论，不能终审',
} as const;
const TOO_LATE = {
  first: '复核已作出结论，初核结论不能再变动',
  recheck: '终审已作出结论，复核结论不能再变动',
} as const;

/** Refuses what a stage does not look at at all: gone, not there yet, concluded further on. */
export function requireOpen(stage: StageName, state: State): void {
  const gone = GONE[state.record];
  if (gone !== undefined) throw new TooLate(gone);
  if (state[stage] === null) throw new TooLate(NOT_YET[stage]);
  const next = nextOf(stage);
  if (stage !== 'final' && next && (state[next] ?? 0) > PENDING[next])
    throw new TooLate(TOO_LATE[stage]);
}

/** The last day of the notice of each plan; the walk is on 18 June. */
export const NOTICE_END = {
  going: '2024-06-10',
  noticed: '2024-06-18',
  over: '2024-06-10',
} as const;
/** How a plan that was ended stands. */
export const ENDED = {
  approvalStatus: orgBatchApproval.code('locked'),
  endStatus: planEndStatus.code('ended'),
};
const planOver = whyNotRunning('going', {
  batch: BatchStatus.code('open'),
  province: {
    approvalStatus: orgBatchApproval.code('passed'),
    endStatus: planEndStatus.code('running'),
  },
  org: ENDED,
});

/** What the holds of the tables look at, in a state. */
export const knownIn = ({ record, plan, printed, restricted }: State, limitNo: string) => ({
  today: '2024-06-18',
  recordStatus: record,
  noticeEnd: NOTICE_END[plan],
  planOver: plan === 'over' ? planOver : undefined,
  printed: printed === true,
  restriction: restricted ? { status: limitStatus.code('reported'), limitNo } : null,
});

/** The columns while a stage waits for its conclusion. */
export const pendingIn = (stage: StageName): Columns => {
  const next = nextOf(stage);
  return {
    [COLUMN[stage]]: PENDING[stage],
    ...(next ? { [COLUMN[next]]: null } : { valid_until: null }),
    status: PENDING[stage],
  };
};

/** The columns once a stage has concluded: the next one waits. */
export const concludedIn = (stage: StageName, code: number): Columns => {
  const next = nextOf(stage);
  return { [COLUMN[stage]]: code, ...(next ? pendingIn(next) : { status: code }) };
};
