import { RuleError, TooLate } from '@tqc/domain/kit';
import { outOfReach } from '../../kit/failure';
import type { CallContext } from '../../kit/serve';
import type { RowOf } from '../../kit/store';
import type { CaseRow, Judged, Name, StepNote } from './caseKind';

/** The decisions somebody may take on a case in its present state; none on one that is shut. */
export function decisionsOn<
  T extends Name,
  S extends StepNote,
  K extends string,
  C extends string,
  W extends string,
>(
  { decisions, flow, calls, deciders, shut, hands }: Judged<T, S, K, C, W>,
  { who }: Pick<CallContext, 'who'>,
  row: RowOf<T> & CaseRow,
): K[] {
  if (shut(row) !== undefined) return [];
  return decisions.keys.filter((decision) => {
    const { calls: carriers, by } = decisions.get(decision);
    return (
      carriers.some((name) => who.rights.has(calls[name].permission)) &&
      flow.can(decision, row.status) &&
      deciders[by](row, who) &&
      hands?.(row, decision, who) === undefined
    );
  });
}

/** Refuses a decision that somebody may not take on a case now, with the reason. */
export function requireDecisionOn<
  T extends Name,
  S extends StepNote,
  K extends string,
  C extends string,
  W extends string,
>(
  kind: Judged<T, S, K, C, W>,
  call: Pick<CallContext, 'who'>,
  row: RowOf<T> & CaseRow,
  decision: K,
): void {
  if (decisionsOn(kind, call, row).includes(decision)) return;
  const { decisions, deciders, shut, flow, hands, notYours } = kind;
  const isConcerned = decisions.keys.some((key) => deciders[decisions.get(key).by](row, call.who));
  const isTheirs = deciders[decisions.get(decision).by](row, call.who);
  const late = shut(row) ?? flow.why(decision, row.status);
  const why = late ?? (isTheirs ? hands?.(row, decision, call.who) : notYours);
  if (!isConcerned || why === undefined) throw outOfReach();
  throw late === undefined ? new RuleError(why) : new TooLate(why);
}

/** What the caller decides on a case now, and why this very person does not, though theirs do. */
export function standingOn<
  T extends Name,
  S extends StepNote,
  K extends string,
  C extends string,
  W extends string,
>(
  kind: Judged<T, S, K, C, W>,
  { who }: Pick<CallContext, 'who'>,
  row: RowOf<T> & CaseRow,
): { readonly decisions: K[]; readonly notYours: string | null } {
  const { decisions: table, flow, deciders, shut, hands } = kind;
  const decisions = decisionsOn(kind, { who }, row);
  if (decisions.length > 0 || shut(row) !== undefined) return { decisions, notYours: null };
  const due = table.keys.find(
    (key) => flow.can(key, row.status) && deciders[table.get(key).by](row, who),
  );
  return { decisions, notYours: (due && hands?.(row, due, who)) ?? null };
}
