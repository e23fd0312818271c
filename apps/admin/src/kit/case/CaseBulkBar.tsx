import type { Call } from '@tqc/contract/kit';
import { EachBar, EachButton } from '../form/EachButton';
import type { Decidable, DecisionTable } from './decisionTable';

interface CaseBulkBarProps<C extends Call, K extends string, R> {
  readonly call: C;
  readonly table: DecisionTable<K>;
  /** The step whose decisions are offered for many, in the order of the table. */
  readonly step: string;
  readonly rows: readonly R[];
  readonly idOf: (row: R) => string;
  readonly nameOf: (row: R) => string;
  readonly noun: string;
  readonly onKeep: (ids: readonly string[]) => void;
  /** What names a case, where its key stands in the body and not in the path. */
  readonly keyed?: (row: R) => object;
}

/**
 * The decisions on chosen cases: of how many it would be done and of whom not and why is asked
 * first, then each is decided by the call for one.
 */
export function CaseBulkBar<
  C extends Call,
  K extends string,
  R extends Decidable & Readonly<Record<string, unknown>>,
>({ call, table, step, keyed, ...bar }: CaseBulkBarProps<C, K, R>) {
  return (
    <EachBar {...bar}>
      {table.keys.map((key) => {
        const { bulk, label, needs, step: own } = table.get(key);
        return (
          bulk !== undefined &&
          own.key === step && (
            <EachButton
              key={key}
              call={call}
              label={bulk}
              verb={label}
              refusal={(row) => refusalOf(row as unknown as R, key, label)}
              // The rows of the bar are those that it was given.
              input={(row) => ({ decision: key, ...keyed?.(row as unknown as R) })}
              opinion={needs.includes('opinion') ? 'needed' : 'free'}
            />
          )
        );
      })}
    </EachBar>
  );
}

function refusalOf({ decisions, notYours }: Decidable, key: string, label: string) {
  return decisions.includes(key) ? undefined : (notYours ?? `现在的状态不能${label}`);
}
