import { z } from 'zod';
import { IntakeItem } from './registration';

/**
 * What somebody asks to have done with an account. The new value is the phone, the name, the number
 * or, of two accounts that are joined, the channel's number of the one that ends.
 */
export const AffairItem = z.strictObject({
  channelNo: IntakeItem.shape.channelNo,
  idNo: z.string().max(30),
  kind: z.number(),
  newValue: z.string().max(60).default(''),
  files: z
    .array(
      z.strictObject({
        kind: z.literal('evidence'),
        title: z.string().max(40),
        part: z.string().max(40),
      }),
    )
    .max(6),
});
