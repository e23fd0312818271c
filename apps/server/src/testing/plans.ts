import pg from 'pg';
import { queriesOn, scopeOf, transaction } from '../kit/scope';
import { sentIn, type Sent } from './sent';
import { testOrgs, type TestOrg, type TestServer } from './server';

/** A node of a plan of PostgreSQL. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The statements that a call sends in its transaction, as they were sent. */
export async function statementsOf(act: () => Promise<unknown>): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const send = pg.Client.prototype.query;
  pg.Client.prototype.query = function listened(this: pg.Client, ...given: unknown[]) {
    if (this.user === 'tqc_login') sent.push(...sentIn(given));
    return Reflect.apply(send, this, given) as unknown;
  } as typeof send;
  try {
    await act();
  } finally {
    pg.Client.prototype.query = send;
  }
  return sent;
}

/**
 * How the database carries out a statement for somebody of an organisation: it runs, with what it
 * did, and nothing of it stays. Small tables are read whole by nature, so that way is closed.
 */
export async function planOf(
  { app }: Pick<TestServer, 'app'>,
  org: TestOrg,
  { text, values }: Sent,
): Promise<readonly PlanNode[]> {
  const { type, prov, city, county, point, id } = testOrgs[org];
  const scope = scopeOf({ orgType: type, prov, city, county, point, adminId: id, orgId: id });
  const undo = new Error('undo');
  let nodes: readonly PlanNode[] = [];
  await transaction(app.pool, scope, async (db) => {
    const asked = queriesOn(db);
    await asked.query('set local enable_seqscan = off');
    const { rows } = await asked.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
      `explain (analyze, format json) ${text}`,
      values,
    );
    nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flat(Plan)));
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return nodes;
}

function flat(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flat)];
}
