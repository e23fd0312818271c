import { pushState } from '@tqc/domain/dictionaries';
import { pushFlow } from '@tqc/domain/platform';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { kyselyOfPool } from '../../kit/scope';
import type { AppParts } from '../../kit/serve';
import { CODE, keyOf, messageOf, type NationalPlatform, type PushRow } from '../../trade/platform';
import { AWAY_IN_A_ROW } from './fetchReturned';
import { noteRun, type Run } from './noteRun';
import type { PushPlan } from './pushPlan';
import { tellFailed } from './tellFailed';

type Parts = Pick<AppParts, 'pool' | 'personal' | 'clock'>;
type Due = PushRow & { readonly creditCode: string };

/** What a turn came to. */
export interface Pushed {
  readonly sent: number;
  /** So many parts in a row did not answer: the rest is left where it stands. */
  readonly away: boolean;
  /** Somebody answered, whatever they said. */
  readonly answered: boolean;
}

/** A part that did not answer twice in a row is away, and not a message that it stumbles over. */
const PART_AWAY = 2;
const partOf = ({ prov, dataType }: Due) => `${prov}/${dataType}`;

/** The third failure is told to somebody. */
const TOLD_AT = 3;
/** So many go in one turn at most; then the lease is looked at again. */
const TURN = 20;

/**
 * Pushes what is due, of every province its oldest first and no faster than the plan allows. A row
 * waits for the ones before it about the same case: nobody hears the end before the beginning. A
 * part that does not answer rests, and keeps no other waiting; `stillOurs` says before each whether
 * this process is still the one that asks.
 */
export async function pushDue(
  app: Parts,
  platform: NationalPlatform,
  plan: PushPlan,
  stillOurs: () => Promise<boolean> = async () => true,
): Promise<Pushed> {
  const runs = new Map<string, Run>();
  const failed: Due[] = [];
  const silent = new Map<string, number>();
  let sent = 0;
  let answered = false;
  /** Provinces that did not answer since somebody did. */
  let inARow = new Set<string>();
  for (const row of await dueRows(app)) {
    const part = partOf(row);
    const before = silent.get(part) ?? 0;
    if (before === PART_AWAY) continue;
    if (!(await stillOurs())) break;
    const begun = performance.now();
    const answer = await platform.push(
      keyOf(plan.appId, row),
      messageOf(app.personal, row, row.creditCode),
    );
    sent += 1;
    const taken = answer.code === CODE.taken;
    const tries = await keep(app, row, answer, taken, plan);
    if (tries === TOLD_AT) failed.push(row);
    count(runs, row, answer, taken);
    const isAway = answer.code === CODE.away;
    silent.set(part, isAway ? before + 1 : 0);
    if (isAway) inARow.add(row.prov);
    else inARow = new Set();
    answered ||= !isAway;
    if (isAway && before + 1 === PART_AWAY) await rest(app, row, plan);
    if (!isAway) await endRest(app, row);
    if (inARow.size === AWAY_IN_A_ROW) break;
    await sleep(Math.max(0, 1000 / plan.rate - (performance.now() - begun)));
  }
  for (const run of runs.values()) await noteRun(app, run);
  await tellFailed(app, failed);
  return { sent, away: inARow.size === AWAY_IN_A_ROW, answered };
}

/** This part is left alone for longer each time, and nothing but this part. */
async function rest({ pool, clock }: Parts, { prov, dataType }: Due, plan: PushPlan) {
  const waits = plan.retries.map((ms) => new Date(clock().getTime() + ms));
  await pool.query(
    `update platform_switch set rests = rests + 1, rest_until = ($3::timestamptz[])[least(rests + 1, cardinality($3::timestamptz[]))]
     where prov = $1 and name = $2`,
    [prov, dataType, waits],
  );
}

async function endRest({ pool }: Parts, { prov, dataType }: Due): Promise<void> {
  await pool.query(
    'update platform_switch set rests = 0, rest_until = null where prov = $1 and name = $2 and rests > 0',
    [prov, dataType],
  );
}

/** What may go now, by the switches of the provinces; no province stands before all others. */
async function dueRows({ pool, clock }: Parts): Promise<Due[]> {
  const now = clock();
  const { rows } = await sql<Due>`
    select due.* from platform_switch s cross join lateral (
      select p.*, o.credit_code from platform_push p join org o on o.org_id = p.org_id
      where p.prov = s.prov and p.data_type = s.name and p.state in (0, 2)
        and (p.next_at <= ${now} or (p.next_at is null and p.state = ${pushState.code('waiting')}))
        and (s.state = 1 or p.org_id = any(s.org_ids))
        and not exists (
          select from platform_push e
          where e.reg_id = p.reg_id and e.city = p.city and e.push_id < p.push_id and e.state in (0, 2)
        )
      order by p.push_id limit ${sql.lit(TURN)}
    ) due where s.state > 0 and (s.rest_until is null or s.rest_until <= ${now})
    order by row_number() over (partition by s.prov order by due.push_id), due.push_id limit ${sql.lit(TURN)}`.execute(
    kyselyOfPool(pool),
  );
  return rows;
}

/** Keeps what was answered where the row stands as it was sent; tells how often it failed. */
async function keep(
  { pool, clock }: Parts,
  row: Due,
  { code, text, took }: Awaited<ReturnType<NationalPlatform['push']>>,
  taken: boolean,
  plan: PushPlan,
): Promise<number> {
  const now = clock();
  // Tried again by plan, a failed one waits once more in between.
  const from = pushFlow.can('again', row.state) ? pushFlow.next('again', row.state) : row.state;
  const state = pushFlow.next(taken ? 'pushed' : 'fail', from);
  const pause = plan.retries[row.tries];
  const next = taken || pause === undefined ? null : new Date(now.getTime() + pause);
  const { rows } = await pool.query<{ tries: number }>(
    `update platform_push set state = $4, tries = tries + $5, last_at = $6, next_at = $7, took = $8, answer_code = $9, answer_text = $10,
       first_failure_at = case when $5 = 1 then coalesce(first_failure_at, $6) else first_failure_at end, version = version + 1
     where push_id = $1 and round = $2 and state = $3 returning tries`,
    [row.pushId, row.round, row.state, state, taken ? 0 : 1, now, next, took, code, text],
  );
  return taken ? 0 : (rows[0]?.tries ?? 0);
}

function count(
  runs: Map<string, Run>,
  { prov, dataType }: Due,
  { code, text, took }: { readonly code: string; readonly text: string; readonly took: number },
  taken: boolean,
): void {
  const key = `${prov}/${dataType}`;
  const before = runs.get(key);
  runs.set(key, {
    prov,
    name: dataType,
    kind: 'push',
    sent: (before?.sent ?? 0) + 1,
    succeeded: (before?.succeeded ?? 0) + (taken ? 1 : 0),
    failed: (before?.failed ?? 0) + (taken ? 0 : 1),
    took: (before?.took ?? 0) + took,
    code,
    text,
  });
}
