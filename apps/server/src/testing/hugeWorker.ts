import { answerQuestions } from '../kit/children/answerQuestions';

/** What the child is asked. */
export interface HowLarge {
  readonly size: number;
}

// A child whose answer is as large as it is asked.
answerQuestions(({ size }: HowLarge) => Promise.resolve({ bytes: Buffer.alloc(size) }));
