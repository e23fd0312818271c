import { orgBatchApproval, planEndStatus } from '@tqc/domain/dictionaries';
import { orgPlanActions } from '@tqc/domain/planning';
import type { PoolClient } from 'pg';
import type { DemoOrg } from './places';

const BATCH = '900000000101';
const SPECIAL = '900000000102';
const LAST_YEAR = '900000000103';

/** Batches of periodic registration: the running season, a special one, and the one before. */
export async function fillEnrollPlans(client: PoolClient, orgs: readonly DemoOrg[]): Promise<void> {
  await client.query(
    `insert into plan_batch (cb_id, track, cb_name, year, half, audience, ct_ids, begin_date, filing_end, first_review_end, recheck_end, end_date, expected, status, created_at, notice, creator)
     select id, 'enroll', name, year, kind, '{}', '{1,2,3,4,5,6}', b::date, f::date, fr::date, rc::date, e::date, expected, status, at::timestamptz, notice, '国家中心演示员'
     from (values
       ($1::bigint, '2024年中小学教师资格定期注册', 2024, 2, '2024-05-06', '2024-07-12', '2024-08-30', '2024-10-11', '2024-11-29', 1860000, 1, '2024-03-04T02:00:00Z', '注册结论有效期五年；逾期不注册的不得继续从教。'),
       ($2::bigint, '2024年新任教师首次注册', 2024, 1, '2024-09-02', '2024-09-30', '2024-10-25', '2024-11-15', '2024-12-13', null, 1, '2024-06-12T02:00:00Z', '面向2023年秋季入职、试用期考核合格的教师。'),
       ($3::bigint, '2023年中小学教师资格定期注册', 2023, 3, '2023-05-08', '2023-07-14', '2023-08-31', '2023-10-13', '2023-11-30', 1790000, 2, '2023-03-06T02:00:00Z', '')
     ) v (id, name, year, kind, b, f, fr, rc, e, expected, status, at, notice)`,
    [BATCH, SPECIAL, LAST_YEAR],
  );
  await fillProvincePlans(client, orgs);
  await fillOrgPlans(client, orgs);
  await fillPlanEnds(client);
}

const planOf = (prov: string) => `9110000000${prov}`;
/** Most have passed; the last ones wait, were returned, are being written, or locked. */
const LATE: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 0, 4: 4, 5: 1 };
const MADE = '2024-03-11T02:00:00Z';
const REPORTED = '2024-03-18T02:00:00Z';
const DECIDED = '2024-03-20T02:00:00Z';

