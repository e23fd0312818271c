import { limitDecisions, limitSteps } from '@tqc/domain/limit';
import { z } from 'zod';
import * as catalogue from '../generated/calls/limit';
import { calls, caseFields, decisionFields, field, get, none, paged, pageOf, put } from '../kit';
import { Limitation, LimitationDetail, limitFilters } from './limitation';

const id = field.id('审批事项');
const decided = { id, ...caseFields };
const { releaseReason } = LimitationDetail.shape;

/** An entry that waits for a decision, or that was decided on. */
export const WorkItem = Limitation.extend({
  ...decided,
  releaseReason,
  // What is decided on was asked for.
  appliedAt: field.moment('提交时间'),
  /** What was said last. */
  lastOpinion: field.shown('最近意见'),
});

/** 审批事项 */
export const wfWorkflow = calls(catalogue.wfWorkflow, {
  list: get(
    '',
    'view',
    paged(
      {
        /** What waits for the caller's organisation; `done`: what it decided on. */
        state: z.enum(['mine', 'done']),
        step: z.enum(limitSteps),
        ...limitFilters,
        releaseReason: releaseReason.unwrap(),
        appliedAtFrom: field.date('提交时间起'),
        appliedAtTo: field.date('提交时间止'),
      },
      ['limitId', 'appliedAt'],
    ),
    pageOf(WorkItem),
    { rowKey: 'limitId', audit: 'query' },
  ),
  get: get('{id}', 'view', z.object({ id }), LimitationDetail.extend(decided), { audit: 'view' }),
  update: put(
    '{id}',
    'audit',
    z.object({ id, ...decisionFields(limitDecisions.of('workflow'), '审批意见') }),
    none,
  ),
});

/** The call that carries the decisions on an entry, by the word of their table. */
export const limitDecisionCalls = { workflow: wfWorkflow.update };
