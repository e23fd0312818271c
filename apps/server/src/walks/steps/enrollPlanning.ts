import { enrollCertBatch, provinceBatch } from '@tqc/contract/enroll';
import {
  actOnEnrollChange,
  actOnEnrollPlan,
  askedOrgChange,
  askedProvinceChange,
  endedEnrollBatch,
  enrollBatch,
  enrollBatchInput,
  enrollPlan,
  enrollPlanInput,
  passedEnrollPlan,
  reportedEnrollPlan,
} from '../enrollStage';
import { call, idOf } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const batchStep = stepsOf('enrollCertBatch');
const turn = (type: 'end' | 'reopen', version: number) => async (cbId: string) => {
  await call('centre', enrollCertBatch.endCertBatch, { input: { cbId, type }, version });
  return cbId;
};

const PLAN = 'periodic registration province plan: ';
const approval = stepsOf('orgBatchApproval');
const planStep = (
  from: string,
  event: string,
  to: string,
  before: Step['before'],
  take: Step['take'],
): Step => ({
  ...approval(from, `${PLAN}${event}`, to, before, take),
  stands: ['province_plan', 'pb_id', 'approval_status'],
});
const report = actOnEnrollPlan('province', 'report');
const edit = actOnEnrollPlan('province', 'edit', { planName: '改过的计划' });
const fail = actOnEnrollPlan('centre', 'fail', { opinion: '公示日期不合适' });
const lock = actOnEnrollPlan('centre', 'lock');

const change = stepsOf('planChangeEnroll');
const changeStep = (
  from: string,
  event: string,
  to: string,
  before: Step['before'],
  take: Step['take'],
): Step => ({
  ...change(from, event, to, before, take),
  stands: ['plan_change', 'id', 'status'],
});

/** Batches and province plans of periodic registration. */
export const enrollPlanningSteps: readonly Step[] = [
  batchStep('-', 'set batch', 'open', nothing, async () =>
    idOf(await call('centre', enrollCertBatch.create, { input: enrollBatchInput() })),
  ),
  batchStep('open', 'end batch', 'ended', enrollBatch, turn('end', 1)),
  batchStep('ended', 'reopen by type', 'open', endedEnrollBatch, turn('reopen', 2)),
  batchStep('open', 'delete batch without plans', '-', enrollBatch, async (cbId) => {
    await call('centre', enrollCertBatch.remove, { input: { cbId }, version: 1 });
    return cbId;
  }),
  planStep('-', 'added', '0', nothing, async () =>
    idOf(
      await call('province', provinceBatch.create, {
        input: { ...enrollPlanInput, cbId: await enrollBatch() },
      }),
    ),
  ),
  planStep('0', 'edited', '0', enrollPlan, edit),
  planStep('0', 'report', '1', enrollPlan, report),
  planStep('1', 'pass', '2', reportedEnrollPlan, actOnEnrollPlan('centre', 'pass')),
  planStep('1', 'fail', '3', reportedEnrollPlan, fail),
  planStep(
    '1',
    'withdraw before a decision',
    '0',
    reportedEnrollPlan,
    actOnEnrollPlan('province', 'withdraw'),
  ),
  planStep(
    '3',
    'edit and report again',
    '1',
    async () => fail(await reportedEnrollPlan()),
    async (pbId) => report(await edit(pbId)),
  ),
  planStep('2', 'lock', '4', passedEnrollPlan, lock),
  planStep(
    '4',
    'unlock',
    '2',
    async () => lock(await passedEnrollPlan()),
    actOnEnrollPlan('centre', 'unlock'),
  ),
  planStep('0', 'delete', '-', enrollPlan, async (pbId) => {
    await call('province', provinceBatch.remove, { input: { pbId }, version: 1 });
    return pbId;
  }),
  changeStep('-', 'province plan change asked for', '0', nothing, askedProvinceChange),
  changeStep('-', 'organisation plan change asked for', '0', nothing, askedOrgChange),
  changeStep('0', 'pass', '1', askedOrgChange, actOnEnrollChange('city', 'pass')),
  changeStep(
    '0',
    'fail',
    '2',
    askedProvinceChange,
    actOnEnrollChange('centre', 'fail', { opinion: '批次不再延期' }),
  ),
  changeStep('0', 'withdraw', '-', askedOrgChange, actOnEnrollChange('county', 'withdraw')),
];