/** What the provinces plan in the running season, and what waits of the special batch. */
async function fillProvincePlans(client: PoolClient, orgs: readonly DemoOrg[]): Promise<void> {
  const provinces = orgs.filter(({ type }) => type === 4);
  // 江苏 and 浙江 have people in the demonstration: theirs has passed.
  const home = new Set(['32', '33']);
  const others = provinces.filter(({ prov }) => !home.has(prov));
  const stateOf = ({ id }: DemoOrg) => {
    const fromEnd = others.length - others.findIndex((one) => one.id === id);
    return LATE[fromEnd > others.length ? 0 : fromEnd] ?? 2;
  };
  await client.query(
    `insert into province_plan (pb_id, track, cb_id, plan_name, org_id, prov, filing, filing_begin, filing_end, confirm_begin, confirm_end, approve_begin, approve_end, recheck_end, final_begin, scopes, notice_days, training_hours, probation_months, recheck_level, final_level, ct_ids, materials, conditions, contact, contact_phone, approval_status, opinion, reporter, reported_at, decided_by, decided_at, created_at)
     select pb, 'enroll', $2::bigint, name || '2024年定期注册计划', org, prov, $3::jsonb, '2024-05-13 09:00', '2024-06-28 18:00', '2024-05-20', '2024-08-16', '2024-08-26', '2024-11-15', '2024-09-27', '2024-09-30', case when prov in ('32', '33') then '{1,2,3,4}' else '{1,3,4}' end::smallint[],
       7, 360, 12, 3, 4, '{1,2,3,4,5,6}', '申请表、教师资格证书、聘用合同、师德证明、年度考核表、培训学时证明', '', '演示联系人', '000-88880000',
       state, case state when 3 then '请把公示时间写进计划文件后再报' else '' end,
       case when state <> 0 then '省级演示员' else '' end, case when state <> 0 then $4::timestamptz end,
       case when state in (2, 3, 4) then '国家中心演示员' else '' end, case when state in (2, 3, 4) then $5::timestamptz end, $6::timestamptz
     from jsonb_to_recordset($1::jsonb) v (pb bigint, name text, org bigint, prov text, state smallint)`,
    [
      JSON.stringify(
        provinces.map((one) => ({
          pb: planOf(one.prov),
          name: one.areaName,
          org: one.id,
          prov: one.prov,
          state: stateOf(one),
        })),
      ),
      BATCH,
      JSON.stringify([{ begin: '2024-05-13 09:00', end: '2024-06-28 18:00' }]),
      REPORTED,
      DECIDED,
      MADE,
    ],
  );
  await client.query(
    `insert into plan_opinion (id, track, pb_id, org_id, prov, city, county, step, opinion, name, org_name, created_at)
     select 970000000000 + pb_id % 1000 * 10 + n, 'enroll', pb_id, p.org_id, p.prov, p.prov || '00', p.prov || '0000', step, case when step = '退回' then p.opinion else '' end, who, case n when 1 then o.org_name else '国家教师资格中心(演示)' end, at
     from province_plan p join org o using (org_id), lateral (values
       (1, '上报', p.reporter, p.reported_at),
       (2, case when p.approval_status = $1 then '退回' else '通过' end, p.decided_by, p.decided_at)) v (n, step, who, at)
     where p.track = 'enroll' and at is not null`,
    [orgBatchApproval.code('failed')],
  );
}

/** Counties and cities of the two provinces that have people: the last ones are not that far. */
const ORG_LATE: Readonly<Record<number, number>> = { 1: 0, 2: 1, 3: 3, 4: 4, 5: 1, 7: -1, 8: -1 };

