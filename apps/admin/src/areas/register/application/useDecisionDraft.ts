import { decisions, type RecognitionDecision } from '@tqc/domain/register';
import { useEffect, useRef, useState } from 'react';
import { draftStore } from '../../../kit/form/drafts';
import { whenSessionEnds } from '../../../kit/session/session';
import type { Application } from './application';

/**
 * The cases on which something was filled in since this person signed in: coming back to one of
 * them restores nothing anybody lost. A reload, or an ended session, forgets them.
 */
const known = new Set<string>();
whenSessionEnds(() => known.clear());

/** What is said with decisions of one meaning. */
export interface Said {
  readonly reasons: readonly number[];
  /** Reason in own words, or the opinion of an approval. */
  readonly text: string;
  readonly completeBefore: string;
  /** What is to be handed in, by the document that is missing. */
  readonly missing: Readonly<Record<number, string>>;
  /** Why it was not all said the first time. */
  readonly again: string;
}

/** What a reviewer has filled in before deciding; what is said belongs to one meaning only. */
export interface DecisionDraft {
  readonly materials: readonly number[];
  readonly health: number;
  readonly healthDate: string;
  readonly said: Readonly<Record<string, Said>>;
  /** The state of the case in which all this was filled in. */
  readonly status: number;
  /** What was written in a step that is over by now; it belongs to no form of this one. */
  readonly earlier?: string | undefined;
}

/** A draft as it is kept. */
interface Kept extends DecisionDraft {
  /** The meaning whose form is open; none is the empty text. */
  readonly open: string;
  /**
   * The version that was decided with it: taken back it is the same, and what was said waits again;
   * with another one the decision counts.
   */
  readonly sent?: number | undefined;
}

/** What this panel holds of each of its cases, whatever another tab does with what is kept. */
export type HeldDrafts = Map<string, Kept>;

const NOTHING: Said = { reasons: [], text: '', completeBefore: '', missing: {}, again: '' };

/** What a decision means in any step: materials are wanted at the check as on the spot. */
export function meaningOf(decision: RecognitionDecision): string {
  return decisions.get(decision).tone ?? decision;
}

/** What was said with a decision: a reason given for another meaning is none for this one. */
export function saidOf(draft: DecisionDraft, decision: RecognitionDecision): Said {
  // A draft of an older build knows less.
  return { ...NOTHING, ...draft.said[meaningOf(decision)] };
}

/** The field in which words for a decision stand, as its panel names it; none without words. */
export function wordsIn(draft: DecisionDraft, decision: RecognitionDecision): string | undefined {
  const { text, missing, again, completeBefore, reasons } = saidOf(draft, decision);
  if (text !== '') return 'reasonText';
  if (Object.values(missing).some((words) => words !== '')) return 'missing';
  if (again !== '') return 'again';
  if (completeBefore !== '') return 'completeBefore';
  return reasons.length > 0 ? 'chosen' : undefined;
}

/**
 * What was filled in goes into no form of another step: somebody else took the case on meanwhile,
 * and the same words would refuse it there.
 */
function inStep(now: DecisionDraft, found: Partial<Kept>): DecisionDraft {
  // What was sent with a decision that counts is in the case, and which form is open the panel's.
  const { sent: _, open: __, ...filled } = found;
  // A draft of an older build knows no step.
  if (found.status === undefined || found.status === now.status) return { ...now, ...filled };
  const words = Object.values(found.said ?? {}).flatMap(({ text, missing }) => [
    text,
    ...Object.values(missing ?? {}),
  ]);
  const earlier = [found.earlier, ...words].filter(Boolean).join('；');
  return { ...now, earlier };
}

interface Found {
  readonly draft: Partial<Kept>;
  /** Another tab, or a decision taken back, had it: it is offered as what was lost. */
  readonly isBack: boolean;
}

/** Which of both counts: what is kept, unless a decision took it away that counts no more. */
function chosenOf(
  kept: Partial<Kept> | undefined,
  held: Kept | undefined,
  version: number,
): Found | undefined {
  if (kept && kept.sent === undefined) return { draft: kept, isBack: false };
  const wasSent = JSON.stringify(held?.said) === JSON.stringify(kept?.said);
  // What stood here and went with no decision, whatever the other tab decided.
  if (held && !wasSent) return { draft: held, isBack: true };
  return kept?.sent === version ? { draft: kept, isBack: true } : undefined;
}

interface DraftOptions {
  /** The meaning whose form is open. */
  readonly open: string;
  readonly held: HeldDrafts;
  /** Found again with a form open: it is opened. */
  readonly onFormFound: (meaning: string, draft: DecisionDraft) => void;
}

interface DraftInHand {
  readonly draft: DecisionDraft;
  set(part: Partial<DecisionDraft>): DecisionDraft;
  /** It went with a decision; one that can be taken back leaves it there until it counts. */
  send(canTakeBack: boolean): void;
  readonly isRestored: boolean;
}

/**
 * The reviewer's entries of one application; they survive an ended session and are dropped once
 * decided.
 */
export function useDecisionDraft(
  { regId, version, materials, healthResult, healthDate, status }: Application,
  { open, held, onFormFound }: DraftOptions,
): DraftInHand {
  // Not by version: when somebody else changed the record, what was filled in is still there after
  // reading it again.
  const key = `decision/${regId}`;
  const start: DecisionDraft = {
    materials,
    health: healthResult ?? 0,
    healthDate: healthDate ?? '',
    said: {},
    status,
  };
  const [draft, setDraft] = useState(start);
  const [isRestored, setRestored] = useState(false);
  const touched = useRef(false);
  const latest = useRef({ start, onFormFound });
  useEffect(() => {
    latest.current = { start, onFormFound };
  });
  function keep(next: DecisionDraft) {
    touched.current = true;
    known.add(key);
    const all = { ...next, open };
    held.set(key, all);
    draftStore.keep(key, { ...all });
  }
  useEffect(() => {
    let gone = false;
    void draftStore.read(key).then((kept) => {
      if (gone || touched.current) return;
      const found = chosenOf(kept, held.get(key), version);
      if (!found) {
        // It went with a decision that counts.
        if (kept) draftStore.drop(key);
        return;
      }
      const next = inStep(latest.current.start, found.draft);
      setDraft(next);
      const isSame = found.draft.status === status;
      // What belongs to another step is told in a note of its own.
      setRestored(isSame && (found.isBack || !known.has(key)));
      known.add(key);
      if (isSame) latest.current.onFormFound(found.draft.open ?? '', next);
    });
    return () => {
      gone = true;
    };
  }, [key, status, version, held]);
  // A form that was opened or left is kept so, also with nothing in it.
  const before = useRef(open);
  const shown = useRef({ draft, keep });
  useEffect(() => {
    shown.current = { draft, keep };
  });
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    shown.current.keep(shown.current.draft);
  }, [open]);
  return {
    draft,
    set(part) {
      const next = { ...draft, ...part };
      setDraft(next);
      keep(next);
      return next;
    },
    send(canTakeBack) {
      held.delete(key);
      if (!canTakeBack) return draftStore.drop(key);
      // Not what stands here alone: another tab may have written since.
      void draftStore.read(key).then((kept) => {
        if (kept) draftStore.keep(key, { ...kept, sent: version });
      });
    },
    isRestored,
  };
}
