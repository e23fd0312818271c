import type { Events } from '../../kit/events';
import type { CallContext } from '../../kit/serve';

/** Topic under which the database tells that an organisation has another name (migration 0040). */
const RENAMED = 'org';

/** Names a process remembers, and how often they were given up. */
interface Names {
  readonly known: Map<string, string>;
  turn: number;
}

const remembered = new WeakMap<Events, Names>();

/**
 * The names of some organisations. A process remembers them as long as it hears of changes; each
 * of them may be seen by everybody who is signed in.
 */
export async function orgNames(
  { db, app: { events } }: Pick<CallContext, 'db' | 'app'>,
  ids: readonly string[],
): Promise<(orgId: string) => string> {
  const names = namesOf(events);
  // Others may be given up while this call still works with them.
  const there = new Map<string, string>();
  for (const id of events.hears() ? ids : []) {
    const name = names.known.get(id);
    if (name !== undefined) there.set(id, name);
  }
  const missing = [...new Set(ids)].filter((id) => !there.has(id));
  if (missing.length === 0) return (orgId) => there.get(orgId) ?? '';
  const { turn } = names;
  const rows = await db
    .selectFrom('org')
    .select(['orgId', 'orgName'])
    .where('orgId', 'in', missing)
    .execute();
  const found = new Map(rows.map(({ orgId, orgName }) => [orgId, orgName]));
  // What was read before somebody told of a change may be the name of before.
  if (events.hears() && turn === names.turn)
    for (const { orgId, orgName } of rows) names.known.set(orgId, orgName);
  return (orgId) => found.get(orgId) ?? there.get(orgId) ?? '';
}

function namesOf(events: Events): Names {
  const known = remembered.get(events);
  if (known) return known;
  const made: Names = { known: new Map(), turn: 0 };
  const giveUp = () => {
    made.known.clear();
    made.turn += 1;
  };
  events.on(RENAMED, giveUp, giveUp);
  remembered.set(events, made);
  return made;
}