/** What they plan under the plan of their province; some have reported nothing yet. */
async function fillOrgPlans(client: PoolClient, orgs: readonly DemoOrg[]): Promise<void> {
  const planning = ['32', '33'].flatMap((prov) => {
    const all = orgs.filter((org) => org.prov === prov && (org.type === 2 || org.type === 3));
    return all.flatMap((org, at) => {
      // The first county has people in the demonstration: its plan runs.
      const state = at < 3 ? 2 : (ORG_LATE[all.length - at] ?? 2);
      return state < 0 ? [] : [{ org, state }];
    });
  });
  const rows = planning.map(({ org, state }, at) => ({
    ob: String(950000000001 + at),
    obt: String(951000000001 + at),
    pb: planOf(org.prov),
    name: `${org.areaName.slice(-12)}2024年定期注册计划`,
    org: org.id,
    prov: org.prov,
    city: org.city,
    county: org.county,
    type: org.type,
    state,
  }));
  await client.query(
    `insert into org_plan (ob_id, track, pb_id, cb_id, plan_name, org_id, prov, city, county, attention, first_review_begin, first_review_end, notice_begin, notice_end, recheck_begin, recheck_end, expected, notice_url, approval_status, opinion, reporter, reported_at, decided_by, decided_at, created_at)
     select ob, 'enroll', pb, $2::bigint, name, org, prov, city, county, '请各校统一整理材料，按时段到确认点办理。', '2024-05-27', '2024-08-09', '2024-08-01', '2024-08-09', case when type = 3 then '2024-08-26'::date end, case when type = 3 then '2024-09-20'::date end, 900 + (ob % 7) * 130, '', state,
       case state when 3 then '公示日期与学校放假冲突，请调整' else '' end, case when state <> 0 then '演示经办员' else '' end, case when state <> 0 then '2024-04-08T02:00:00Z'::timestamptz end,
       case when state in (2, 3, 4) then '上级演示员' else '' end, case when state in (2, 3, 4) then '2024-04-10T02:00:00Z'::timestamptz end, '2024-04-01T02:00:00Z'
     from jsonb_to_recordset($1::jsonb) v (ob bigint, pb bigint, name text, org bigint, prov text, city text, county text, type smallint, state smallint)`,
    [JSON.stringify(rows), BATCH],
  );
  await client.query(
    `insert into plan_slot (obt_id, track, ob_id, org_id, prov, city, county, filing_begin, filing_end, confirm_begin, confirm_end, day_limit, ct_ids, created_at)
     select obt, 'enroll', ob, org, prov, city, county, '2024-05-20 09:00', '2024-06-26 18:00', '2024-05-27', '2024-07-12', 200, '{1,2,3,4,5,6}', '2024-04-01T02:00:00Z'
     from jsonb_to_recordset($1::jsonb) v (obt bigint, ob bigint, org bigint, prov text, city text, county text)`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `insert into plan_opinion (id, track, pb_id, ob_id, org_id, prov, city, county, step, opinion, name, org_name, created_at)
     select 980000000000 + ob_id % 10000 * 10 + n, 'enroll', pb_id, ob_id, p.org_id, p.prov, p.city, p.county, step, case when step = '退回' then p.opinion else '' end, who, case n when 1 then o.org_name else '上级机构(演示)' end, at
     from org_plan p join org o using (org_id), lateral (values
       (1, '上报', p.reporter, p.reported_at),
       (2, case when p.approval_status = $1 then '退回' else '通过' end, p.decided_by, p.decided_at)) v (n, step, who, at)
     where p.track = 'enroll' and at is not null`,
    [orgBatchApproval.code('failed')],
  );
}

const ENDS = [
  planEndStatus.code('applied'),
  planEndStatus.code('returned'),
  planEndStatus.code('ended'),
];

/** Of the plans that passed one asks for its end, one was refused it, and one is over. */
async function fillPlanEnds(client: PoolClient): Promise<void> {
  const [applied, returned, ended] = ENDS;
  const { applyEnd, returnEnd, endPlan } = orgPlanActions;
  await client.query(
    `with r as (select ob_id, row_number() over (order by ob_id desc) as n from org_plan where track = 'enroll' and approval_status = $4)
     update org_plan p set end_status = case r.n when 1 then $1::smallint when 2 then $2 else $3 end, end_reason = '本区没有注册对象，提前结束',
       approval_status = case r.n when 3 then $5::smallint else p.approval_status end, opinion = case r.n when 2 then '请核对新任教师名单后再申请' else p.opinion end
     from r where r.ob_id = p.ob_id and r.n <= 3`,
    [applied, returned, ended, orgBatchApproval.code('passed'), orgBatchApproval.code('locked')],
  );
  await client.query(
    `insert into plan_opinion (id, track, pb_id, ob_id, org_id, prov, city, county, step, opinion, name, org_name, created_at)
     select 981000000000 + ob_id % 10000 * 10 + n, 'enroll', pb_id, ob_id, p.org_id, p.prov, p.city, p.county, v.step, v.said, v.who, case n when 1 then o.org_name else '上级机构(演示)' end, v.at::timestamptz
     from org_plan p join org o using (org_id), lateral (values
       (1, $1, p.end_reason, '演示经办员', '2024-06-11T02:00:00Z'),
       (2, case p.end_status when $4 then $2 when $5 then $3 end, case p.end_status when $4 then p.opinion else '' end, '上级演示员', '2024-06-12T02:00:00Z')) v (n, step, said, who, at)
     where p.track = 'enroll' and p.end_status = any ($6) and v.step is not null`,
    [applyEnd.label, returnEnd.label, endPlan.label, returned, ended, ENDS],
  );
}
