import { renameFlow, renameState } from '@tqc/domain/organisations';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { Db } from '../kit/scope';
import type { RowOf } from '../kit/store';
import { noteOrg, type OrgActor } from './orgLog';

type Turned = RowOf<'org'> & { readonly beforeName: string; readonly afterName: string };

/**
 * Gives organisations the names whose day has come: each once, whoever is first. What was issued
 * before keeps the name of its day: it carries it.
 */
export async function turnNames(actor: OrgActor): Promise<void> {
  const waiting = renameState.code('waiting');
  const { rows } = await sql<Turned>`
    with due as (update org_rename set state = ${renameFlow.next('turn', waiting)}, version = version + 1
      where state = ${waiting} and effective_day <= ${chinaDay(actor.now)}
      returning org_id, before_name, after_name)
    update org set org_name = due.after_name, version = version + 1, updated_at = ${actor.now}
    from due where org.org_id = due.org_id returning org.*, due.before_name, due.after_name`.execute(
    actor.db,
  );
  for (const org of rows)
    await noteOrg(actor, org, 'renamed', [
      { label: '机构名称', before: org.beforeName, after: org.afterName },
    ]);
}

interface Named {
  readonly orgId: string;
  readonly orgName: string;
}

/** Names that organisations had on a day: the one before the first change after it. */
export async function namesOn(
  db: Db,
  orgs: readonly Named[],
  day: string,
): Promise<readonly Named[]> {
  const { rows } = await sql<Named>`
    select distinct on (org_id) org_id, before_name as org_name from org_rename
    where org_id = any(${orgs.map(({ orgId }) => orgId)}::bigint[]) and effective_day > ${day}
      and state = ${renameState.code('inForce')}
    order by org_id, effective_day, name_id`.execute(db);
  const then = new Map(rows.map(({ orgId, orgName }) => [orgId, orgName]));
  return orgs.map(({ orgId, orgName }) => ({ orgId, orgName: then.get(orgId) ?? orgName }));
}
