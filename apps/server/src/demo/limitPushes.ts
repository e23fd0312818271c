import { limitPushStatus, limitStatus } from '@tqc/domain/dictionaries';
import type { PoolClient } from 'pg';

const LATELY = "timestamptz '2024-06-17T08:00:00Z'";
const HEARD = [...limitStatus.group.inForce, limitStatus.code('released')].join(', ');

/**
 * What the platforms have heard of the restriction library: nearly everything arrived, and of the
 * newest each state has some.
 */
export async function fillLimitPushes(client: PoolClient): Promise<void> {
  await client.query(
    `insert into limit_push (batch_no, limit_id, limit_no, kind, target, prov, city, county, org_id, org_name, name, id_index, content,
       status, tries, first_at, last_at, answer_code, answer_text, created_at)
     select l.limit_no || '-' || lpad(k.kind::text, 2, '0'), l.limit_id, l.limit_no, k.kind, t.target, l.prov, l.city, l.county, l.org_id, l.org_name, l.name, l.id_index,
       jsonb_build_object('limitType', l.limit_type, 'laws', l.laws, 'documentNo', l.document_no, 'authority', l.authority, 'decidedOn', l.decided_on,
         'beginDate', l.begin_date, 'endDate', l.end_date, 'status', l.status, 'releaseReason', l.release_reason, 'certNos', '[]'::jsonb),
       ${limitPushStatus.code('pushed')}, 1, at.moment, at.moment, '0', '已接收', at.moment
     from limitation l cross join (values (1), (2)) k (kind) cross join (values (1), (2)) t (target)
       cross join lateral (select least(${LATELY}, (l.begin_date + k.kind * 40)::timestamptz) as moment) at
     where l.limit_no is not null and l.status in (${HEARD}) and (k.kind = 1 or l.status = ${limitStatus.code('released')})
     order by l.limit_id, k.kind, t.target`,
  );
  await newest(client, 0, 'waiting', 'tries = 0, first_at = null, last_at = null');
  await newest(
    client,
    1,
    'pushing',
    "next_at = last_at + interval '1 minute', answer_code = 'N01', answer_text = '国家平台没有应答'",
  );
  await newest(
    client,
    2,
    'failed',
    "tries = 3, answer_code = 'E01', answer_text = '证件号码与姓名不符'",
  );
  await newest(
    client,
    3,
    'cancelled',
    "tries = 0, first_at = null, last_at = null, reason = '决定书正在复核', operator = '方省管'",
  );
}

/** Every fifth of the newest rows stands in another state; what is open is not sent by itself. */
async function newest(
  client: PoolClient,
  at: number,
  status: Parameters<typeof limitPushStatus.code>[0],
  what: string,
): Promise<void> {
  await client.query(
    `update limit_push set status = $1, ${what} where push_id in (
       select push_id from (select push_id, row_number() over (partition by prov order by push_id desc) n from limit_push) p where n <= 20 and n % 5 = $2)`,
    [limitPushStatus.code(status), at],
  );
}
