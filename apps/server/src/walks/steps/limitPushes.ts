import { limit } from '@tqc/contract/limit';
import { pushLimits, usualPlan } from '../../jobs/platform';
import { CODE, type NationalPlatform } from '../../trade/platform';
import { inForce, pushOf } from '../restrictionCases';
import { call, server } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const push = stepsOf('limitPushStatus');
const plan = { ...usualPlan('walk'), rate: 1000 };

const said = (code: string): NationalPlatform => ({
  push: async () => ({ code, text: '', took: 1 }),
  returned: async () => ({ code, text: '', took: 1, record: [] }),
  test: async () => ({ code, text: '', took: 1 }),
});
const arisen = async () => (await pushOf(await inForce())).id;
/** Pushes this row alone: whatever else waits is put aside. */
const sent =
  (code: string, times = 1) =>
  async (pushId: string): Promise<string> => {
    const { pool } = server;
    await pool.query("update platform_switch set state = 1 where prov = '32'");
    await pool.query('update limit_push set status = 2 where push_id <> $1 and status in (0, 1)', [
      pushId,
    ]);
    for (let n = 0; n < times; n += 1) {
      await pool.query('update limit_push set next_at = null where push_id = $1', [pushId]);
      await pushLimits(server.app, said(code), plan);
    }
    return pushId;
  };
const manual = async (pushId: string) => {
  await server.pool.query("update platform_switch set state = 1 where prov = '32'");
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from limit_push where push_id = $1',
    [pushId],
  );
  await call('province', limit.manualDataPush, {
    input: { records: [{ id: pushId, version: rows[0]?.version ?? 0 }] },
  });
  return pushId;
};
const cancel = async (pushId: string) => {
  const { rows } = await server.pool.query<{ version: number; limit_id: string }>(
    'select version, limit_id from limit_push where push_id = $1',
    [pushId],
  );
  const [row] = rows;
  await call('province', limit.cancelPush, {
    input: { limitId: row?.limit_id, pushId, reason: '决定书正在复核' },
    version: row?.version ?? 0,
  });
  return pushId;
};
const under = async () => sent('B01')(await arisen());
const failed = async () => sent('B01', 3)(await arisen());

/** Pushes of the restriction library. */
export const limitPushSteps: readonly Step[] = [
  push('-', 'item in force', '0', nothing, arisen),
  push('0', 'manual push or push job', '1', arisen, manual),
  push('1', 'national platform answers success', '2', under, sent(CODE.taken)),
  push('1', 'push failed', '3', under, sent('B01', 2)),
  push('3', 'manual push', '1', failed, manual),
  push('0', 'cancel push', '4', arisen, cancel),
  push('3', 'cancel push', '4', failed, cancel),
  push('4', 'manual push', '1', async () => cancel(await arisen()), manual),
];
