import pg from 'pg';
import { columnTypes } from './columnTypes';
import { preparedOn, type Column, type Prepared, type Use } from './prepared';

/** One statement of a message. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  /** Whose plan it is: a plan under row-level security belongs to its role. */
  readonly role?: string;
  /** Planned for its values each time, because the best way to its rows depends on them. */
  readonly fresh?: boolean;
}

/** What one statement answered, as it came. */
export interface Answer {
  readonly columns: readonly Column[];
  readonly raw: readonly (readonly (string | null)[])[];
  readonly command: string;
  readonly rowCount: number;
}

/** The answers of a message, in order; fewer than it has statements when one failed. */
export interface Answers {
  readonly answers: readonly Answer[];
  readonly error?: Error;
}

/**
 * Sends several statements in one message and waits once. The first that fails ends the message:
 * those behind it are not run, and so nothing ever runs outside the transaction, the role or the
 * place that the statements before it set. `limit` is how long is waited for the answer, in
 * milliseconds, where it is not as long as the pool waits.
 */
export function send(
  client: pg.ClientBase,
  statements: readonly Statement[],
  limit?: number,
): Promise<Answers> {
  return new Promise((resolve) => {
    client.query(new Message(statements, resolve, limit));
  });
}

/** The rows of an answer under the names of its columns, or under other names for them. */
export function rowsOf<R>(
  { columns, raw }: Answer,
  rename: (name: string) => string = (name) => name,
): R[] {
  const names = columns.map(({ name }) => rename(name));
  return raw.map((fields) => {
    const row: Record<string, unknown> = {};
    columns.forEach(({ read }, at) => {
      const text = fields[at] ?? null;
      row[names[at] ?? ''] = text === null ? null : read(text);
    });
    // The statement says what its rows are.
    return row as R;
  });
}

interface Described {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

// pg's own way of writing values, which its types leave out.
const { prepareValue } = (
  pg as unknown as { utils: { prepareValue(value: unknown): string | Buffer | null } }
).utils;

/** How pg hands the messages of the database to whatever it was asked with. */
class Message implements pg.Submittable {
  /** What is asked, in order. */
  readonly statements: readonly (Statement & { readonly written: (string | Buffer | null)[] })[];
  readonly #settle: (answers: Answers) => void;
  readonly #answers: Answer[] = [];
  #uses: Use[] = [];
  #prepared: Prepared | undefined;
  #columns: readonly Column[] = [];
  #raw: (string | null)[][] = [];
  /** Called by pg when the time of a query is over, and by this message when it is answered. */
  callback = (error: Error | null): void =>
    this.#settle(error ? { answers: this.#answers, error } : { answers: this.#answers });

  /** Read by pg. */
  readonly query_timeout: number | undefined;

  constructor(
    statements: readonly Statement[],
    settle: (answers: Answers) => void,
    limit: number | undefined,
  ) {
    this.query_timeout = limit;
    // What cannot be written fails here, before a byte is sent.
    this.statements = statements.map((one) => ({
      ...one,
      written: (one.values ?? []).map(prepareValue),
    }));
    this.#settle = settle;
  }

  submit(connection: pg.Connection): void {
    const prepared = preparedOn(connection);
    this.#prepared = prepared;
    connection.stream.cork();
    try {
      this.#uses = this.statements.map(({ text, role = '', fresh = false, written }) => {
        const use = fresh ? prepared.once() : prepared.use(role, text);
        for (const name of use.closing) connection.close({ type: 'S', name }, true);
        if (use.parse) connection.parse({ name: use.name, text, types: [] }, true);
        connection.bind({ statement: use.name, values: written as string[] }, true);
        if (!use.columns()) connection.describe({ type: 'P', name: '' }, true);
        connection.execute({}, true);
        return use;
      });
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    this.#begin();
  }

  handleRowDescription({ fields }: Described): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: columnTypes.getTypeParser(dataTypeID, 'text'),
    }));
  }

  handleDataRow({ fields }: { readonly fields: (string | null)[] }): void {
    this.#raw.push(fields);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const [command = '', ...counts] = text.split(' ');
    this.#uses[this.#answers.length]?.done(this.#columns);
    this.#answers.push({
      columns: this.#columns,
      raw: this.#raw,
      command,
      rowCount: Number(counts.at(-1)) || 0,
    });
    this.#begin();
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handlePortalSuspended(): void {
    throw new Error('no statement of a message is read in parts');
  }

  handleError(error: Error): void {
    this.#prepared?.failed(this.#uses.slice(this.#answers.length), error);
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }

  /** What the next statement answers is known from before, or is about to be told. */
  #begin(): void {
    this.#columns = this.#uses[this.#answers.length]?.columns() ?? [];
    this.#raw = [];
  }
}
