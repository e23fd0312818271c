import type { Call, Imported, ImportPlan } from '@tqc/contract/kit';
import type { z } from 'zod';
import type { CallContext } from '../serve';

/** A record that is there already. */
export interface Existing {
  readonly id: string;
  readonly version: number;
  /** What of it stands in a line as well, as its fields hold it. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** One call that a line comes to. */
export interface Deed {
  readonly call: Call;
  readonly input: Readonly<Record<string, unknown>>;
  readonly version?: number;
  /** What the call asks for before its transaction, where it does (`withAhead`). */
  readonly ahead?: unknown;
}

/** One line of a file on its way. */
export interface Line<V> {
  /** All of it, with what is usual where nothing stands. */
  readonly whole: V;
  /** What stands in the file; a change touches nothing else. */
  readonly said: Partial<V>;
  readonly existing: Existing | undefined;
}

/** A file whose lines were written. */
export interface WrittenFile {
  readonly jobId: string;
  readonly fileName: string;
  /** Lines of the file that were left out before it was written. */
  readonly left: number;
  readonly begun: Date;
  readonly plan: z.output<typeof ImportPlan>;
}

/** How an import works: what is there already, and which call a line comes to. */
export interface Importing<V = Readonly<Record<string, unknown>>> {
  readonly imported: Imported;
  /** The call that carries the file, where it has one of its own. */
  readonly by?: Call;
  /** The records that are there, by the key of their lines; asked for all lines at once. */
  find(call: CallContext, keys: readonly string[]): Promise<ReadonlyMap<string, Existing>>;
  /** Refuses what only an import can see; the rest is refused by the call itself. */
  write(line: Line<V>, call: CallContext): Deed | Promise<Deed>;
  /**
   * Each line concerns a record of its own, and none can be in the way of another: a check gives
   * up what it holds every so many lines, and keeps nobody waiting.
   */
  readonly apart?: boolean;
  /** Fields whose former values are shown masked in what a line would change. */
  readonly hides?: Readonly<Record<string, (value: string) => string>>;
  /** What is noted of the file, in the transaction that wrote its lines. */
  done?(call: CallContext, written: WrittenFile): Promise<void>;
}

/** Declares an import: lines have the shape that its contract says. */
export function importing<I extends Imported>(
  what: I,
  how: Omit<Importing<z.output<I['row']>>, 'imported'>,
): Importing {
  // Lines pass the schema of their contract before they come here: so they have its type.
  return { imported: what, ...how } as unknown as Importing;
}
