import { decisions, type RecognitionDecision } from '@tqc/domain/register';
import { useEffect, useRef, useState } from 'react';
import { draftStore } from '../../../kit/form/drafts';
import { useSession } from '../../../kit/session/session';
import type { Application } from './application';

/**
 * The cases on which something was filled in since this person signed in: coming back to one of
 * them restores nothing anybody lost. A reload, or an ended session, forgets them.
 */
const known = new Set<string>();
useSession.subscribe(({ user }) => {
  if (!user) known.clear();
});

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
  /** The meaning whose form is open; none is the empty text. */
  readonly open: string;
  /** The state of the case in which all this was filled in. */
  readonly status: number;
  /** What was written in a step that is over by now; it belongs to no form of this one. */
  readonly earlier?: string | undefined;
}

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
function inStep(now: DecisionDraft, found: Partial<DecisionDraft>): DecisionDraft {
  // A draft of an older build knows no step.
  if (found.status === undefined || found.status === now.status) return { ...now, ...found };
  const words = Object.values(found.said ?? {}).flatMap(({ text, missing }) => [
    text,
    ...Object.values(missing ?? {}),
  ]);
  const earlier = [found.earlier, ...words].filter(Boolean).join('；');
  return { ...now, earlier };
}

/**
 * The reviewer's entries of one application ; they survive an ended session and are dropped once
 * decided.
 */
export function useDecisionDraft({
  regId,
  materials,
  healthResult,
  healthDate,
  status,
}: Application): [
  draft: DecisionDraft,
  set: (part: Partial<DecisionDraft>) => void,
  drop: () => void,
  isRestored: boolean,
] {
  // Not by version: when somebody else changed the record, what was filled in is still there after
  // reading it again.
  const key = `decision/${regId}`;
  const [draft, setDraft] = useState<DecisionDraft>({
    materials,
    health: healthResult ?? 0,
    healthDate: healthDate ?? '',
    said: {},
    open: '',
    status,
  });
  const [isRestored, setRestored] = useState(false);
  const touched = useRef(false);
  useEffect(() => {
    let gone = false;
    void draftStore.read(key).then((found) => {
      if (!found || gone || touched.current) return;
      setDraft((now) => inStep(now, found));
      // What belongs to another step is told in a note of its own.
      setRestored(!known.has(key) && found['status'] === status);
      known.add(key);
    });
    return () => {
      gone = true;
    };
  }, [key, status]);
  function set(part: Partial<DecisionDraft>) {
    touched.current = true;
    known.add(key);
    const next = { ...draft, ...part };
    setDraft(next);
    draftStore.keep(key, { ...next });
  }
  return [draft, set, () => draftStore.drop(key), isRestored];
}
