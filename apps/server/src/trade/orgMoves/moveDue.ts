import { annulState, onOff } from '@tqc/domain/dictionaries';
import { annulFlow, annulKind, requireInto } from '@tqc/domain/organisations';
import { chinaDay, cut } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { systemScope, transaction, type Db } from '../../kit/scope';
import { failureOf } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';
import { noteOrg, type OrgActor } from '../orgLog';
import { moveTheRest, piecesOf, type Move, type Moved } from './pieces';
import { isAnnul, requireMovable } from './whatMoves';

const logs = store('orgAnnul', 'annulId');
type Log = RowOf<'orgAnnul'>;
const WAITING = annulState.code('waiting');
/** The database is away: nothing is wrong with what is moved, and the next minute goes on. */
const AWAY = 503;
/** As much of a sentence as the log keeps. */
const LONGEST = 200;
const BROKEN = '转移时出错，已转移的保留；请与技术支持联系，排除后重新执行';

/**
 * Moves what is due, piece by piece, until nothing is. A piece and what is counted of it are one
 * transaction, and what has moved is no longer found in the old place: whoever goes on after a
 * process that ended begins where it ended. Two processes take turns at the row of the log.
 */
export async function moveDue(pool: Pool, clock: () => Date): Promise<void> {
  for (;;) {
    let taken: Log | undefined;
    try {
      await transaction(pool, systemScope, async (db) => {
        taken = await nextDue(db, clock());
        if (taken) await onePiece(db, taken, clock());
      });
    } catch (error) {
      const { code, message } = failureOf(error);
      if (code === AWAY || !taken) throw error;
      if (code === -1) console.error(`机构转移 ${taken.annulId}：`, error);
      await fail(pool, taken, code === -1 ? BROKEN : message, clock());
    }
    if (!taken) return;
  }
}

async function nextDue(db: Db, now: Date): Promise<Log | undefined> {
  const { rows } = await sql<Log>`
    select * from org_annul where state = ${WAITING} and effective_day <= ${chinaDay(now)}
    order by effective_day, annul_id limit 1 for update skip locked`.execute(db);
  return rows[0];
}

/** The next piece of one move; the last one ends it. */
async function onePiece(db: Db, log: Log, now: Date): Promise<void> {
  const found = await db
    .selectFrom('org')
    .selectAll()
    .where('orgId', 'in', [log.fromOrgId ?? '0', log.intoOrgId])
    .forNoKeyUpdate()
    .execute();
  const [from, other] = [log.fromOrgId, log.intoOrgId].map((id) =>
    found.find(({ orgId }) => orgId === id),
  );
  if (!from) throw new Error(`organisation ${String(log.fromOrgId)} is gone`);
  const into = requireInto(log.kind, from, other) as typeof from;
  // Written here alone.
  const moved = log.moved as Moved;
  const move: Move = { db, kind: log.kind, from, into, now };
  if (log.runAt === null) await requireMovable(db, log.kind, from, into);
  if (isAnnul(log.kind)) await close(db, from.orgId, now);
  for (const piece of piecesOf(log.kind)) {
    const went = await piece(move);
    if (Object.keys(went).length === 0) continue;
    await logs({ db }).change(
      log.annulId,
      { moved: sumOf(moved, went), runAt: now, message: '' },
      log.version,
    );
    return;
  }
  const all = sumOf(moved, isAnnul(log.kind) ? await moveTheRest(move) : {});
  const { certs = 0, records = 0, users = 0, points = 0 } = all;
  const state = annulFlow.next('move', log.state);
  await logs({ db }).change(
    log.annulId,
    { moved: all, certs, records, users, points, state, runAt: now, message: '' },
    log.version,
  );
  const actor: OrgActor = {
    db,
    now,
    adminId: null,
    operator: log.operator,
    operatorOrg: '',
    ip: '',
  };
  const numbers = wordsOf(all);
  const act = isAnnul(log.kind) ? 'annulled' : 'moved';
  await noteOrg(actor, from, act, [
    { label: annulKind.label(log.kind), before: from.orgName, after: into.orgName },
    { label: '转移数据', before: '', after: numbers },
  ]);
  await noteOrg(actor, into, 'moved', [
    { label: '接收数据', before: '', after: `来自${from.orgName}：${numbers}` },
  ]);
}

/** An organisation that goes works no more: who belongs to it signs in again afterwards. */
async function close(db: Db, orgId: string, now: Date): Promise<void> {
  const off = onOff.code('off');
  await sql`update org set status = ${off}, version = version + 1, updated_at = ${now}
    where org_id = ${orgId} and status <> ${off}`.execute(db);
}

/** A move that cannot go on waits for whoever asked for it; what has moved stays where it is. */
async function fail(pool: Pool, { annulId, version }: Log, message: string, now: Date) {
  await transaction(pool, systemScope, (db) =>
    logs({ db }).change(
      annulId,
      { state: annulFlow.next('fail', WAITING), message: cut(message, LONGEST), runAt: now },
      version,
    ),
  );
}

function sumOf(one: Moved, other: Moved): Moved {
  const sum = (name: keyof Moved) => (one[name] ?? 0) + (other[name] ?? 0);
  return {
    certs: sum('certs'),
    records: sum('records'),
    users: sum('users'),
    points: sum('points'),
  };
}

const wordsOf = ({ certs = 0, records = 0, users = 0, points = 0 }: Moved) =>
  `证书${certs}张、申请和注册${records}件、用户${users}人、确认点${points}个`;
