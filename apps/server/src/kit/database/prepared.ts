import type { Connection } from 'pg';

/** A column of an answer: its name and how its text is read. */
export interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

/** How one statement of a message is sent. */
export interface Use {
  /** Empty for a statement that is parsed for this once. */
  readonly name: string;
  readonly parse: boolean;
  /** Statements that make room for it. */
  readonly closing: readonly string[];
  /** What it answers, when the connection has told before. */
  columns(): readonly Column[] | undefined;
  /** It was answered so. */
  done(columns: readonly Column[]): void;
}

/** The statements one connection has a plan for. */
export interface Prepared {
  use(role: string, text: string): Use;
  /** A statement that gets no plan to keep. */
  once(): Use;
  /** The message ended at the first of these. */
  failed(uses: readonly Use[], error: Error): void;
}

/** Plans a connection keeps: each costs the database some ten kilobytes. */
export const MOST_PREPARED = 100;
/** Texts that were asked once; who is asked again gets a plan. */
const MOST_SEEN = 500;

/**
 * Counted up when a table turned out to have other columns than a plan knew: no connection of this
 * process trusts its plans then.
 */
let epoch = 0;
let names = 0;
const known = new WeakMap<Connection, Prepared>();

/** The plans of a connection; they end with it. */
export function preparedOn(connection: Connection): Prepared {
  const found = known.get(connection) ?? create();
  known.set(connection, found);
  return found;
}

/** A plan that no longer fits its table, because another process has just changed it. */
export function isStalePlan(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: string; routine?: string };
  return (code === '0A000' && routine === 'RevalidateCachedQuery') || code === '26000';
}

interface Plan {
  readonly key: string;
  readonly name: string;
  columns?: readonly Column[];
}

const once: Omit<Use, 'closing'> = {
  name: '',
  parse: true,
  columns: () => undefined,
  done: () => undefined,
};

function create(): Prepared {
  const plans = new Map<string, Plan>();
  const seen = new Set<string>();
  let mine = epoch;
  let leaving: string[] = [];

  function letGo(plan: Plan): void {
    plans.delete(plan.key);
    leaving.push(plan.name);
  }

  function takeLeaving(): string[] {
    const taken = leaving;
    leaving = [];
    return taken;
  }

  return {
    once: () => ({ ...once, closing: takeLeaving() }),
    use(role, text) {
      if (mine !== epoch) {
        mine = epoch;
        for (const plan of plans.values()) letGo(plan);
      }
      const key = `${role}/${text}`;
      const plan = plans.get(key);
      if (plan) {
        // The one used longest ago stands first.
        plans.delete(key);
        plans.set(key, plan);
        return sentBy(plan, false, takeLeaving());
      }
      if (!seen.has(key)) {
        if (seen.size >= MOST_SEEN) seen.clear();
        seen.add(key);
        return { ...once, closing: takeLeaving() };
      }
      const [oldest] = plans.values();
      if (oldest && plans.size >= MOST_PREPARED) letGo(oldest);
      names += 1;
      const made: Plan = { key, name: `tqc${names}` };
      plans.set(key, made);
      return sentBy(made, true, takeLeaving());
    },
    failed(uses, error) {
      // Whether the database has kept these nobody was told: they get other names next time.
      for (const { name, parse } of uses)
        for (const plan of plans.values()) if (parse && plan.name === name) letGo(plan);
      if (isStalePlan(error)) epoch += 1;
    },
  };
}

function sentBy(plan: Plan, parse: boolean, closing: readonly string[]): Use {
  return {
    name: plan.name,
    parse,
    closing,
    columns: () => plan.columns,
    done: (columns) => void (plan.columns = columns),
  };
}
