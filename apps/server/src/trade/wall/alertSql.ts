import { enrollmentReview } from '@tqc/contract/enroll';
import { exports } from '@tqc/contract/resource';
import {
  BatchStatus,
  certChangeStatus,
  limitStatus,
  onOff,
  orgBatchApproval,
  planEndStatus,
  pushState,
  recognitionStatus,
  recordStatusEnroll,
  recordStatusRegister,
  usbKeyStatus,
} from '@tqc/domain/dictionaries';
import { finalDecisions, firstDecisions, recheckDecisions } from '@tqc/domain/enroll';
import { decisions } from '@tqc/domain/register';
import { sysMetric } from '@tqc/domain/reports';
import { jobStatus } from '@tqc/domain/shared';

/**
 * How a rule is counted. Both answer org_id, cases, threshold. Parameters: 1 the day, 2 the last
 * due day that is over, 4 the moment; `MEASURE` stands for what the rule is measured against at the
 * place of `o`. `past` is the same of a day that is over, where it is not counted alike.
 */
export interface RuleSql {
  readonly now: string;
  readonly past?: string;
  /** Counted on the hour alone: it reads much and changes slowly. */
  readonly hourly?: true;
}

/** Where the measure of a rule stands in its statement. */
export const MEASURE = '@measure';
const ON = onOff.code('on');
const AT_WORK = `o.status = ${ON}`;
/** Every statement is given the same values, whether it needs them or not. */
const ALL_GIVEN = '$1::date is not null and $2::date is not null';
const oneDay = (column: string) =>
  `${column} >= ($1::date::timestamp at time zone 'Asia/Shanghai') and ${column} < (($1::date + 1)::timestamp at time zone 'Asia/Shanghai') and $2::date is not null`;
const chinaDate = (column: string) => `(${column} at time zone 'Asia/Shanghai')::date`;
const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join();

const EXPORTS = quoted(
  [exports.exportRows, exports.exporRegExcelData, exports.exporEnrollExcelData].map(({ id }) => id),
);
const RECHECKS = quoted(
  [enrollmentReview.editAllEnrollCheckTheReg, enrollmentReview.lowerOrgbatchQualified].map(
    ({ id }) => id,
  ),
);
const UNSETTLED = `r.status in (${recognitionStatus.group.unsettled}) and r.record_status <> ${recordStatusRegister.code('deleted')}`;

/** A network is told by the first half of an address, of either kind. */
const network = (column: string) =>
  `case when ${column} like '%:%' then substring(${column} from '^[^:]*:[^:]*') else substring(${column} from '^[0-9]+\\.[0-9]+') end`;

/** Labels of the decisions that conclude something, and of those among them that let pass. */
function concluding(...tables: readonly { readonly rows: object }[]) {
  const rows = tables.flatMap(
    (table) => Object.values(table.rows) as { readonly label: string; readonly tone?: string }[],
  );
  const toned = rows.filter(({ tone }) => tone !== undefined);
  return {
    all: quoted([...new Set(toned.map(({ label }) => label))]),
    good: quoted([
      ...new Set(toned.filter(({ tone }) => tone === 'good').map(({ label }) => label)),
    ]),
  };
}
const RECOGNITION = concluding(decisions);
const REGISTRATION = concluding(firstDecisions, recheckDecisions, finalDecisions);

const sessionsAt = (condition: string) =>
  `select a.org_id, s.address, count(distinct s.admin_id) as n from session s join admin a using (admin_id) where ${condition} group by 1, 2`;

