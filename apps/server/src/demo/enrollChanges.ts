import {
  orgBatchApproval,
  planChangeKind,
  planEndStatus,
  regChangeStatus,
} from '@tqc/domain/dictionaries';
import type { PoolClient } from 'pg';

const { code } = regChangeStatus;
const [postponed, moved] = [planChangeKind.codes[0], planChangeKind.codes[1]];
const SLOT = {
  validBeginDateStr: '2024-05-20 09:00',
  validEndDateStr: '2024-06-26 18:00',
  confirmBegin: '2024-05-27',
  confirmEnd: '2024-07-12',
  dayLimit: 200,
  ctIds: [1, 2, 3, 4, 5, 6],
};

/**
 * Changes of plans of registration: a province and a county wait, one was passed, one returned. The
 * plans are those of the two provinces that have people.
 */
export async function fillEnrollChanges(client: PoolClient): Promise<void> {
  const provinces = [
    {
      prov: '32',
      kind: postponed,
      before: { approveEnd: '2024-11-15' },
      after: { approveEnd: '2024-11-22' },
      reason: '暑期后才能集中终审，申请顺延一周。',
      status: code('waiting'),
      decided: false,
    },
    {
      prov: '33',
      kind: moved,
      before: { recheckEnd: '2024-09-20' },
      after: { recheckEnd: '2024-09-27' },
      reason: '复核材料多，申请延长一周。',
      status: code('passed'),
      decided: true,
      opinion: '同意',
    },
  ];
  await client.query(
    `insert into plan_change (id, track, plan_kind, pb_id, org_id, prov, city, county, change_kind, before, after, reason, status, applicant, opinion, decided_by, decided_at, created_at)
     select 952000000000 + v.prov::int, 'enroll', 'province', pb_id, org_id, p.prov, p.prov || '00', p.prov || '0000', v.kind, v.before, v.after, v.reason, v.status, '省级演示员', coalesce(v.opinion, ''),
       case when v.decided then '国家中心演示员' else '' end, case when v.decided then '2024-06-12T06:00:00Z'::timestamptz end, '2024-06-11T03:00:00Z'
     from jsonb_to_recordset($1::jsonb) v (prov text, kind smallint, before jsonb, after jsonb, reason text, status smallint, decided boolean, opinion text)
     join province_plan p on p.track = 'enroll' and p.prov = v.prov and p.approval_status = $2`,
    [JSON.stringify(provinces), orgBatchApproval.code('passed')],
  );
  const below = [
    {
      nth: 1,
      kind: moved,
      before: { noticeBegin: '2024-08-01' },
      after: { noticeBegin: '2024-07-29' },
      reason: '公示提前三天开始，给异议留出时间。',
      status: code('waiting'),
      decided: false,
    },
    {
      nth: 2,
      kind: postponed,
      before: { slots: [SLOT] },
      after: { slots: [{ ...SLOT, validEndDateStr: '2024-06-28 18:00' }] },
      reason: '乡镇学校网络中断，网报顺延两天。',
      status: code('failed'),
      decided: true,
      opinion: '请先说明涉及哪些学校、多少人',
    },
  ];
  await client.query(
    `with o as (select *, row_number() over (order by ob_id) as n from org_plan where track = 'enroll' and prov = '32' and approval_status = $2 and end_status = $3)
     insert into plan_change (id, track, plan_kind, pb_id, ob_id, org_id, prov, city, county, change_kind, before, after, reason, status, applicant, opinion, decided_by, decided_at, created_at)
     select 952000000100 + v.nth, 'enroll', 'org', o.pb_id, o.ob_id, o.org_id, o.prov, o.city, o.county, v.kind,
       case when v.before ? 'slots' then jsonb_set(v.before, '{slots,0,obtId}', to_jsonb(s.obt_id::text)) else v.before end,
       case when v.after ? 'slots' then jsonb_set(v.after, '{slots,0,obtId}', to_jsonb(s.obt_id::text)) else v.after end,
       v.reason, v.status, '演示经办员', coalesce(v.opinion, ''), case when v.decided then '上级演示员' else '' end, case when v.decided then '2024-06-13T06:00:00Z'::timestamptz end, '2024-06-13T03:00:00Z'
     from jsonb_to_recordset($1::jsonb) v (nth int, kind smallint, before jsonb, after jsonb, reason text, status smallint, decided boolean, opinion text)
     join o on o.n = v.nth join plan_slot s on s.ob_id = o.ob_id`,
    [JSON.stringify(below), orgBatchApproval.code('passed'), planEndStatus.code('running')],
  );
}
