import { cut } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import type { RegistrationRecord } from './rows';

const MOVED_ON = '数据已被他人修改';
const LONGEST = 40;

/**
 * Refuses to go on with an application that is not what the caller read, and says what was done
 * with it last.
 */
export async function requireRead(
  db: Db,
  row: RegistrationRecord,
  version: number | undefined,
): Promise<void> {
  if (row.version !== version) throw (await movedOn(db, [row]))(row);
}

/**
 * For some applications that moved on since they were read: the refusal of each, all asked at once.
 */
export async function movedOn(
  db: Db,
  rows: readonly RegistrationRecord[],
): Promise<(row: RegistrationRecord) => ApiFailure> {
  const last = rows.length === 0 ? [] : await lastSteps(db, rows);
  return ({ regId }) => {
    const step = last.find((found) => found.regId === regId);
    const what = step
      ? `（最近一步：${[step.orgName, step.actor, step.event, cut(step.opinion, LONGEST)].filter(Boolean).join(' ')}）`
      : '';
    // Who it was and what they said is for the caller, not for the audit.
    return new ApiFailure(409, `${MOVED_ON}${what}，请刷新后再操作`, null, MOVED_ON);
  };
}

interface LastStep {
  readonly regId: string;
  readonly orgName: string;
  readonly actor: string;
  readonly event: string;
  readonly opinion: string;
}

async function lastSteps(db: Db, rows: readonly RegistrationRecord[]) {
  const { rows: steps } = await sql<LastStep>`
    select distinct on (reg_id) reg_id, org_name, actor, event, opinion from registration_log
    where city in (${sql.join([...new Set(rows.map(({ city }) => city))])}) and reg_id in (${sql.join(rows.map(({ regId }) => regId))})
    order by reg_id, log_id desc`.execute(db);
  return steps;
}
