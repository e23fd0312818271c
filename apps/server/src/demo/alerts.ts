import { alertStatus } from '@tqc/domain/dictionaries';
import type { PoolClient } from 'pg';

const FIRST_LOG = 968_000_000_001n;
const FIRST_RULE = 969_000_000_001n;
const { code } = alertStatus;

const [OPEN, CLAIMED, CLOSED, IGNORED] = [
  code('open'),
  code('claimed'),
  code('closed'),
  code('ignored'),
] as const;
const EVENTS: Readonly<Record<number, string>> = {
  [CLAIMED]: '认领',
  [CLOSED]: '处理完成',
  [IGNORED]: '忽略',
};
type Case = readonly [
  rule: string,
  severity: number,
  cases: number,
  threshold: number | null,
  status: number,
  note: string,
];

/** What stood out before and was dealt with; what stands out now the product finds by itself. */
const CASES: readonly Case[] = [
  ['A08', 3, 6200, 5000, OPEN, ''],
  ['A10', 1, 7, 5, CLAIMED, ''],
  ['A04', 3, 2, 3, CLOSED, '网络恢复后已重新推送'],
  ['A16', 1, 42, 40, IGNORED, '集中办理日，已安排加班'],
  ['A03', 3, 1, null, CLOSED, '漏编的号码已补编'],
  ['A05', 3, 2, 3, OPEN, ''],
  ['A07', 2, 3, 10, CLAIMED, ''],
  ['A09', 2, 1, null, IGNORED, '值班人员在家处理，已核实'],
  ['A11', 2, 6, 5, CLOSED, '印章更换后已重新制证'],
  ['A12', 1, 18, 60, OPEN, ''],
  ['A13', 2, 1, null, IGNORED, '误点，公示满期后再复核'],
  ['A14', 1, 2, 30, CLAIMED, ''],
  ['A15', 2, 1, 3, CLOSED, '计划已经上报'],
  ['A17', 2, 64, 50, OPEN, ''],
  ['A18', 3, 4, 2, CLOSED, '数据库连接恢复，错误率已正常'],
];

/** Warnings of the first counties in every state, and a province that set a rule of its own. */
export async function fillAlerts(client: PoolClient): Promise<void> {
  const { rows: handlers } = await client.query<{
    admin: string;
    org: string;
    name: string;
    of: string;
  }>(
    `select a.admin_id as admin, a.org_id as org, a.name, o.org_name as of from admin a join org o using (org_id)
     where o.org_type = 3 and o.prov = '32' order by a.admin_id limit 1`,
  );
  const { rows: counties } = await client.query<{ id: string }>(
    "select org_id as id from org where org_type = 2 and prov = '32' order by org_id limit 4",
  );
  const { rows: centres } = await client.query<{ id: string }>(
    'select org_id as id from org where org_type = 5 order by org_id limit 1',
  );
  const [[handler], [centre]] = [handlers, centres];
  if (!handler) return;
  for (const [at, [rule, severity, cases, threshold, status, note]] of CASES.entries()) {
    // How the product runs is the centre's to see to.
    const org = rule === 'A18' ? centre : counties[at % counties.length];
    if (!org) return;
    const event = EVENTS[status];
    const isTaken = event !== undefined;
    const { rows } = await client.query<{ id: string }>(
      `insert into monitor_alert (rule, org_id, prov, city, county, point, severity, cases, threshold, first_at, last_at, cleared_at, told_at, status, handler_id, handler_org, handler, note, version)
       select $1, org_id, prov, city, county, point, $3, $4, $5, '2024-06-16T02:00:00Z', '2024-06-16T02:00:00Z', '2024-06-17T02:00:00Z', '2024-06-16T02:00:00Z', $6, $7, $8, $9, $10, 2
       from org where org_id = $2 returning alert_id as id`,
      [
        rule,
        org.id,
        severity,
        cases,
        threshold,
        status,
        isTaken ? handler.admin : null,
        isTaken ? handler.org : null,
        isTaken ? handler.name : '',
        note,
      ],
    );
    if (isTaken)
      await client.query(
        `insert into monitor_alert_log (alert_log_id, alert_id, prov, city, county, point, at, event, operator, note)
         select $1, alert_id, prov, city, county, point, '2024-06-16T03:00:00Z', $3, $4, $5 from monitor_alert where alert_id = $2`,
        [String(FIRST_LOG + BigInt(at)), rows[0]?.id, event, `${handler.of} ${handler.name}`, note],
      );
  }
  await client.query("update monitor_alert_rule set updated_at = '2024-05-06T01:00:00Z'");
  await client.query(
    `insert into monitor_alert_rule (alert_rule_id, rule, prov, threshold, severity, targets, ways, quiet_from, quiet_to, updated_at)
     values ($1, 'A08', '32', 3000, 3, '{1,2}', '{1,2}', '22:00', '06:00', '2024-05-20T01:00:00Z')`,
    [String(FIRST_RULE)],
  );
}
