import { setSelfOrgPlan } from '@tqc/contract/enroll';
import {
  actOnEnrollOrgPlan,
  answerEnrollEnd,
  applyEnrollEnd,
  editEnrollOrgPlan,
  endAskedEnrollPlan,
  enrollOrgPlan,
  enrollOrgPlanInput,
  passedEnrollOrgPlan,
  passedEnrollPlan,
  removeEnrollOrgPlan,
  reportedEnrollOrgPlan,
} from '../enrollStage';
import { call, idOf } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const approval = stepsOf('orgBatchApproval');
const planStep = (
  from: string,
  event: string,
  to: string,
  before: Step['before'],
  take: Step['take'],
): Step => approval(from, `periodic registration: ${event}`, to, before, take);
const end = stepsOf('planEndStatus');
const endStep = (
  from: string,
  event: string,
  to: string,
  before: Step['before'],
  take: Step['take'],
): Step => end(from, `periodic registration: ${event}`, to, before, take);
const returnEnd = answerEnrollEnd('returnEnd', { opinion: '还有结论贴没有打印' });
const report = actOnEnrollOrgPlan('county', 'report');
const fail = actOnEnrollOrgPlan('city', 'fail', { opinion: '公示日期不合适' });
const lock = actOnEnrollOrgPlan('province', 'lock');

/** Organisation plans of periodic registration. */
export const enrollOrgPlanSteps: readonly Step[] = [
  planStep('-', 'plan added', '0', nothing, async () =>
    idOf(
      await call('county', setSelfOrgPlan.create, {
        input: { ...enrollOrgPlanInput, pbId: await passedEnrollPlan() },
      }),
    ),
  ),
  planStep('0', 'plan edited', '0', enrollOrgPlan, editEnrollOrgPlan),
  planStep('0', 'report to the superior', '1', enrollOrgPlan, report),
  planStep('1', 'pass', '2', reportedEnrollOrgPlan, actOnEnrollOrgPlan('city', 'pass')),
  planStep('1', 'fail', '3', reportedEnrollOrgPlan, fail),
  planStep(
    '1',
    'withdraw before a decision',
    '0',
    reportedEnrollOrgPlan,
    actOnEnrollOrgPlan('county', 'withdraw'),
  ),
  planStep(
    '3',
    'edit and report again',
    '1',
    async () => fail(await reportedEnrollOrgPlan()),
    async (obId) => report(await editEnrollOrgPlan(obId)),
  ),
  planStep('2', 'lock', '4', passedEnrollOrgPlan, lock),
  planStep(
    '4',
    'unlock',
    '2',
    async () => lock(await passedEnrollOrgPlan()),
    actOnEnrollOrgPlan('province', 'unlock'),
  ),
  planStep('0', 'delete', '-', enrollOrgPlan, removeEnrollOrgPlan),
  planStep('0', 'delete by its own call', '-', enrollOrgPlan, removeEnrollOrgPlan),
  endStep('0', 'apply to end plan', '1', passedEnrollOrgPlan, applyEnrollEnd),
  endStep('1', 'end plan', '2', endAskedEnrollPlan, answerEnrollEnd('endPlan')),
  endStep('1', 'return', '3', endAskedEnrollPlan, returnEnd),
  endStep(
    '3',
    'apply again',
    '1',
    async () => returnEnd(await endAskedEnrollPlan()),
    applyEnrollEnd,
  ),
];
