import { monAlert, monAlertInform } from '@tqc/contract/monitor';
import { testOrgs } from '../../../testing/server';
import type { Example } from '../../../walks/example';
import { call, idOf, next, once, server } from '../../../walks/stage';

/** An organisation has one warning of each rule. */
const OFTEN = ['A01', 'A04', 'A06', 'A10'];
/** A warning of the county that nobody has taken on. */
export async function warned(rule = OFTEN[next() % OFTEN.length]): Promise<string> {
  const { id, prov, city, county } = testOrgs.county;
  await server.pool.query('delete from monitor_alert where rule = $1 and org_id = $2', [rule, id]);
  const { rows } = await server.pool.query<{ id: string }>(
    `insert into monitor_alert (rule, org_id, prov, city, county, severity, cases, first_at, last_at, told_at)
     values ($1, $2, $3, $4, $5, 3, 4, now(), now(), now()) returning alert_id as id`,
    [rule, id, prov, city, county],
  );
  return rows[0]?.id ?? '';
}
const settings = {
  enabled: true,
  severity: 2,
  targets: [1],
  ways: [1],
  roleId: null,
  quietFrom: '22:00',
  quietTo: '06:00',
};
/** Rules without a measure: a province has one setting of each. */
const RULES = ['A01', 'A02', 'A03', 'A06', 'A09', 'A13', 'A16'];
/** A province's own setting of one of them, in place of the one it may have. */
const ownRule = async (): Promise<string> => {
  const rule = RULES[next() % RULES.length];
  await server.pool.query("delete from monitor_alert_rule where rule = $1 and prov <> ''", [rule]);
  return idOf(
    await call('province', monAlertInform.create, {
      input: { rule, threshold: null, ...settings },
    }),
  );
};

/** Warnings: who watches takes them on; a province sets its own rules. */
export const alertExamples: readonly Example[] = [
  {
    call: monAlert.list,
    by: 'city',
    at: 'county',
    also: ['province', 'centre'],
    ready: once(async () => ({ input: {}, mark: await warned('A02') })),
  },
  {
    call: monAlert.get,
    by: 'city',
    at: 'county',
    also: ['province', 'centre'],
    ready: once(async () => ({ input: { id: await warned('A16') } })),
  },
  {
    call: monAlert.update,
    by: 'city',
    at: 'county',
    also: ['province', 'centre'],
    ready: async () => ({ input: { id: await warned(), action: 'claim' }, version: 1 }),
    state: { says: '只有未处理的预警可以认领' },
  },
  {
    call: monAlertInform.list,
    by: 'province',
    shared: true,
    ready: async () => ({ input: {} }),
  },
  {
    call: monAlertInform.get,
    by: 'province',
    also: ['centre'],
    ready: once(async () => ({ input: { id: await ownRule() } })),
  },
  {
    call: monAlertInform.trial,
    by: 'province',
    also: ['centre'],
    ready: once(async () => ({ input: { id: await ownRule() } })),
  },
  {
    call: monAlertInform.create,
    by: 'province',
    personal: true,
    ready: async () => {
      await server.pool.query("delete from monitor_alert_rule where rule = 'A10' and prov <> ''");
      return { input: { rule: 'A10', threshold: 8, ...settings } };
    },
  },
  {
    call: monAlertInform.update,
    by: 'province',
    ready: async () => ({
      input: { id: await ownRule(), threshold: null, ...settings },
      version: 1,
    }),
    stateless: true,
  },
  {
    call: monAlertInform.remove,
    by: 'province',
    ready: async () => ({ input: { id: await ownRule() }, version: 1 }),
    state: { says: '您不具备该条数据的权限，请刷新页面后再操作！' },
  },
];
