import { certBatch, orgBatch } from '@tqc/contract/register';
import { timeSlot } from '../../testing/road';
import type { TestOrg } from '../../testing/server';
import { batch, batchInput, call, idOf, orgPlan, passedPlan, server } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const batchStep = stepsOf('certBatch');
const approval = stepsOf('orgBatchApproval');
const end = stepsOf('planEndStatus');

/** What is done with an organisation plan by its own call, by its name in the table of actions. */
const act =
  (org: TestOrg, action: string, more: Record<string, unknown> = {}) =>
  async (obId: string): Promise<string> => {
    const { rows } = await server.pool.query<{ version: number }>(
      'select version from org_plan where ob_id = $1',
      [obId],
    );
    await call(org, orgBatch.update, {
      input: { obId, action, ...more },
      version: rows[0]?.version ?? 0,
    });
    return obId;
  };
const report = act('county', 'report');
const pass = act('province', 'pass');
const fail = act('province', 'fail', { opinion: '日期不合适' });
const lock = act('province', 'lock');
const applyEnd = act('county', 'applyEnd', { opinion: '办完了' });
const forceEnd = act('centre', 'forceEnd', { opinion: '批次已过' });
const returnEnd = act('province', 'returnEnd', { opinion: '还有申请' });

const reported = async () => report(await orgPlan());
const passed = async () => pass(await reported());
const failed = async () => fail(await reported());
const asked = async () => applyEnd(await passed());
const newOrgPlan = async (pbId: string) =>
  idOf(
    await call('county', orgBatch.create, {
      input: { pbId, planName: '东霁区计划', receiveWay: 1, times: [timeSlot] },
    }),
  );

/** Batches and plans of organisations. */
export const planningSteps: readonly Step[] = [
  batchStep('-', 'set batch', 'open', nothing, async () =>
    idOf(await call('centre', certBatch.create, { input: batchInput() })),
  ),
  batchStep('open', 'end batch', 'ended', batch, async (cbId) => {
    await call('centre', certBatch.update, { input: { cbId, action: 'end' }, version: 1 });
    return cbId;
  }),
  batchStep('open', 'delete batch without plans', '-', batch, async (cbId) => {
    await call('centre', certBatch.remove, { input: { cbId }, version: 1 });
    return cbId;
  }),
  approval('-', 'recognition: plan added', '0', nothing, async () =>
    newOrgPlan(await passedPlan()),
  ),
  approval(
    '0',
    'recognition: plan edited',
    '0',
    orgPlan,
    act('county', 'edit', { planName: '改过的计划' }),
  ),
  approval('0', 'recognition: report to the superior', '1', orgPlan, report),
  approval('1', 'recognition: pass', '2', reported, pass),
  approval('1', 'recognition: fail', '3', reported, fail),
  approval(
    '1',
    'recognition: withdraw before a decision',
    '0',
    reported,
    act('county', 'withdraw'),
  ),
  approval('3', 'recognition: edit and report again', '1', failed, async (obId) =>
    report(await act('county', 'edit', { planName: '改过的计划' })(obId)),
  ),
  approval('2', 'recognition: lock', '4', passed, lock),
  approval(
    '4',
    'recognition: unlock',
    '2',
    async () => lock(await passed()),
    act('province', 'unlock'),
  ),
  approval('0', 'recognition: delete', '-', orgPlan, async (obId) => {
    await call('county', orgBatch.remove, { input: { obId }, version: 1 });
    return obId;
  }),
  end('0', 'recognition: apply to end plan', '1', passed, applyEnd),
  end('1', 'recognition: end plan', '2', asked, act('province', 'endPlan')),
  end('1', 'recognition: return', '3', asked, returnEnd),
  end('0', 'recognition: force end', '2', passed, forceEnd),
  end('1', 'recognition: force end of what was applied for', '2', asked, forceEnd),
  end(
    '3',
    'recognition: force end of what was returned',
    '2',
    async () => returnEnd(await asked()),
    forceEnd,
  ),
  end('3', 'recognition: apply again', '1', async () => returnEnd(await asked()), applyEnd),
];
