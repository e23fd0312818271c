import { audit, recipients, system } from '@tqc/contract/rms';
import { testOrgs } from '../../testing/server';
import { server } from '../../walks/stage';
import type { Example } from '../../walks/example';
import { peopleExamples } from './people/examples';
import { pointExamples } from './points/examples';
import { maintenanceExamples } from './maintenance/examples';
import { passkeyExamples } from './passkeys/examples';
import { secondExamples } from './second/examples';
import { teacherExamples } from './teachers/examples';
import { roleExamples } from './roles/examples';

/** An interface of the province, closed, in the version it has now. */
const closed = async (): Promise<{ id: string; version: number }> => {
  const { rows } = await server.pool.query<{ id: string; version: number }>(
    `update platform_switch set state = 0 where prov = '32' and name = 'sso'
     returning switch_id as id, version`,
  );
  const [row] = rows;
  if (!row) throw new Error('no interface');
  return row;
};

/** Changes back what an example changed, so that each begins alike; answers the version. */
const stepOf = async (orgType: number): Promise<number> => {
  const { rows } = await server.pool.query<{ version: number }>(
    "update sign_in_step set step = 'none' where org_type = $1 returning version",
    [orgType],
  );
  return rows[0]?.version ?? 0;
};
const suspension = async (): Promise<number> => {
  const { rows } = await server.pool.query<{ version: number }>(
    "update sign_in_suspension set org_types = '{}' returning version",
  );
  return rows[0]?.version ?? 0;
};
/** Universities: nobody who walks here is of one. */
const UNIVERSITY = 6;
const window = {
  orgTypes: [UNIVERSITY],
  fromAt: '2099-08-22 00:00',
  toAt: '2099-08-24 08:00',
  notice: '系统维护，请稍后登录',
  reason: '系统维护',
};

/** The audit belongs to nobody's place, an interface to its province. */
export const examples: readonly Example[] = [
  ...peopleExamples,
  ...pointExamples,
  ...secondExamples,
  ...roleExamples,
  ...teacherExamples,
  ...maintenanceExamples,
  ...passkeyExamples,
  { call: audit.list, by: 'centre', shared: true, ready: async () => ({ input: {} }) },
  { call: audit.verify, by: 'centre', personal: true, ready: async () => ({ input: {} }) },
  {
    call: recipients.queryUserByMessage,
    by: 'county',
    // Everybody writes to the one above: whose people they are is no secret of a place.
    shared: true,
    ready: async () => ({
      input: { orgName: testOrgs.county.name },
      mark: testOrgs.county.name,
    }),
  },
  { call: system.getGbsso, by: 'centre', shared: true, ready: async () => ({ input: {} }) },
  {
    call: system.setGbsso,
    by: 'province',
    also: ['centre'],
    alone: true,
    ready: async () => ({ input: { records: [await closed()], state: 1, reason: '接入国家平台' } }),
    stale: ({ input }) => {
      const [record] = input['records'] as { id: string }[];
      return { input: { ...input, records: [{ id: record?.id ?? '', version: 77 }] } };
    },
    state: {
      says: '该接口已经关闭',
      ready: async () => ({
        input: { records: [await closed()], state: 0, reason: '国家平台升级' },
      }),
    },
  },
  {
    call: system.testGbsso,
    by: 'province',
    also: ['centre'],
    stateless: true,
    never: '尚未接入国家平台，请系统管理员设置接入地址和密钥后再测试',
    ready: async () => ({ input: { switchId: (await closed()).id } }),
  },
  { call: system.getAudit, by: 'centre', shared: true, ready: async () => ({ input: {} }) },
  {
    call: system.getAuthentication,
    by: 'centre',
    shared: true,
    ready: async () => ({ input: {} }),
  },
  {
    call: system.setAuthentication,
    by: 'centre',
    alone: true,
    ready: async () => ({
      input: {
        orgType: UNIVERSITY,
        step: 'sms',
        reason: '加强登录验证',
        version: await stepOf(UNIVERSITY),
      },
    }),
    stale: ({ input }) => ({ input: { ...input, version: 77 } }),
    state: {
      says: '登录验证没有变化，请重新选择',
      ready: async () => ({
        input: {
          orgType: UNIVERSITY,
          step: 'none',
          reason: '恢复',
          version: await stepOf(UNIVERSITY),
        },
      }),
    },
  },
  { call: system.getSuspend, by: 'centre', shared: true, ready: async () => ({ input: {} }) },
  {
    call: system.setSuspend,
    by: 'centre',
    alone: true,
    ready: async () => ({ input: { ...window, version: await suspension() } }),
    stale: ({ input }) => ({ input: { ...input, version: 77 } }),
    state: {
      says: '现在没有停用登录，不需要解除',
      ready: async () => ({
        input: { action: 'lift', reason: '维护结束', version: await suspension() },
      }),
    },
  },
];

export { passkeyOpenExamples as openExamples } from './passkeys/examples';
