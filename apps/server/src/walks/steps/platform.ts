import { exchange, govdata } from '@tqc/contract/register';
import { fetchReturned, pushDue, usualPlan } from '../../jobs/platform';
import { CODE, keyOf, type NationalPlatform } from '../../trade/platform';
import { call, confirmed, server } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const push = stepsOf('pushState');
const abnormal = stepsOf('abnormalStatus');
const APP = 'walk';
const plan = { ...usualPlan(APP), rate: 1000 };

const said = (code: string): NationalPlatform => ({
  push: async () => ({ code, text: '', took: 1 }),
  returned: async () => ({ code, text: '', took: 1, record: [] }),
  test: async () => ({ code, text: '', took: 1 }),
});
const rowOf = async (pushId: string) => {
  const { rows } = await server.pool.query<{ version: number; round: number }>(
    'select version, round from platform_push where push_id = $1',
    [pushId],
  );
  return rows[0] ?? { version: 0, round: 0 };
};
/** Pushes this row alone: whatever else waits is put aside. */
const sent =
  (code: string) =>
  async (pushId: string): Promise<string> => {
    await server.pool.query(
      'update platform_push set state = 1 where push_id <> $1 and state = 0',
      [pushId],
    );
    await server.pool.query('update platform_push set next_at = null where push_id = $1', [pushId]);
    await pushDue(server.app, said(code), plan);
    return pushId;
  };
const arisen = async () => {
  const regId = await confirmed();
  await server.pool.query("update platform_switch set state = 1 where prov = '32'");
  const { rows } = await server.pool.query<{ id: string }>(
    "select push_id as id from platform_push where reg_id = $1 and event = 'accepted'",
    [regId],
  );
  return rows[0]?.id ?? '';
};
const pushed = async () => sent(CODE.taken)(await arisen());
const failed = async () => sent('B01')(await arisen());
/** Comes back, as the platform tells it the next time it is asked. */
const comesBack = async (pushId: string): Promise<string> => {
  const { round } = await rowOf(pushId);
  await server.pool.query("update platform_switch set read_to = 0 where name = 'recovery'");
  const key = keyOf(APP, { pushId, round });
  const platform = {
    ...said(CODE.taken),
    returned: async (prov: string) => ({
      code: CODE.taken,
      text: '',
      took: 1,
      record: prov === '32' ? [{ seq: 1, key, code: 'E06', text: '缺少申请表附件' }] : [],
    }),
  };
  await fetchReturned(server.app, platform, APP);
  return pushId;
};
const returned = async () => comesBack(await pushed());
const handle = (input: Record<string, unknown>) => async (pushId: string) => {
  const { version } = await rowOf(pushId);
  await call('province', exchange.handleAbnormal, {
    input: { records: [{ id: pushId, version }], ...input },
  });
  return pushId;
};
const task = (input: Record<string, unknown>) => async (pushId: string) => {
  const { version } = await rowOf(pushId);
  await call('county', govdata.gbTask, {
    input: { records: [{ id: pushId, version }], ...input },
  });
  return pushId;
};
const reason = '线下已报送';
const mend = handle({ action: 'resend' });
const ignore = handle({ action: 'ignore', reason });
const mended = async () => mend(await returned());

/** Pushes to the national platform, and what comes back. */
export const platformSteps: readonly Step[] = [
  push('-', 'case, licence or business datum arises', '0', nothing, () => arisen()),
  push('0', 'pushed', '1', arisen, sent(CODE.taken)),
  push('0', 'push failed', '2', arisen, sent('B01')),
  push('2', 'pushed again by hand', '0', failed, task({ action: 'push' })),
  push('1', 'returned by the platform', '3', pushed, comesBack),
  push('3', 'mended', '0', returned, mend),
  push('0', 'waived', '4', arisen, task({ action: 'waive', reason })),
  push('2', 'waived', '4', failed, ignore),
  push('3', 'waived', '4', returned, ignore),
  abnormal('-', 'case returned', '0', pushed, comesBack),
  abnormal('0', 'mended', '1', returned, mend),
  abnormal('0', 'ignored', '2', returned, ignore),
  abnormal('1', 'returned again', '0', async () => sent(CODE.taken)(await mended()), comesBack),
];
