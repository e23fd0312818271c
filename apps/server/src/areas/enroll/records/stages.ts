import { enrollDecisionCalls } from '@tqc/contract/enroll';
import { finalJudgement, firstReview, recheck, recordStatusEnroll } from '@tqc/domain/dictionaries';
import {
  finalDecisions,
  finalFlow,
  firstDecisions,
  firstReviewFlow,
  recheckDecisions,
  recheckFlow,
  type FinalDecision,
  type FirstDecision,
  type RecheckDecision,
} from '@tqc/domain/enroll';
import { sql } from 'kysely';
import { requireFree, type CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { recordCaseSteps, type CaseKind, type StepNote } from '../../../trade/cases';
import { ENROLLMENT, type Enrollment } from '../../../trade/enrollments';

export const enrollmentRows = store('enrollment', 'enrId');

export type StageName = keyof typeof enrollDecisionCalls;
type Column = 'firstReview' | 'recheck' | 'finalJudgement';
/** The column that a stage judges by. */
export const columnOf: Readonly<Record<StageName, Column>> = {
  first: 'firstReview',
  recheck: 'recheck',
  final: 'finalJudgement',
};
/** Its pending state; the conclusions count up from there alike in every stage. */
export const pendingOf: Readonly<Record<StageName, number>> = {
  first: firstReview.code('pending'),
  recheck: recheck.code('pending'),
  final: finalJudgement.code('pending'),
};

type Stepping = Pick<CallContext, 'db' | 'who' | 'now' | 'note'>;

/** Writes steps into the lives of registrations: while a decision waits they are nobody else's. */
async function recordSteps(
  call: Stepping,
  rows: readonly Enrollment[],
  stepOf: (row: Enrollment) => StepNote,
): Promise<void> {
  await requireFree(
    call,
    ENROLLMENT,
    rows.map(({ enrId }) => enrId),
  );
  await recordCaseSteps(ENROLLMENT, ({ enrId }: Enrollment) => enrId, call, rows, stepOf);
}

/** One step of one registration. */
export const recordStep = (call: Stepping, row: Enrollment, step: StepNote) =>
  recordSteps(call, [row], () => step);

/** What all stages have in common. */
export const enrollmentCases = {
  table: 'enrollment',
  key: 'enrId',
  kind: ENROLLMENT,
  nameOf: ({ name }: Enrollment) => name,
  log: recordSteps,
} as const;

const GONE: Readonly<Record<number, string>> = {
  [recordStatusEnroll.code('deleted')]: '该记录已删除，不能再办理',
  [recordStatusEnroll.code('invalid')]: '该记录的注册已失效，不能再办理',
};
const goneOf = ({ recordStatus }: Enrollment) => GONE[recordStatus];
const acted = (state: number | null, stage: StageName) => (state ?? 0) > pendingOf[stage];
const WITHDRAW = 'withdraw';

/**
 * The stages as cases. `alone` says that nobody else of the caller's organisation has the right:
 * where somebody has, two stages are two persons'.
 */
const stages = {
  first: () =>
    ({
      ...enrollmentCases,
      decisions: firstDecisions,
      flow: firstReviewFlow,
      calls: { first: enrollDecisionCalls.first },
      deciders: { point: (row, who) => row.orgId === who.orgId || row.pointId === who.orgId },
      shut: (row) =>
        goneOf(row) ??
        (row.firstReview === null ? '该申报还没有受理，请先受理' : undefined) ??
        (acted(row.recheck, 'recheck') ? '复核已作出结论，初核结论不能再变动' : undefined),
      notYours: '初核由注册计划的机构或其确认点办理',
    }) satisfies CaseKind<'enrollment', StepNote, FirstDecision, 'first', 'point'>,
  recheck: (alone: boolean) =>
    ({
      ...enrollmentCases,
      decisions: recheckDecisions,
      flow: recheckFlow,
      calls: { recheck: enrollDecisionCalls.recheck },
      deciders: { rechecker: (row, who) => row.recheckId === who.orgId },
      shut: (row) =>
        goneOf(row) ??
        (row.recheck === null ? '初核还没有结论，不能复核' : undefined) ??
        (acted(row.finalJudgement, 'final') ? '终审已作出结论，复核结论不能再变动' : undefined),
      notYours: '复核由该记录的复核机构办理',
      hands: (row, decision, { adminId }) =>
        !alone && decision !== WITHDRAW && row.firstBy === adminId
          ? '初核和复核不能是同一人，请由同事复核'
          : undefined,
    }) satisfies CaseKind<'enrollment', StepNote, RecheckDecision, 'recheck', 'rechecker'>,
  final: (alone: boolean) =>
    ({
      ...enrollmentCases,
      decisions: finalDecisions,
      flow: finalFlow,
      calls: { final: enrollDecisionCalls.final },
      deciders: { judge: (row, who) => row.finalId === who.orgId },
      shut: (row) =>
        goneOf(row) ?? (row.finalJudgement === null ? '复核还没有结论，不能终审' : undefined),
      notYours: '终审由该记录的终审机构办理',
      hands: (row, decision, { adminId }) =>
        !alone && decision !== WITHDRAW && row.recheckBy === adminId
          ? '复核和终审不能是同一人，请由同事终审'
          : undefined,
    }) satisfies CaseKind<'enrollment', StepNote, FinalDecision, 'final', 'judge'>,
};

/** A stage whatever its decisions are called. */
type AnyStage = CaseKind<'enrollment', StepNote, string, string, string>;

/** The kind of a stage for a caller. */
export async function stageFor(
  { db }: Pick<CallContext, 'db'>,
  name: StageName,
): Promise<AnyStage> {
  const { rows } = await sql<{
    n: number;
  }>`select colleagues_with(${enrollDecisionCalls[name].permission}) as n`.execute(db);
  // The names of a table are the keys it is asked with: the contract takes no others.
  return stages[name]((rows[0]?.n ?? 0) < 2) as unknown as AnyStage;
}

/** What of a table of any stage is asked for a decision by its name. */
interface Judged {
  require(key: string, said: object): void;
  unmet(key: string, known: object): readonly string[];
}
/** The decisions of the stages, for what is said and must hold. */
export const tables = {
  first: firstDecisions,
  recheck: recheckDecisions,
  final: finalDecisions,
  // Who asks gives all that any row of any table looks at.
} as unknown as Readonly<Record<StageName, Judged>>;

/** A record as a stage judges it: by the state of that stage. */
export const standingIn = (row: Enrollment, name: StageName): Enrollment => ({
  ...row,
  status: row[columnOf[name]] ?? 0,
});
