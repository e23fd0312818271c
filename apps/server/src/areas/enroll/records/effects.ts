import { finalJudgement, firstReview, recheck } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import type { CallContext } from '../../../kit/serve';
import type { Enrollment } from '../../../trade/enrollments';
import { pendingOf, type StageName } from './stages';

/** What is said with a decision of any stage. */
export interface Said {
  readonly decision: string;
  readonly opinion: string;
  readonly conditions: readonly number[];
  readonly reasons: readonly number[];
  readonly articles: readonly number[];
  readonly completeBefore?: string | null;
}

const PENDING = {
  first: firstReview.code('pending'),
  recheck: recheck.code('pending'),
  final: finalJudgement.code('pending'),
};
const SAID_NOTHING = { conditions: [], reasons: [], articles: [] };
const NO_FIRST = { firstOpinion: '', firstBy: null, firstActor: '', firstAt: null };
const NO_RECHECK = { recheckOpinion: '', recheckBy: null, recheckActor: '', recheckAt: null };
const NO_FINAL = { finalOpinion: '', finalBy: null, finalActor: '', finalAt: null };

/** The first review begins anew. */
const TO_FIRST = {
  firstReview: PENDING.first,
  recheck: null,
  status: PENDING.first,
  ...SAID_NOTHING,
  ...NO_FIRST,
  ...NO_RECHECK,
};
/** The re-check begins anew. */
const TO_RECHECK = {
  recheck: PENDING.recheck,
  finalJudgement: null,
  status: PENDING.recheck,
  ...NO_RECHECK,
  ...NO_FINAL,
};
const TO_FINAL = {
  finalJudgement: PENDING.final,
  status: PENDING.final,
  validUntil: null,
  ...NO_FINAL,
};

/** What a decision of a stage changes; `to` is the state it leads to in that stage. */
export function changesOf(
  { who, now }: Pick<CallContext, 'who' | 'now'>,
  stage: StageName,
  said: Said,
  to: number,
): Readonly<Record<string, unknown>> {
  const { decision, opinion, conditions, reasons, articles, completeBefore = null } = said;
  if (decision === 'incomplete') return { returned: true, completeBefore };
  if (decision === 'returned') return stage === 'recheck' ? TO_FIRST : TO_RECHECK;
  if (decision === 'withdraw')
    return { first: TO_FIRST, recheck: TO_RECHECK, final: TO_FINAL }[stage];
  const at = now.toISOString();
  const why = { conditions, reasons, articles };
  if (stage === 'first')
    return {
      firstReview: to,
      recheck: PENDING.recheck,
      status: PENDING.recheck,
      returned: false,
      completeBefore: null,
      ...why,
      firstOpinion: opinion,
      firstBy: who.adminId,
      firstActor: who.name,
      firstAt: at,
    };
  if (stage === 'recheck')
    return {
      recheck: to,
      finalJudgement: PENDING.final,
      status: PENDING.final,
      ...why,
      recheckOpinion: opinion,
      recheckBy: who.adminId,
      recheckActor: who.name,
      recheckAt: at,
    };
  return {
    finalJudgement: to,
    status: to,
    ...why,
    finalOpinion: opinion,
    finalBy: who.adminId,
    finalActor: who.name,
    finalAt: at,
  };
}

/** A conclusion that differs from the stage before says why. */
export function requireWhyOtherwise(
  row: Enrollment,
  stage: StageName,
  { decision, opinion }: Said,
  to: number,
): void {
  if (stage === 'first' || opinion !== '') return;
  if (decision === 'returned' || decision === 'withdraw') return;
  const before =
    stage === 'recheck'
      ? (row.firstReview ?? 0) - pendingOf.first
      : (row.recheck ?? 0) - pendingOf.recheck;
  if (to - pendingOf[stage] === before) return;
  throw refuse('opinion', `与${stage === 'recheck' ? '初核' : '复核'}结论不一致，请填写意见`);
}
