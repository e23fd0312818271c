import type { Call, InputOf } from '@tqc/contract/kit';
import type { Action } from '@tqc/domain/planning';
import { Fragment, type ReactNode } from 'react';
import { decideButton } from '../../kit/form/decideButton';
import { EachBar, EachButton, eachStep } from '../../kit/form/EachButton';
import { keysOf } from '../../kit/form/namedInput';
import { stepButton } from '../../kit/form/stepButton';
import { NONE_WAITING } from '../../kit/session/approvals';
import { filtersOf, REPORTED } from './decisions';

type Plan = Readonly<Record<string, unknown>> & { readonly planName: string };

interface PlanInbox<C extends Call, N extends string, R, P> {
  /** Does every action with one plan. */
  readonly call: C;
  readonly actions: Readonly<Record<N | 'pass' | 'fail', Action>>;
  /** The decisions by their names on the wire: what passes a plan and what gives it back. */
  readonly decide: readonly ['pass', 'fail'];
  /** What else is done with a plan, in the order its buttons stand. */
  readonly steps: readonly N[];
  /** The plan that is decided on, read anew as the form opens. */
  readonly load: (row: R) => Promise<P>;
  readonly about: (plan: P) => ReactNode;
  /** The button that shows a plan whole. */
  readonly view: (row: R) => ReactNode;
  /** Which plans of the list, besides those that wait. */
  readonly fixed?: object;
  readonly waiting: boolean;
  /** Stands beside the buttons for the chosen plans. */
  readonly beside?: ReactNode;
}

/**
 * What a list of plans owes who decides on them (`ListScreen`): only those that wait or all, the
 * decision on one and on those chosen, its further steps. Both tracks declare theirs with it.
 */
export function planInbox<
  C extends Call,
  N extends string,
  R extends Plan,
  P extends { readonly offences: readonly unknown[] },
>({
  call,
  actions,
  decide,
  steps,
  load,
  about,
  view,
  fixed = {},
  waiting,
  beside,
}: PlanInbox<C, N, R, P>) {
  const [pass, fail] = decide;
  const decisions = { pass: actions[pass], fail: actions[fail] };
  return {
    fixed: waiting ? { ...fixed, ...REPORTED } : fixed,
    ...(waiting && { none: NONE_WAITING }),
    search: filtersOf(waiting),
    selectable: true,
    toolbar: (selected: readonly R[], keep: (ids: readonly string[]) => void) => (
      <>
        <EachBar
          rows={selected}
          idOf={(row) => Object.values(keysOf(call, row)).join()}
          nameOf={({ planName }) => planName}
          onKeep={keep}
        >
          <EachButton call={call} label="批量通过" {...eachStep(actions[pass], pass)} />
          <EachButton call={call} label="批量退回" {...eachStep(actions[fail], fail)} />
        </EachBar>
        {beside}
      </>
    ),
    rowActions: (row: R) => (
      <>
        {decideButton({
          call,
          steps: decisions,
          row,
          load: () => load(row),
          about,
        })}
        {view(row)}
        {steps.map((action) => (
          <Fragment key={action}>
            {stepButton({
              call,
              step: actions[action],
              row,
              question: questionOf(action, row),
              // Every action of a plan is sent by its name.
              input: { action } as unknown as Partial<InputOf<C>>,
            })}
          </Fragment>
        ))}
      </>
    ),
  };
}

/** What locking a plan means to those below, and to their applicants. */
function questionOf(action: string, { planName }: { readonly planName?: unknown }) {
  if (action === 'lock')
    return `锁定“${String(planName)}”吗？锁定以后不接收新的申请，已有的照常办理。`;
  if (action === 'unlock') return `解锁“${String(planName)}”吗？解锁以后又接收新的申请。`;
  return undefined;
}
