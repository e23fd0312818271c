import { defaultRights } from '@tqc/contract/catalogue';
import { RuleError, TooLate, type Flow } from '@tqc/domain/kit';
import { testOrgs, type TestOrg } from '../../testing/server';
import { ORGS } from '../whoMay';

/** What a record says of itself, by the columns of its table. */
export type Columns = Readonly<Record<string, unknown>>;

/** One row of a table of decisions, as the walk needs it; the columns are those of its machine. */
export interface Decided<S> {
  /** The key of the row. */
  readonly name: string;
  /** Those the table means, whatever rights they have. */
  readonly by: readonly TestOrg[];
  /** Rights without which none of them decides, that of the call among them. */
  readonly rights: readonly string[];
  /** The columns afterwards, `gone` for a record that is no more; throws why not in this state. */
  readonly after: (state: S) => Columns | 'gone';
  /** Takes it by the call of its row; what is refused in a call for many is thrown as well. */
  readonly send: (org: TestOrg, id: string, more?: Columns) => Promise<unknown>;
  /** Takes it of many by one call that answers for each: all states are tried at once. */
  readonly sendMany?: (org: TestOrg, ids: readonly string[]) => Promise<unknown>;
  readonly needs: readonly Missing[];
  /** Of a row that is refused to the very person who asked: who is to be set, and the sentence. */
  readonly hands?: Hands;
  /** What is looked at besides what is said: spoilt for once, and the sentence it leads to. */
  readonly unmet?: readonly Unmet[];
  /** A look more at what was done. */
  readonly left?: (id: string, state: S) => Promise<void>;
}

/** What is left out of what is said, and the sentence that stands at its field. */
export interface Missing {
  readonly need: string;
  readonly said: Columns;
  readonly field: string;
  readonly sentence: string;
  /** Needed only of whom the same decision was taken on before. */
  readonly taken?: boolean;
}

interface Hands {
  /** Makes somebody the one who asked. */
  readonly set: (id: string, adminId: string) => Promise<unknown>;
  readonly sentence: string;
}

interface Unmet {
  readonly check: string;
  readonly spoil: (id: string) => Promise<unknown>;
  readonly sentence: RegExp;
}

/** A table as the domain declares it: of decisions, of actions, or the steps of a flow. */
export type Declared = object;

/** A machine whose decisions stand in a table. */
export interface Machine<S = unknown> {
  readonly name: string;
  readonly table: string;
  readonly key: string;
  /** Every state a record can come into, where it is more than the state of its flow. */
  readonly states?: readonly S[];
  /** States besides those of its flow: what it stands under, or what became of it otherwise. */
  readonly besides?: readonly S[];
  /**
   * Of those, the ones in which everybody tries, where it is not in all; in the rest those whose
   * decision it is.
   */
  readonly isOwn?: (state: S) => boolean;
  /** Who does not find the record in a state at all: it is refused as if it were not there. */
  readonly isHidden?: (state: S, org: TestOrg) => boolean;
  readonly decided: readonly Decided<S>[];
  /** The tables it walks over, with those of their rows that stand in `decided`. */
  readonly tables: readonly Declared[];
  /** A record that all the rows can be taken on. */
  readonly make: (name: string) => Promise<string>;
  /** Puts a record into a state. */
  readonly stand: (id: string, state: S) => Promise<unknown>;
  /** A record that something was done to is used up: what was done leaves more than a state. */
  readonly usedUp?: true;
}

/** The states of a machine; unless it says otherwise, those of the flow it walks over. */
export function statesOf({ states, besides = [], tables }: Machine): readonly unknown[] {
  if (states) return states;
  // A flow is known by its steps, as `declared` knows it.
  const flow = tables.find((one): one is Flow<string> => 'steps' in one && 'codes' in one);
  return [...(flow?.codes ?? []).map((status) => ({ status })), ...besides];
}

/** Whose decision it is: whom the table means, as far as their level has the rights. */
export const decidersOf = <S>({ by, rights }: Decided<S>): readonly TestOrg[] =>
  ORGS.filter((org) => {
    const held = defaultRights(testOrgs[org].type);
    return by.includes(org) && rights.every((right) => held.has(right));
  });

/** What a state leads to: the columns afterwards, or how it is refused. */
export function verdictOf<S>({ after }: Decided<S>, state: S) {
  try {
    return { after: after(state) };
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    // Of its state one answer: the page that asked reads the record anew by that code.
    return { refused: { code: error instanceof TooLate ? 409 : 422, message: error.message } };
  }
}
