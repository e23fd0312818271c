import type { PoolClient } from 'pg';
import { copyRows } from './copyRows';
import type { DemoOrg } from './places';

/** An arrangement applications can go to. */
export interface DemoArrangement {
  readonly lsId: string;
  readonly obtId: string;
  readonly obId: string;
  readonly pbId: string;
  readonly cbId: string;
  readonly point: DemoOrg;
  readonly owner: DemoOrg;
  readonly ctIds: readonly number[];
}

/** Types an organisation recognises by its level. */
export const TYPES_OF: Readonly<Record<number, readonly number[]>> = {
  2: [1, 2, 3],
  3: [4, 5, 6],
  4: [7],
};
/** Numbers of a province's plan, an organisation's plan and its time slot. */
export const pbOf = (prov: string) => `9100000000${prov}`;
export const obOf = (o: DemoOrg) => `92${o.id.padStart(10, '0')}`;
export const obtOf = (o: DemoOrg) => `93${o.id.padStart(10, '0')}`;
const BATCH = '900000000001';
/** When plans below the provinces and what belongs to them were made. */
const MADE = '2024-05-17T02:00:00Z';
const FILING = JSON.stringify([{ begin: '2024-06-03 09:00', end: '2024-09-30 18:00' }]);

/**
 * One open batch, a passed plan for every province, city and county, and an arrangement for every
 * point.
 */
export async function fillPlans(
  client: PoolClient,
  orgs: readonly DemoOrg[],
): Promise<DemoArrangement[]> {
  await client.query(
    `insert into plan_batch (cb_id, track, cb_name, year, half, audience, ct_ids, begin_date, end_date, creator, created_at) values ($1, 'register', '2024年上半年教师资格认定', 2024, 1, '{1,2,3,4}', '{1,2,3,4,5,6,7}', '2024-03-01', '2024-12-31', '国家中心演示员', '2024-02-20T02:00:00Z')`,
    [BATCH],
  );
  const provinces = orgs.filter(({ type }) => type === 4);
  await copyRows(
    client,
    'province_plan',
    [
      'pb_id',
      'track',
      'cb_id',
      'plan_name',
      'org_id',
      'prov',
      'filing',
      'filing_begin',
      'filing_end',
      'confirm_begin',
      'confirm_end',
      'approve_begin',
      'approve_end',
      'auto_pass',
      'ct_ids',
      'contact',
      'contact_phone',
      'approval_status',
      'reporter',
      'reported_at',
      'decided_by',
      'decided_at',
      'created_at',
    ],
    provinces.map((o) => [
      pbOf(o.prov),
      'register',
      BATCH,
      `${o.areaName}2024年上半年认定计划`,
      o.id,
      o.prov,
      FILING,
      '2024-06-03 09:00',
      '2024-09-30 18:00',
      '2024-06-03',
      '2024-10-31',
      '2024-06-03',
      '2024-11-30',
      true,
      [1, 2, 3, 4, 5, 6, 7],
      '演示联系人',
      '000-88880000',
      2,
      '省级演示员',
      '2024-05-10T02:00:00Z',
      '国家中心演示员',
      '2024-05-13T02:00:00Z',
      '2024-05-08T02:00:00Z',
    ]),
  );
  const owners = orgs.filter(({ type }) => TYPES_OF[type] !== undefined);
  await copyRows(
    client,
    'org_plan',
    [
      'ob_id',
      'track',
      'pb_id',
      'cb_id',
      'plan_name',
      'org_id',
      'prov',
      'city',
      'county',
      'approval_status',
      'health_note',
      'attention',
      'reporter',
      'reported_at',
      'decided_by',
      'decided_at',
      'created_at',
    ],
    owners.map((o) => [
      obOf(o),
      'register',
      pbOf(o.prov),
      BATCH,
      `${o.name}2024年上半年认定计划`,
      o.id,
      o.prov,
      o.city,
      o.county,
      2,
      '请在指定医院体检，结果一个批次内有效。',
      '请携带身份证件、学历证书原件到确认点。',
      '演示经办员',
      '2024-05-20T02:00:00Z',
      '系统',
      '2024-05-20T02:00:00Z',
      MADE,
    ]),
  );
  await copyRows(
    client,
    'plan_slot',
    [
      'obt_id',
      'track',
      'ob_id',
      'org_id',
      'prov',
      'city',
      'county',
      'filing_begin',
      'filing_end',
      'confirm_begin',
      'confirm_end',
      'ct_ids',
      'created_at',
    ],
    owners.map((o) => [
      obtOf(o),
      'register',
      obOf(o),
      o.id,
      o.prov,
      o.city,
      o.county,
      '2024-06-03 09:00',
      '2024-09-30 18:00',
      '2024-06-03',
      '2024-10-31',
      [...(TYPES_OF[o.type] ?? [])],
      MADE,
    ]),
  );
  await fillOpinions(client);
  const byId = new Map(owners.map((o) => [o.id, o]));
  const arrangements = orgs
    .filter(({ type }) => type === 1)
    .flatMap((point): DemoArrangement[] => {
      const owner = byId.get(point.parent ?? '');
      return owner
        ? [
            {
              lsId: `94${point.id.padStart(12, '0')}`,
              obtId: obtOf(owner),
              obId: obOf(owner),
              pbId: pbOf(owner.prov),
              cbId: BATCH,
              point,
              owner,
              ctIds: TYPES_OF[owner.type] ?? [],
            },
          ]
        : [];
    });
  await copyRows(
    client,
    'plan_arrangement',
    [
      'ls_id',
      'track',
      'ob_id',
      'obt_id',
      'org_id',
      'point_id',
      'prov',
      'city',
      'county',
      'point',
      'confirm_way',
      'begin_date',
      'end_date',
      'am_hours',
      'pm_hours',
      'day_capacity',
      'confirm_range',
      'audience',
      'ct_ids',
      'created_at',
    ],
    arrangements.map(({ lsId, obId, obtId, owner, point, ctIds }) => [
      lsId,
      'register',
      obId,
      obtId,
      owner.id,
      point.id,
      point.prov,
      point.city,
      point.county,
      point.point,
      1,
      '2024-06-03',
      '2024-10-31',
      '08:30-11:30',
      '14:00-17:00',
      300,
      point.range,
      [1, 2, 3, 4],
      [...ctIds],
      MADE,
    ]),
  );
  return arrangements;
}

/**
 * Who handed these plans in and passed them, as each of them shows it; those below a province are
 * passed by its plan, which is no step of anybody.
 */
async function fillOpinions(client: PoolClient): Promise<void> {
  await client.query(
    `insert into plan_opinion (id, track, pb_id, org_id, prov, city, county, step, opinion, name, org_name, created_at)
     select 971000000000 + pb_id % 1000 * 10 + n, track, pb_id, p.org_id, p.prov, p.prov || '00', p.prov || '0000', step, '', who, case n when 1 then o.org_name else '国家教师资格管理中心（演示）' end, at
     from province_plan p join org o using (org_id), lateral (values
       (1, '上报', p.reporter, p.reported_at), (2, '通过', p.decided_by, p.decided_at)) v (n, step, who, at)
     where p.track = 'register'`,
  );
  await client.query(
    `insert into plan_opinion (id, track, pb_id, ob_id, org_id, prov, city, county, step, opinion, name, org_name, created_at)
     select 981000000000 + ob_id % 100000000, track, pb_id, ob_id, p.org_id, p.prov, p.city, p.county, '上报', '', p.reporter, o.org_name, p.reported_at
     from org_plan p join org o using (org_id) where p.track = 'register'`,
  );
}
