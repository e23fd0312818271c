import { onOff } from '@tqc/domain/dictionaries';
import { stopFlow, stopState } from '@tqc/domain/organisations';
import { chinaMinute } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { RowOf } from '../kit/store';
import { noteOrg, type OrgActor } from './orgLog';

type Due = RowOf<'org'> & { readonly reason: string };
const [ON, OFF] = [onOff.code('on'), onOff.code('off')];

/**
 * Carries out the stops whose minute has come, and starts again what a stop ends for: each once,
 * whoever is first. Sessions of a stopped organisation end with their next call.
 */
export async function carryOutStops(actor: OrgActor): Promise<void> {
  const minute = chinaMinute(actor.now);
  await turn(actor, 'begin', sql`begin_time <= ${minute}`);
  await turn(actor, 'end', sql`end_time <= ${minute}`);
}

/** Ends one stop at once. */
export function endStop(actor: OrgActor, id: string): Promise<void> {
  return turn(actor, 'end', sql`id = ${id}`);
}

async function turn(
  actor: OrgActor,
  event: 'begin' | 'end',
  which: ReturnType<typeof sql>,
): Promise<void> {
  const begins = event === 'begin';
  const from = stopState.code(begins ? 'planned' : 'running');
  const status = begins ? OFF : ON;
  const { rows } = await sql<Due>`
    with due as (update org_disable set state = ${stopFlow.next(event, from)}, version = version + 1
        ${begins ? sql`` : sql`, end_time = least(coalesce(end_time, 'z'), ${chinaMinute(actor.now)})`}
      where state = ${from} and ${which} returning org_id, reason)
    update org set status = ${status}, version = version + 1, updated_at = ${actor.now}
    from due where org.org_id = due.org_id returning org.*, due.reason`.execute(actor.db);
  for (const org of rows)
    await noteOrg(actor, org, begins ? 'stopped' : 'started', [
      { label: '状态', before: onOff.label(begins ? ON : OFF), after: onOff.label(status) },
      { label: '原因', before: '', after: begins ? org.reason : '停用结束' },
    ]);
}
