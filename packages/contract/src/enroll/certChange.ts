import { changedConclusion } from '@tqc/domain/cert';
import { enrollDisqualification, unmetCondition } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/enroll';
import { calls, field, MOST_PROOFS, post } from '../kit';
import { EnrollmentRow } from './enrollmentRow';

const { certNo, enrId } = EnrollmentRow.shape;

/** Another conclusion of a concluded registration, as its organisation asks for it. */
export const enrollmentChange = calls(catalogue.enrollment, {
  applyCertChange: post(
    'applyCertChange/{enrId}/{idNo}/{certNo}',
    'certChange',
    z.object({
      enrId,
      idNo: field.personRef('证件号码索引'),
      certNo,
      conclusion: field.code('新结论', changedConclusion),
      conditions: field.codes('未达条件', unmetCondition).optional(),
      reasons: field.codes('不合格原因', enrollDisqualification).optional(),
      explanation: field.longText('说明', 200),
      files: field.files('决定书', MOST_PROOFS).min(1, '请上传决定书'),
    }),
    z.object({ id: field.id('变更申请') }),
  ),
});
