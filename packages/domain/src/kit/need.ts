import { refuse } from './refuse';

/**
 * What must be said for something to be done: the input, the sentence while it is missing, and when
 * it is said.
 */
export interface Need<S = never> {
  readonly field: string;
  readonly sentence: string;
  readonly met: (said: S) => boolean;
}

/** Refuses what was said without what is needed, at the field it is about. */
export function requireNeed<S>({ field, sentence, met }: Need<S>, said: S): void {
  if (!met(said)) throw refuse(field, sentence);
}
