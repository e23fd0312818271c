import { onOff } from '@tqc/domain/dictionaries';
import { isWrite, sealedOf, type Call, type Quota } from '@tqc/contract/kit';
import type { PoolClient } from 'pg';
import { ApiFailure } from '../failure';
import { newId } from '../newId';
import type { Principal } from '../session';

const HOUR = 3_600_000;

/** What a person may do in a span, from where on the security administrator hears of it, and what the person is told at the end. */
export const quotas: Readonly<
  Record<Quota, { most: number; span: number; alertAt: number; act: string; over: string }>
> = {
  reveal: {
    most: 100,
    span: 24 * HOUR,
    alertAt: 50,
    act: '查看完整证件号码或手机号码',
    over: '今天查看完整号码已达100次，如确需继续，请联系安全管理员',
  },
  export: {
    most: 10,
    span: HOUR,
    alertAt: 10,
    act: '导出数据',
    over: '一小时内最多导出10次，请稍后再导出',
  },
  search: {
    most: 300,
    span: HOUR,
    alertAt: 200,
    act: '按完整证件号码或手机号码查询',
    over: '一小时内按完整号码最多查询300次，请稍后再查',
  },
  download: {
    most: 200,
    span: HOUR,
    alertAt: 200,
    act: '下载或打印文件',
    over: '一小时内最多下载或打印200个文件，请稍后再试',
  },
};

/** What a call counts as: what it says itself, and a search by a full number wherever one is asked for, whichever list it is. */
export function quotaOf(call: Call, input: Readonly<Record<string, unknown>>): Quota | undefined {
  const own = call.quota?.(input);
  if (own || isWrite(call)) return own;
  const asked = [...sealedOf(call.input)].filter((name) => (input[name] ?? '') !== '');
  return asked.length > 0 ? 'search' : undefined;
}

/** Counts one act of a person inside the transaction of the call; 429 beyond the limit, and a word to the security administrators before it. */
export async function spend(
  client: PoolClient,
  kind: Quota,
  who: Principal,
  now: Date,
): Promise<void> {
  const { most, span, alertAt, over } = quotas[kind];
  const { rows } = await client.query<{ n: number }>(
    `insert into person_quota as q (admin_id, kind, begins, n) values ($1, $2, $3, 1)
     on conflict (admin_id, kind) do update set
       n = case when q.begins <= $4 then 1 else q.n + 1 end,
       begins = case when q.begins <= $4 then excluded.begins else q.begins end
     returning n`,
    [who.adminId, kind, now, new Date(now.getTime() - span)],
  );
  const n = rows[0]?.n ?? 0;
  if (n > most) throw new ApiFailure(429, over);
  if (n === alertAt) await alert(client, kind, who, n, now);
}

/** Into the bells of the security administrators of the organisation, of its province and of the centre. */
async function alert(
  client: PoolClient,
  kind: Quota,
  who: Principal,
  n: number,
  now: Date,
): Promise<void> {
  const { act, span } = quotas[kind];
  const id = newId();
  await client.query(
    `insert into sys_message (msg_id, title, content, msg_url, send_time) values ($1, $2, $3, '', $4)`,
    [
      id,
      `${act}次数过多`,
      `${who.orgName}的${who.name}（账号${who.account}）${span === HOUR ? '一小时' : '一天'}内${act}${n}次，请核实是否为工作需要。`,
      now,
    ],
  );
  await client.query(
    `insert into sys_message_reader (msg_id, admin_id)
     select distinct $1::bigint, a.admin_id from admin a
     join admin_role using (admin_id) join role r using (role_id) join org o using (org_id)
     where r.duty = 'security' and r.status = ${onOff.code('on')} and a.status = ${onOff.code('on')}
       and (o.org_id = $2 or o.org_type = 5 or (o.org_type = 4 and o.prov = $3))`,
    [id, who.orgId, who.prov],
  );
}
