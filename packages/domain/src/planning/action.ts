import { RuleError, type Flow } from '../kit';
import { isEnded, type Running } from './running';

/** The statuses an action may move. */
export type StatusColumn = 'approvalStatus' | 'endStatus' | 'status';
type Record_ = Readonly<Partial<Record<StatusColumn, unknown>>>;

/** A step of one status: its events in a flow, of several the first that fits. */
interface Move {
  readonly column: StatusColumn;
  can(code: number): boolean;
  next(code: number): number;
}

/**
 * What is looked at besides the states: that dates fit, that the province takes part in the batch,
 * that nothing waits for somebody.
 */
export type PlanCheck = 'dates' | 'takesPart' | 'settled';

/** One action of the planning chain, in one place: contract, server and screens read it here. */
export interface Action {
  /** What its button says. */
  readonly label: string;
  /** Whose it is: the plan's own organisation, any above it, or the national centre. */
  readonly by: 'own' | 'superior' | 'centre';
  /** Decides what somebody asked for: never who asked (四眼). */
  readonly answers?: true;
  /** The lowest level that may, where not every one above may. */
  readonly least?: number;
  /** The right it asks for beyond the one of its call, without the track before it. */
  readonly right?: string;
  /** How much of the chain must still run. */
  readonly runs: Exclude<Running, 'filing'>;
  readonly moves: readonly Move[];
  readonly checks?: readonly PlanCheck[];
  /** An opinion is kept, and with `needed` nothing happens without one. */
  readonly opinion?: 'free' | 'needed';
  /** Where the opinion is kept when not under its own name. */
  readonly into?: 'endReason';
  /** Who did it and when is kept as the report or as the decision. */
  readonly stamps?: 'reported' | 'decided';
  /** Takes over what was entered. */
  readonly writes?: true;
  /** The message to the organisation of the plan. */
  readonly tells?: (plan: string, opinion: string) => Told;
  /** The message to the organisation right above, whose turn it is then, and where it is done. */
  readonly asks?: {
    readonly page: 'planApprove' | 'changeRecord' | 'endPlan';
    readonly say: (plan: string) => Told;
  };
}

interface Told {
  readonly title: string;
  readonly content: string;
}

/** A table of actions by their names on the wire. */
export function defineActions<const N extends string>(
  table: Readonly<Record<N, Action>>,
): Readonly<Record<N, Action>> {
  return table;
}

/** The names of a table, in its order. */
export function namesOf<N extends string>(table: Readonly<Record<N, Action>>): readonly N[] {
  // A table has no names but its own: it is written as a literal.
  return Object.keys(table) as N[];
}

/** Steps of one status by the events of its flow. */
export function moveBy<E extends string>(column: StatusColumn, flow: Flow<E>) {
  return (first: E, ...more: readonly E[]): Move => {
    const fitting = (code: number) => [first, ...more].find((event) => flow.can(event, code));
    return {
      column,
      can: (code) => fitting(code) !== undefined,
      next: (code) => flow.next(fitting(code) ?? first, code),
    };
  };
}

/** Whether the states of a record know the action; what was ended knows none. */
export function offers({ moves }: Action, record: Record_): boolean {
  return (
    !isEnded({ endStatus: Number(record.endStatus) }) &&
    moves.every(({ column, can }) => can(Number(record[column])))
  );
}

/** The statuses after the action; refused with a sentence where one does not fit. */
export function afterAction(
  { moves }: Action,
  record: Record_,
): Partial<Record<StatusColumn, number>> {
  return Object.fromEntries(
    moves.map(({ column, next }) => [column, next(Number(record[column]))]),
  );
}

/** The opinion an action takes: an action that needs one is refused without it. */
export function opinionOf({ opinion }: Action, said: string | undefined): string {
  if (opinion === 'needed' && !said) throw new RuleError('请填写审批意见', 'opinion');
  return said ?? '';
}
