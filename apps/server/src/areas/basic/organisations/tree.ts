import type { baseOrg } from '@tqc/contract/basic';
import { POINT, UNIVERSITY } from '@tqc/domain/organisations';
import { sql } from 'kysely';
import type { CallContext } from '../../../kit/serve';
import { containsText } from '../../../kit/store';
import { orgs, subtreeOf, type OrgRow } from './scope';

/** As many of a name as anybody reads; with more the name is to be written in full. */
const MOST_NAMED = 100;

type Node = Pick<OrgRow, 'orgId' | 'orgName' | 'orgType' | 'parentId' | 'areaName' | 'status'> & {
  readonly hasChildren: boolean;
};

/** Nodes of the tree: the caller's own, those right below one, or those of a name. */
export async function treeNodes(call: CallContext<typeof baseOrg.getTreeData>) {
  const { input, who, db } = call;
  const { parentId, keyword } = input;
  // Whoever stands outside the caller's subtree has no nodes to show.
  if (parentId !== undefined) await orgs(call).get(parentId, subtreeOf(who));
  const which =
    keyword !== undefined
      ? sql`${subtreeOf(who)} and ${containsText('org_name', keyword)}`
      : parentId === undefined
        ? sql`org_id = ${who.orgId}`
        : sql`parent_id = ${parentId}`;
  // Universities and points stand behind what has others below it.
  const { rows } = await sql<Node>`
    select org_id, org_name, org_type, parent_id, area_name, status,
      exists (select from org c where c.parent_id = o.org_id) as has_children
    from org o where ${which}
    order by org_type = ${POINT}, org_type = ${UNIVERSITY}, area_code, org_id
    ${keyword === undefined ? sql`` : sql`limit ${MOST_NAMED}`}`.execute(db);
  return { record: rows };
}
