import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, field, none, post } from '../kit';
import { RegistrationRow } from './registrationRow';

/** 准入查询的复议 */
export const accessQuery = calls(catalogue.accessQuery, {
  /** The person objects to what was found: the platform is asked again, with what they bring. */
  fuyi: post(
    'fuyi',
    'reconsider',
    z.object({
      regId: RegistrationRow.shape.regId,
      reason: field.longText('复议说明', 200),
      fileId: field.file('证明材料').optional(),
    }),
    none,
    { versioned: true },
  ),
});
