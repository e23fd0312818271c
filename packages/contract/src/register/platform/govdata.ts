import { z } from 'zod';
import * as catalogue from '../../generated/calls/register';
import { calls, field, post } from '../../kit';
import { BatchOutcome, Versioned } from '../registrationReview';

/** 办结数据报送 */
export const govdata = calls(catalogue.govdata, {
  /**
   * `make` lays down what was decided in some days and never was; `push` sends at once or again;
   * `waive` says that the platform need not hear it.
   */
  gbTask: post(
    'gbTask',
    'push',
    z.object({
      action: z.enum(['make', 'push', 'waive']),
      records: z.array(Versioned).max(200).default([]),
      doneFrom: field.date('办结日期起').optional(),
      doneTo: field.date('办结日期止').optional(),
      reason: field.longText('原因', 200).or(z.literal('')).default(''),
      preview: z.boolean().default(false),
    }),
    BatchOutcome.extend({ made: z.number().int() }),
    { dryRun: (input) => input['preview'] === true },
  ),
});
