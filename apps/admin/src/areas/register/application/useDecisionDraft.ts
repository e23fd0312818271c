import { useEffect, useRef, useState } from 'react';
import { draftStore } from '../../../kit/form/drafts';
import type { Application } from './application';

/** What a reviewer has filled in before deciding. */
export interface DecisionDraft {
  readonly materials: readonly number[];
  readonly health: number;
  readonly healthDate: string;
  readonly reasons: readonly number[];
  readonly reasonText: string;
  readonly completeBefore: string;
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
}: Application): [DecisionDraft, (part: Partial<DecisionDraft>) => void, () => void] {
  // Not by version: when somebody else changed the record, what was filled in is still there after
  // reading it again.
  const key = `decision/${regId}`;
  const [draft, setDraft] = useState<DecisionDraft>({
    materials,
    health: healthResult ?? 0,
    healthDate: healthDate ?? '',
    reasons: [],
    reasonText: '',
    completeBefore: '',
  });
  const touched = useRef(false);
  useEffect(() => {
    let gone = false;
    void draftStore.read(key).then((found) => {
      if (found && !gone && !touched.current) setDraft((now) => ({ ...now, ...found }));
    });
    return () => {
      gone = true;
    };
  }, [key]);
  function set(part: Partial<DecisionDraft>) {
    touched.current = true;
    const next = { ...draft, ...part };
    setDraft(next);
    draftStore.keep(key, { ...next });
  }
  return [draft, set, () => draftStore.drop(key)];
}
