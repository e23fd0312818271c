/** One row of transitions.tsv, carried out: the key of the row is its states and its event. */
export interface Step {
  readonly entity: string;
  readonly from: string;
  readonly event: string;
  readonly to: string;
  /** Where the state stands, when one machine moves rows of several tables: table, key, column. */
  readonly stands?: readonly [table: string, key: string, column: string];
  /** Brings a record to where the step begins: its key; of a step into being what it needs. */
  before(): Promise<string>;
  /** Takes the step: the key of the record afterwards. */
  take(id: string): Promise<string>;
}

/** Steps of one machine, as rows: where from, by which event, where to; `stands` as of a step. */
export const stepsOf =
  (entity: string, stands?: Step['stands']) =>
  (from: string, event: string, to: string, before: Step['before'], take: Step['take']): Step => ({
    entity,
    from,
    event,
    to,
    before,
    take,
    ...(stands ? { stands } : {}),
  });

/** Nothing is there before a step into being. */
export const nothing = async (): Promise<string> => '';
