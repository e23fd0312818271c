import { reportStatus } from '@tqc/domain/dictionaries';
import { dueAfter, sysMetric, templates } from '@tqc/domain/reports';
import type { PoolClient } from 'pg';
import { countOrganisations } from '../jobs/systemFigures';

const FIRST = 966_000_000_001n;
const CENTRE = '5';
const LEVELS = [2, 3, 4];
/** Readings of the system are the nation's alone. */
const OF_THE_NATION = new Set(['S1', 'S2']);
const { code } = reportStatus;

/** Every template as a published report, and one report in each of the other states. */
export async function fillReports(client: PoolClient): Promise<void> {
  const { rows: makers } = await client.query<{ admin_id: string; name: string }>(
    'select a.admin_id, a.name from admin a join org o using (org_id) where o.org_type = $1 order by a.admin_id limit 2',
    [CENTRE],
  );
  const [maker, second = maker] = makers;
  if (!maker || !second) return;
  const drafts = [
    { template: 'T1', name: '全国教师资格认定情况统计表', status: 'waiting', audience: [4, 5] },
    { template: 'T2', name: '认定人员结构表（新版）', status: 'draft', audience: LEVELS },
    { template: 'H2', name: '证书管理情况统计表（旧版）', status: 'stopped', audience: LEVELS },
  ] as const;
  const all = [
    // The centre reads them too: in the demonstration a second person has looked at each.
    ...templates.map((one) => ({
      ...one,
      name: one.title,
      status: 'published',
      audience: OF_THE_NATION.has(one.id) ? [5] : [...LEVELS, 5],
    })),
    ...drafts.flatMap(({ template, ...rest }) => {
      const found = templates.find(({ id }) => id === template);
      return found ? [{ ...found, ...rest }] : [];
    }),
  ] as const;
  for (const [at, { name, business, audience, definition, status }] of all.entries()) {
    const id = String(FIRST + BigInt(at));
    const isOut = status === 'published' || status === 'stopped';
    const made = `2024-03-${String(at + 1).padStart(2, '0')}T02:00:00Z`;
    await client.query(
      `insert into report (report_id, name, business, audience, definition, status, number, creator_id, creator, asked_by, create_time)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        id,
        name,
        business,
        audience,
        JSON.stringify(definition),
        code(status as 'draft'),
        isOut ? 1 : null,
        maker.admin_id,
        maker.name,
        status === 'waiting' ? maker.admin_id : null,
        made,
      ],
    );
    if (isOut)
      await client.query(
        `insert into report_version (report_id, number, name, audience, definition, publisher, published_at)
         values ($1, 1, $2, $3, $4, $5, $6)`,
        [id, name, audience, JSON.stringify(definition), second.name, made],
      );
  }
  await fillPlans(client, maker, second);
  await fillReadings(client);
}

interface Maker {
  readonly admin_id: string;
  readonly name: string;
}

/** A report that is made every day, and one whose plan was paused. */
async function fillPlans(client: PoolClient, maker: Maker, second: Maker): Promise<void> {
  const plans = [
    { name: '教师资格认定情况统计表', plan: DAILY, paused: false, message: '已为2人生成' },
    {
      name: '认定批次进度表',
      plan: MONDAYS,
      paused: true,
      message: '设置人已没有定时报表的权限，请由有权限的人员重新设置',
    },
  ];
  for (const { name, plan, paused, message } of plans)
    await client.query(
      `insert into report_schedule (report_id, every, weekday, day, hour, format, receivers, owner_id, owner, paused, next_at, last_at, message)
       select report_id, $2, $3, null, $4, 'xlsx', $5, $6, $7, $8, $9, '2024-06-17T00:00:00Z', $10
       from report where name = $1 and number is not null limit 1`,
      [
        name,
        plan.every,
        plan.weekday,
        plan.hour,
        [maker.admin_id, second.admin_id],
        maker.admin_id,
        maker.name,
        paused,
        dueAfter(plan, NOW),
        message,
      ],
    );
}

const DAILY = { every: 1, weekday: null, day: null, hour: 8 };
const MONDAYS = { every: 2, weekday: 1, day: null, hour: 8 };
const NOW = new Date('2024-06-18T04:00:00Z');
/** What each figure is about, so that a day of readings looks like one. */
const USUAL: readonly (readonly [Parameters<typeof sysMetric.code>[0], number])[] = [
  ['online', 320],
  ['signIns', 6],
  ['calls', 900],
  ['p50', 14],
  ['p95', 88],
  ['errorRate', 0.2],
  ['pushes', 40],
  ['jobs', 3],
  ['fileTasks', 5],
  ['files', 5200],
  ['database', 2600],
  ['texts', 4],
];

/** Two days of readings, one in ten minutes, that rise and fall with the working day. */
async function fillReadings(client: PoolClient): Promise<void> {
  for (const [name, usual] of USUAL)
    await client.query(
      `insert into sys_metric (at, metric, value, before, threshold)
       select t, $1, round(($2::float8 * (0.55 + 0.45 * sin((extract(hour from t) - 1) / 24 * 2 * pi())))::numeric, 2),
         round(($2::float8 * 0.9 * (0.55 + 0.45 * sin((extract(hour from t) - 1) / 24 * 2 * pi())))::numeric, 2), $3
       from generate_series($4::timestamptz - interval '2 days', $4, interval '10 minutes') t`,
      [sysMetric.code(name), usual, name === 'errorRate' ? 2 : null, NOW],
    );
  await countOrganisations(client, NOW);
}
