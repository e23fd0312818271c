import { z } from 'zod';
import * as catalogue from '../generated/calls/applicant';
import { calls, field, post } from '../kit';

/** 免试院校 */
export const normaleUniversity = calls(catalogue.normaleUniversity, {
  /** Universities that take part; a province finds its own, a university itself. */
  getCollegeDict: post(
    'getCollegeDict',
    'view',
    z.object({ keyword: z.string().max(50).optional() }),
    z.object({
      record: z.array(
        z.object({
          collegeId: field.id('院校'),
          code: z.string(),
          name: field.shown('院校名称'),
        }),
      ),
    }),
  ),
});
