import { namesOf, planChangeActions } from '@tqc/domain/planning';
import { z } from 'zod';
import * as catalogue from '../generated/calls/enroll';
import { calls, field, get, none, paged, pageOf, put } from '../kit';
import { EnrollPlanChange, EnrollPlanDates } from './planChanges';

const { id, pbId, obId, planKind, cbName, planName, orgName, changeKind, status, reason } =
  EnrollPlanChange.shape;

/** 注册变更 */
export const change = calls(catalogue.change, {
  /** Changes of plans that the caller sees: of provinces and of organisations. */
  list: get(
    '',
    'view',
    paged(
      {
        cbName: cbName.max(50),
        planName: planName.max(50),
        planKind,
        pbId,
        obId: obId.unwrap(),
        orgName: orgName.max(60),
        changeKind,
        status,
        createdAtFrom: field.date('申请时间起'),
        createdAtTo: field.date('申请时间止'),
      },
      ['id', 'createdAt'],
    ),
    pageOf(EnrollPlanChange),
    { rowKey: 'id' },
  ),
  /** Whoever stands above passes or returns it; who asked enters it anew or takes it back. */
  update: put(
    '{id}',
    'enroll.provinceBatch.change',
    z.object({
      id,
      action: z.literal([...namesOf(planChangeActions), 'withdraw']),
      opinion: field.longText('审批意见', 200).optional(),
      after: EnrollPlanDates.optional(),
      reason: reason.optional(),
    }),
    none,
  ),
});
