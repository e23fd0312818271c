import type { Call, InputOf, OutputOf, Row } from '@tqc/contract/kit';
import type { ReactNode } from 'react';
import { ListScreen, type ListScreenProps } from '../list/ListScreen';
import { waitedColumn } from '../list/waitedColumn';
import { call } from '../session/api';
import { CaseBulkBar } from './CaseBulkBar';
import { caseButton } from './caseButton';
import type { Decidable, DecisionTable } from './decisionTable';

/** What is decided on: how a case is read and by which call and table it is decided. */
interface Deciding<L extends Call, G extends Call, D extends Call, K extends string> {
  readonly get: G;
  readonly decide: D;
  readonly table: DecisionTable<K>;
  readonly step: string;
  /** What names a case, to the call that reads it and to the one that decides. */
  readonly keyOf: (row: Row<L>) => InputOf<G> & Partial<InputOf<D>>;
  readonly about: (record: OutputOf<G>) => ReactNode;
  /** What the cases are called where many are decided on. */
  readonly noun: string;
}

type Case = Decidable & { readonly name: string; readonly appliedAt: string };

export interface CaseInboxProps<
  L extends Call,
  G extends Call,
  D extends Call,
  K extends string,
> extends ListScreenProps<L> {
  readonly list: L & (Row<L> extends Case ? unknown : 'lists no cases');
  /** Whether what is listed waits; what was decided, or is one's own, is only read. */
  readonly waits: boolean;
  readonly deciding: Deciding<NoInfer<L>, G, D, K>;
  /** What can be done with a case besides deciding on it. */
  readonly rowActions: (row: Row<L>) => ReactNode;
  readonly toolbar?: never;
  readonly selectable?: never;
}

/**
 * Cases that wait for somebody's decision, or of which one knows how it went: each is read and
 * decided on by itself or with others, and says for how many days it has waited.
 */
export function CaseInbox<L extends Call, G extends Call, D extends Call, K extends string>({
  waits,
  deciding: { get, decide, table, step, keyOf, about, noun },
  columns,
  rowActions,
  ...props
}: CaseInboxProps<L, G, D, K>) {
  const { label, short } = table.step(step);
  // Only lists of such rows are taken.
  const asCase = (row: Row<L>) => row as Case & Readonly<Record<string, unknown>>;
  return (
    <ListScreen
      {...(waits && { none: `没有等待${label}的` })}
      {...props}
      columns={columns.flatMap((one) =>
        waits && one === 'appliedAt' ? [one, waitedColumn as never] : [one],
      )}
      selectable={waits}
      toolbar={(selected, onKeep) =>
        waits && (
          <CaseBulkBar
            call={decide}
            table={table}
            step={step}
            rows={selected.map(asCase)}
            idOf={(row) => String(row[props.list.rowKey ?? ''])}
            nameOf={({ name }) => name}
            noun={noun}
            onKeep={onKeep}
            keyed={(row) => keyOf(row as Row<L>)}
          />
        )
      }
      rowActions={(row) => (
        <>
          {caseButton({
            call: decide,
            table,
            label: short,
            row: asCase(row),
            input: keyOf(row),
            load: () => call(get, keyOf(row)),
            about,
          })}
          {rowActions(row)}
        </>
      )}
    />
  );
}
