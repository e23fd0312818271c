import { abnormalStatus, pushState, recognitionStatus } from '@tqc/domain/dictionaries';
import type { PoolClient } from 'pg';

const RECOGNISED = recognitionStatus.code('recognised');
const DONE = recognitionStatus.group.decided;

/** So many of the newest cases are told of; the older ones were before the platform was there. */
const CASES = 400;
const LATELY = "timestamptz '2024-06-17T08:00:00Z'";

/**
 * What the national platform has heard of the demonstration's cases: most of it arrived, some
 * waits, a few failed three times or came back, and every kind of switch is there.
 */
export async function fillPlatform(client: PoolClient): Promise<void> {
  await client.query(
    `insert into platform_push (data_type, event, reg_id, prov, city, county, point, org_id, org_name, case_no, name, id_no, id_index, ct_id, cb_id, obt_id,
       accepted_at, done_at, outcome, cert_no, created_at, state, took, last_at, answer_code)
     select h.data_type, h.event, r.reg_id, r.prov, r.city, r.county, r.point, r.org_id, o.org_name, r.accept_no, r.name, r.id_no, r.id_index, r.ct_id, r.cb_id, r.obt_id,
       r.confirm_time, case when h.event <> 'accepted' then r.approve_time end, case when h.event <> 'accepted' then case r.status when ${RECOGNISED} then 1 else 2 end end,
       case when h.event <> 'accepted' then r.cert_no end, coalesce(r.approve_time, r.confirm_time), 1, 180 + r.reg_id % 90, coalesce(r.approve_time, r.confirm_time), '0'
     from (select * from registration where accept_no is not null order by confirm_time desc, reg_id limit ${CASES}) r
       join org o on o.org_id = r.org_id cross join (values (1, 'case', 'accepted'), (2, 'case', 'done'), (3, 'license', 'issued')) h (n, data_type, event)
     where h.event = 'accepted' or (r.status in (${DONE.join(', ')}) and (h.event = 'done' or r.cert_no is not null))
     order by r.confirm_time, r.reg_id, h.n`,
  );
  await some(client, 23, 3, `state = 0, last_at = null, took = null, answer_code = ''`);
  await some(
    client,
    41,
    5,
    `state = 2, tries = 3, first_failure_at = ${LATELY} - interval '6 minutes', last_at = ${LATELY}, next_at = null,
     took = null, answer_code = 'N01', answer_text = '国家平台没有应答'`,
  );
  await returned(client, 37, 7, 'waiting', 'E01', '证件号码与姓名不符');
  await returned(client, 53, 11, 'waiting', 'E05', '办结时间早于受理时间');
  await returned(client, 59, 13, 'ignored', 'E06', '缺少申请表附件');
  await client.query(
    `update platform_switch set state = 1, reason = '接入国家平台', operator = '系统管理员', at = timestamptz '2024-06-03T02:00:00Z',
       last_success_at = case when name in ('case', 'license') then ${LATELY} end`,
  );
  await client.query(
    `update platform_switch set state = 0, reason = '国家平台升级', at = ${LATELY}
     where name = 'license' and prov = (select max(prov) from platform_switch)`,
  );
  await client.query(
    `update platform_switch s set state = 2, reason = '先试一个机构', at = ${LATELY},
       org_ids = array(select org_id from org o where o.prov = s.prov and o.org_type = 2 order by org_id limit 1)
     where name = 'exchange' and prov = (select min(prov) from platform_switch)`,
  );
}

/** One row of so many is in another state. */
async function some(client: PoolClient, of: number, at: number, what: string): Promise<void> {
  await client.query(`update platform_push set ${what} where push_id % $1 = $2 and state = 1`, [
    of,
    at,
  ]);
}

async function returned(
  client: PoolClient,
  of: number,
  at: number,
  status: 'waiting' | 'ignored',
  code: string,
  text: string,
): Promise<void> {
  await client.query(
    `update platform_push set state = $3, abnormal_status = $4, abnormal_code = $5, answer_code = $5, answer_text = $6,
       returned_at = ${LATELY}, returned = 1, reason = $7, operator = $8
     where push_id % $1 = $2 and state = 1 and event <> 'accepted'`,
    [
      of,
      at,
      pushState.code(status === 'ignored' ? 'waived' : 'returned'),
      abnormalStatus.code(status),
      code,
      text,
      ...(status === 'ignored' ? ['线下已报送', '系统管理员'] : ['', '']),
    ],
  );
}
