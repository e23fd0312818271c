import { z } from 'zod';
import * as catalogue from '../generated/calls/enroll';
import { calls, field, post } from '../kit';
import { EnrollmentRow } from './enrollmentRow';

/** 不合格的注册结论转入限制库 */
export const enrollmentLimit = calls(catalogue.enrollment, {
  /** Person, kind and cause stand in the draft; the document that it rests on is added there. */
  draftLimit: post(
    'draftLimit/{enrId}',
    'limit.limitation.add',
    z.object({ enrId: EnrollmentRow.shape.enrId }),
    z.object({ limitId: field.id('限制记录'), limitNo: field.serial('限制记录号') }),
  ),
});
