import { z } from 'zod';
import { field } from './field';

/** What a list tells of any case besides what it is about. */
export const caseFields = {
  /** The decisions the caller may take on it now, and why this very person takes none. */
  decisions: z.array(z.string()),
  notYours: z.string().nullable(),
  version: field.version(),
};

/** So many scans a case rests on at most. */
export const MOST_PROOFS = 6;

/** What happened to a case, the first step first. */
export const caseLife = {
  steps: z.array(
    z.object({
      at: field.moment('时间'),
      step: z.string(),
      event: z.string(),
      actor: z.string(),
      orgName: z.string(),
      opinion: z.string(),
    }),
  ),
};

/** One of the decisions that a call carries, and what is said with it under the area's word. */
export const decisionFields = <const K extends string>(keys: readonly K[], label: string) => ({
  decision: z.literal(keys),
  opinion: field.longText(label, 200).or(z.literal('')).default(''),
});
