import { useImperativeHandle, type Ref } from 'react';
import { tellNote } from '../../session/api';

/** What the keys of a desk can do with the case that stands there. */
export interface DeskHandle {
  /** The decision of a digit: 1 passes, 2 wants more, 3 refuses, in every step. */
  decide(digit: number): void;
  toggleMaterials(): void;
  focusReason(): void;
}

/** Nothing can be decided now: a digit says why. */
export function useStill(ref: Ref<DeskHandle> | undefined, why: string): void {
  useImperativeHandle(ref, () => ({
    decide: () => tellNote(why),
    toggleMaterials: () => undefined,
    focusReason: () => undefined,
  }));
}