/** The statement of each rule. */
export const ruleSql: Readonly<Record<string, RuleSql>> = {
  // Counted by the roll-ups, so that a million applications cost nothing.
  A01: {
    now: `select o.org_id, sum(r.n)::int as cases, null::int as threshold from agg_roll r join org o on o.county = r.code and o.org_type = 2 and ${AT_WORK}
    where r.level = 2 and r.fact = 'wait' and r.day <= $2 and $1::date is not null group by 1 having sum(r.n) > 0`,
  },
  A02: {
    now: `select a.point_id as org_id, sum(w.n)::int as cases, min(a.end_date - $1::date)::int as threshold from (
      select point_id, point, cb_id, max(a.end_date) as end_date from plan_arrangement a join org_plan p using (ob_id) where a.status = ${ON} and a.track = 'register' group by 1, 2, 3
    ) a cross join lateral (select coalesce(sum(n), 0) as n from agg_total where level = 1 and code = a.point and fact = 'reg' and k in (${recognitionStatus.group.awaitingConfirmation}) and batch = a.cb_id) w
    where a.end_date between $1::date and $1::date + 3 and w.n > 0 and $2::date is not null group by 1`,
  },
  // A number says who gave it: year, province and organisation stand before its serial.
  A03: {
    hourly: true,
    now: `select o.org_id, sum(s.hi - s.lo + 1 - s.n + 2 * (s.n - s.d))::int as cases, null::int as threshold from (
      select substr(cert_no, 1, 9) as series, count(*) as n, count(distinct right(cert_no, 6)) as d, min(right(cert_no, 6)::int) as lo, max(right(cert_no, 6)::int) as hi
      from cert where cert_no ~ '^[0-9]{17}$' and reg_id is not null and recognised_on >= date_trunc('year', $1::date - interval '1 year') group by 1
    ) s join org o on o.prov = substr(s.series, 5, 2) and o.short_code = substr(s.series, 7, 3) and o.org_type in (2, 3, 4) and ${AT_WORK}
    where ${ALL_GIVEN} group by 1 having sum(s.hi - s.lo + 1 - s.n + 2 * (s.n - s.d)) > 0`,
  },
  A04: {
    now: `select o.org_id, count(*)::int as cases, min(${MEASURE}) as threshold from platform_push p join org o using (org_id)
    where p.state = ${pushState.code('failed')} and p.tries > 1 and p.tries >= ${MEASURE} and ${AT_WORK} and ${ALL_GIVEN} group by 1`,
  },
  A05: {
    now: `select o.org_id, count(*)::int as cases, min(${MEASURE}) as threshold from access_query q join registration r on r.reg_id = q.reg_id and r.city = q.city and ${UNSETTLED} join org o on o.org_id = q.org_id
    where q.result in (1, 2, 3, 4, 11) and (q.result <> 11 or ${chinaDate('q.sent_at')} + ${MEASURE} < $1::date) and ${AT_WORK} and $2::date is not null
      and not exists (select from access_query n where n.reg_id = q.reg_id and n.city = q.city and n.query_id > q.query_id) group by 1`,
  },
  A06: {
    now: `select o.org_id, count(*)::int as cases, null::int as threshold from (
      select distinct r.county, r.reg_id from limitation l join registration r on r.id_index = l.id_index
      where l.status in (${limitStatus.group.inForce}) and l.begin_date <= $1::date and (l.end_date is null or l.end_date >= $1::date) and ${UNSETTLED}
    ) hit join org o on o.county = hit.county and o.org_type = 2 and ${AT_WORK} where $2::date is not null group by 1`,
  },
  A07: {
    now: `select o.org_id, count(*)::int as cases, min(${MEASURE}) as threshold from cert_change c join org o on o.org_id = c.decider_id
    where c.status = ${certChangeStatus.code('pending')} and ${chinaDate('c.applied_at')} + ${MEASURE} < $1::date and ${AT_WORK} and $2::date is not null group by 1`,
    past: `select o.org_id, count(*)::int as cases, min(${MEASURE}) as threshold from cert_change c join org o on o.org_id = c.decider_id
    where ${chinaDate('c.applied_at')} + ${MEASURE} < $1::date and (c.decided_at is null or ${chinaDate('c.decided_at')} > $1::date) and ${AT_WORK} and $2::date is not null group by 1`,
  },
  A08: {
    now: `select distinct on (e.org_id) e.org_id, e.cases, e.threshold from (
      select o.org_id, max(j.n)::int as cases, min(${MEASURE}) as threshold from (
        select org_id, admin_id, sum(total) as n from job where status = ${jobStatus.code('done')} and kind in (${EXPORTS}) and ${oneDay('ended_at')} group by 1, 2
      ) j join org o using (org_id) where ${AT_WORK} and j.n > ${MEASURE} group by 1
      union all select o.org_id, count(*)::int, null from audit u join org o on o.org_id::text = u.row ->> 'org'
      where ${oneDay('u.at')} and u.row ->> 'act' in (${EXPORTS}) and u.row ->> 'ok' = 'false' and u.row -> 'detail' ->> 'message' like '%备案%' and ${AT_WORK} group by 1
    ) e order by e.org_id, e.threshold nulls last`,
  },
  A09: {
    now: `select a.org_id, count(distinct s.admin_id)::int as cases, null::int as threshold from session s join admin a using (admin_id) join org o on o.org_id = a.org_id
    where ${oneDay('s.created_at')} and ${AT_WORK} and (
      extract(hour from s.created_at at time zone 'Asia/Shanghai') not between 6 and 21
      or (exists (select from session b where b.admin_id = s.admin_id and b.created_at < s.created_at and b.created_at >= s.created_at - interval '30 days')
        and not exists (select from session b where b.admin_id = s.admin_id and b.created_at < s.created_at and b.created_at >= s.created_at - interval '30 days' and ${network('b.address')} = ${network('s.address')}))
    ) group by 1`,
  },
  A10: {
    now: `select o.org_id, max(e.n)::int as cases, min(${MEASURE}) as threshold from (${sessionsAt(oneDay('s.created_at'))}) e join org o using (org_id) where ${AT_WORK} and e.n > ${MEASURE} group by 1`,
  },
  A11: {
    now: `select o.org_id, sum(t.failed)::int as cases, min(${MEASURE}) as threshold from ecert_task t join org o using (org_id)
    where ${oneDay('t.ended_at')} and ${AT_WORK} group by 1 having 100 * sum(t.failed) > min(${MEASURE}) * sum(t.total)`,
  },
  A12: {
    hourly: true,
    now: `select o.org_id, count(distinct h.id_index)::int as cases, min(${MEASURE}) as threshold from enrollment_history h join org o on o.county = h.county and o.org_type = 2 and ${AT_WORK}
    where h.valid_until >= $1::date and h.valid_until <= $1::date + ${MEASURE} and $2::date is not null
      and not exists (select from enrollment_history n where n.id_index = h.id_index and n.valid_until > h.valid_until)
      and not exists (select from enrollment e where e.id_index = h.id_index and e.record_status <> ${recordStatusEnroll.code('deleted')} and e.apply_time > h.valid_until - interval '1 year')
    group by 1`,
  },
  A13: {
    now: `select o.org_id, count(*)::int as cases, null::int as threshold from audit u join org o on o.org_id::text = u.row ->> 'org'
    where ${oneDay('u.at')} and u.row ->> 'act' in (${RECHECKS}) and u.row ->> 'ok' = 'false' and u.row -> 'detail' ->> 'message' like '%公示期未满%' and ${AT_WORK} group by 1`,
  },
  A14: {
    now: `select o.org_id, count(*)::int as cases, min(${MEASURE}) as threshold from (
      select org_id, valid_until from usb_key where state = ${usbKeyStatus.code('normal')} and valid_until is not null
      union all select org_id, valid_to from org_stamp where status = ${ON}
    ) k join org o using (org_id) where k.valid_until >= $1::date and k.valid_until <= $1::date + ${MEASURE} and ${AT_WORK} and $2::date is not null group by 1`,
  },
  A15: {
    hourly: true,
    now: `select o.org_id, count(*)::int as cases, min(${MEASURE}) as threshold from province_plan pp join plan_batch b using (cb_id) join org o on o.prov = pp.prov and o.org_type between 2 and 4
    left join org_plan p on p.pb_id = pp.pb_id and p.org_id = o.org_id and p.approval_status <> ${orgBatchApproval.code('draft')}
    where pp.approval_status in (${orgBatchApproval.group.inForce}) and (cardinality(pp.org_ids) = 0 or o.org_id = any (pp.org_ids)) and (p.ob_id is null or p.approval_status = ${orgBatchApproval.code('failed')})
      and b.status = ${BatchStatus.code('open')} and pp.end_status <> ${planEndStatus.code('ended')} and $1::date >= pp.filing_begin::date - ${MEASURE} and $1::date <= pp.filing_end::date
      and ${AT_WORK} and $2::date is not null group by 1`,
  },
  A16: {
    now: `select a.point_id as org_id, w.n::int as cases, a.capacity as threshold from (
      select point_id, point, sum(day_capacity)::int as capacity from plan_arrangement where status = ${ON} and track = 'register' and $1::date between begin_date and end_date group by 1, 2
    ) a cross join lateral (select coalesce(sum(n), 0) as n from agg_roll where level = 1 and code = a.point and fact = 'confirm' and day = $1::date) w where w.n > a.capacity and $2::date is not null`,
  },
  // Ten minutes back from each decision: as many as the measure, and none of them anything else.
  A17: {
    now: `select o.org_id, max(w.n)::int as cases, min(${MEASURE}) as threshold from (
      select actor_id, count(*) over ten as n, count(*) filter (where passed) over ten as good from (
        select l.actor_id, l.at, l.event in (${RECOGNITION.good}) as passed from registration_log l where ${oneDay('l.at')} and l.actor_id is not null and l.event in (${RECOGNITION.all})
        union all select c.actor_id, c.at, c.event in (${REGISTRATION.good}) from case_step c where ${oneDay('c.at')} and c.kind = 'enrollment' and c.actor_id is not null and c.event in (${REGISTRATION.all})
      ) said window ten as (partition by actor_id order by at range between interval '10 minutes' preceding and current row)
    ) w join admin a on a.admin_id = w.actor_id join org o on o.org_id = a.org_id where w.n = w.good and w.n >= ${MEASURE} and ${AT_WORK} group by 1`,
  },
  // A reading is of five minutes already: the last one counts.
  A18: {
    now: `select o.org_id, ceil(max(m.value))::int as cases, min(${MEASURE}) as threshold from sys_metric m join org o on o.org_type = 5
    where m.metric = ${sysMetric.code('errorRate')} and m.value > ${MEASURE} and ${ALL_GIVEN}
      and m.at = (select max(l.at) from sys_metric l where l.metric = ${sysMetric.code('errorRate')} and l.at <= $4::timestamptz and l.at > $4::timestamptz - interval '5 minutes') group by 1`,
    past: `select o.org_id, ceil(max(m.value))::int as cases, min(${MEASURE}) as threshold from sys_metric m join org o on o.org_type = 5
    where m.metric = ${sysMetric.code('errorRate')} and m.value > ${MEASURE} and ${oneDay('m.at')} group by 1`,
  },
};
