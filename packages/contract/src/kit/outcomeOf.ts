import { z } from 'zod';

/**
 * How a call for many ended: those it was done for, and of the others why not. A record is refused
 * with the code that a call for it alone would answer; where the reason is one of the call's own,
 * there is none.
 */
export const outcomeOf = <I extends z.ZodType<string>>(id: I) =>
  z.object({
    done: z.array(id),
    refused: z.array(
      z.object({
        id,
        name: z.string(),
        reason: z.string(),
        code: z.number().int().optional(),
      }),
    ),
  });
