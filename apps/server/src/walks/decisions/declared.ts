import type { Flow } from '@tqc/domain/kit';
import { readdirSync } from 'node:fs';
import type { Declared } from './machine';

/** A table as the domain declares it, and what it is found to be by its shape. */
interface Found {
  readonly name: string;
  readonly table: Declared;
  readonly rows: readonly string[];
}
type Shape = Readonly<Record<string, unknown>>;

const isObject = (one: unknown): one is Shape => typeof one === 'object' && one !== null;
const isDecisions = (one: Shape) => 'rows' in one && 'unmet' in one;
const isFlow = (one: object): one is Flow<string> => 'steps' in one && 'events' in one;
const isActions = (one: Shape) => {
  const rows = Object.values(one);
  return rows.length > 0 && rows.every((row) => isObject(row) && Array.isArray(row['moves']));
};

/** The rows of a table; undefined for anything else. */
function rowsOf(one: Shape): readonly string[] | undefined {
  if (isDecisions(one)) return one['keys'] as readonly string[];
  if (isFlow(one)) return one.events;
  return isActions(one) ? Object.keys(one) : undefined;
}

/**
 * Every table that the rooms of the domain hand out, once each: of decisions, of actions, and the
 * flows. They are known by their shape, so a new one is found wherever it is written.
 */
export async function declaredTables(): Promise<readonly Found[]> {
  const rooms = readdirSync(new URL('../../../../../packages/domain/src/', import.meta.url));
  const found = new Map<Declared, Found>();
  for (const room of rooms)
    for (const [name, table] of Object.entries(await roomOf(room))) {
      if (!isObject(table) || found.has(table)) continue;
      const rows = rowsOf(table);
      if (rows) found.set(table, { name: `${room}/${name}`, table, rows });
    }
  return [...found.values()];
}

/** Every flow that the domain hands out. */
export const declaredFlows = async (): Promise<readonly Flow<string>[]> =>
  (await declaredTables()).flatMap(({ table }) => (isFlow(table) ? table : []));

const roomOf = async (room: string): Promise<Shape> =>
  (await import(`@tqc/domain/${room}`)) as Shape;
