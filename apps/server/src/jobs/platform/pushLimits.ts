import { routeOf } from '@tqc/contract/screens';
import { limitPushStatus } from '@tqc/domain/dictionaries';
import { limitPushFlow } from '@tqc/domain/limit';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { kyselyOfPool, systemScope, transaction } from '../../kit/scope';
import type { AppParts } from '../../kit/serve';
import { tellOrganisation } from '../../trade/messages';
import {
  CODE,
  limitKeyOf,
  limitMessageOf,
  type LimitPushRow,
  type NationalPlatform,
} from '../../trade/platform';
import { AWAY_IN_A_ROW } from './fetchReturned';
import type { Pushed } from './pushDue';
import type { PushPlan } from './pushPlan';

type Parts = Pick<AppParts, 'pool' | 'personal' | 'clock'>;

const TURN = 20;
const MOST_TRIES = 3;

/**
 * Pushes what is due of the restriction library, oldest first: the next of an entry waits for the
 * one before it, a province whose interface is closed waits whole, and after the third failure
 * somebody has to look.
 */
export async function pushLimits(
  app: Parts,
  platform: NationalPlatform,
  plan: PushPlan,
  stillOurs: () => Promise<boolean> = async () => true,
): Promise<Pushed> {
  let sent = 0;
  let inARow = 0;
  let answered = false;
  const failed: LimitPushRow[] = [];
  for (const row of await dueRows(app)) {
    if (!(await stillOurs())) break;
    const begun = performance.now();
    const answer = await platform.push(
      limitKeyOf(plan.appId, row),
      limitMessageOf(app.personal, row),
    );
    sent += 1;
    const isAway = answer.code === CODE.away;
    inARow = isAway ? inARow + 1 : 0;
    answered ||= !isAway;
    if (await keep(app, row, answer, plan)) failed.push(row);
    if (inARow === AWAY_IN_A_ROW) break;
    await sleep(Math.max(0, 1000 / plan.rate - (performance.now() - begun)));
  }
  await tellFailed(app, failed);
  return { sent, away: inARow === AWAY_IN_A_ROW, answered };
}

/** What may go now; the interface of business data lets it through. */
async function dueRows({ pool, clock }: Parts): Promise<LimitPushRow[]> {
  const now = clock();
  const open = sql.lit(limitPushStatus.code('waiting'));
  const under = sql.lit(limitPushStatus.code('pushing'));
  const { rows } = await sql<LimitPushRow>`
    select p.*, l.id_no from limit_push p join limitation l on l.limit_id = p.limit_id
      left join platform_switch s on s.prov = p.prov and s.name = 'exchange'
    where p.status in (${open}, ${under}) and (p.next_at is null or p.next_at <= ${now})
      and (s.prov is null or ((s.state = 1 or p.org_id = any(s.org_ids)) and (s.rest_until is null or s.rest_until <= ${now})))
      and not exists (
        select from limit_push e where e.limit_id = p.limit_id and e.target = p.target and e.push_id < p.push_id and e.status in (${open}, ${under})
      )
    order by p.push_id limit ${sql.lit(TURN)}`.execute(kyselyOfPool(pool));
  return rows;
}

/** Keeps what was answered where the row stands as it was sent; true where it failed for good. */
async function keep(
  { pool, clock }: Parts,
  row: LimitPushRow,
  { code, text }: { readonly code: string; readonly text: string },
  { retries }: PushPlan,
): Promise<boolean> {
  const now = clock();
  const under = limitPushFlow.can('send', row.status)
    ? limitPushFlow.next('send', row.status)
    : row.status;
  const taken = code === CODE.taken;
  const tries = row.tries + 1;
  const isLost = !taken && tries >= MOST_TRIES;
  const status = taken || isLost ? limitPushFlow.next(taken ? 'taken' : 'fail', under) : under;
  const pause = retries[tries - 1];
  const next = taken || isLost || pause === undefined ? null : new Date(now.getTime() + pause);
  const { rowCount } = await pool.query(
    `update limit_push set status = $3, tries = $4, first_at = coalesce(first_at, $5), last_at = $5, next_at = $6, answer_code = $7, answer_text = $8,
       version = version + 1 where push_id = $1 and version = $2`,
    [row.pushId, row.version, status, tries, now, next, code, text],
  );
  return isLost && rowCount === 1;
}

/** Tells the organisation of an entry, and its province, what failed three times. */
async function tellFailed(
  { pool, clock }: Pick<Parts, 'pool' | 'clock'>,
  rows: readonly LimitPushRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await transaction(pool, systemScope, async (db) => {
    for (const { prov, limitNo } of rows) {
      const { rows: above } = await sql<{ orgId: string }>`
        select org_id from org where org_type = 4 and prov = ${prov}
        union all select org_id from org where org_type = 5 and not exists (select from org where org_type = 4 and prov = ${prov})`.execute(
        db,
      );
      for (const { orgId } of above)
        await tellOrganisation(
          db,
          orgId,
          {
            title: '限制库推送失败3次',
            content: `限制记录${limitNo}推送已失败${MOST_TRIES}次，请查看返回信息后手动推送，或说明原因取消推送。`,
            url: routeOf('limit.pushRecord'),
          },
          clock(),
        );
    }
  });
}
