import { registrationReview } from '@tqc/contract/register';
import { decisions, type RecognitionDecision } from '@tqc/domain/register';
import { dayProblem } from '@tqc/ui/fields';
import type { Refusal } from '../../../kit/case/desk/deciding';
import type { useDeciding } from '../../../kit/case/desk/useDeciding';
import { whyRefused } from '../../../kit/case/desk/whyRefused';
import { call, tellDone } from '../../../kit/session/api';
import { hasMovedOn, requireDone } from '../../../kit/session/refusals';
import { holdWaiting, waitsText, type Waits } from '../../../kit/undo/waiting';
import type { Application } from './application';
import { saidOf, type DecisionDraft } from './useDecisionDraft';

/** Why a decision was not taken, and the field that is about. */
export type Refused = Refusal<RecognitionDecision>;

interface DecideOptions {
  readonly deciding: ReturnType<typeof useDeciding<RecognitionDecision>>;
  /** Taken: whether it can be taken back before it counts. */
  readonly onDone: (canTakeBack: boolean) => void;
  readonly onStale: (() => void) | undefined;
  /** What is to be said still when the case was read anew. */
  readonly onTold: (refused: Refused | undefined) => void;
}

/** Sends a decision by the call of its row and tells how it went. */
export function useDecide(
  application: Application,
  { deciding, onDone, onStale, onTold }: DecideOptions,
) {
  return async (decision: RecognitionDecision, draft: DecisionDraft): Promise<void> => {
    if (!deciding.send(decision)) return;
    onTold(undefined);
    const unread = unreadIn(draft, decision);
    if (unread) return deciding.refuse({ decision, ...unread });
    try {
      const { number, waits } = await send(application, decision, draft);
      holdWaiting(waits);
      const more = waits ? waitsText(waits) : number;
      tellDone(`${application.name}：${decisions.get(decision).label}${more}`);
      deciding.happen({ type: 'take', decision });
      onDone(waits !== undefined);
    } catch (failure) {
      const why = { decision, ...whyRefused(failure) };
      deciding.refuse(why);
      if (hasMovedOn(failure)) {
        // The record is read anew, and the panel with it: the sentence has to outlive both.
        onTold(why);
        onStale?.();
      }
    }
  };
}

/**
 * A date that is none is not sent: the server would take it for one that was left out. Named here
 * too, for a form may stand before its field.
 */
function unreadIn(
  draft: DecisionDraft,
  decision: RecognitionDecision,
): Omit<Refused, 'decision'> | undefined {
  if (decisions.isOf('audit', decision)) return undefined;
  const dates = [
    { field: 'healthDate', label: '体检日期', text: draft.healthDate },
    { field: 'completeBefore', label: '补全截止', text: saidOf(draft, decision).completeBefore },
  ];
  const [unread] = dates.filter(({ text }) => dayProblem(text) !== undefined);
  if (!unread) return undefined;
  const { field, label, text } = unread;
  return { field, sentence: `${label}${dayProblem(text) ?? ''}` };
}

/** What is to be told besides the decision: the number that came of it, or that it waits. */
async function send(
  { regId, version }: Application,
  decision: RecognitionDecision,
  draft: DecisionDraft,
): Promise<{ readonly number: string; readonly waits: Waits | undefined }> {
  const { reasons, text, completeBefore, missing, again } = saidOf(draft, decision);
  const { materials, health, healthDate } = draft;
  const result: 1 | 2 | 3 | null = health === 1 || health === 2 || health === 3 ? health : null;
  const body = {
    regId,
    materials: [...materials],
    healthResult: result,
    healthDate: healthDate || null,
    reasons: [...reasons],
    reasonText: text,
    completeBefore: completeBefore || null,
    missing: Object.entries(missing).map(([code, said]) => ({
      material: Number(code),
      text: said,
    })),
    again,
  };
  if (decisions.isOf('check', decision)) {
    const { waits } = await call(
      registrationReview.confirmRegistration,
      { ...body, decision },
      { version },
    );
    return { number: '', waits };
  }
  if (decisions.isOf('confirm', decision)) {
    const { archiveNo, waits } = await call(
      registrationReview.affirmRegistration,
      { ...body, decision },
      { version },
    );
    return { number: archiveNo ? `，档案号 ${archiveNo}` : '', waits };
  }
  if (decisions.isOf('audit', decision)) {
    const { refused, waits } = await call(registrationReview.batchAud, {
      regIds: regId,
      decision,
      opinion: text,
      records: [{ id: regId, version }],
    });
    requireDone(refused);
    return { number: '', waits };
  }
  throw new Error(`${decision} has no button`);
}
