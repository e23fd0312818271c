import type { Call, InputOf } from '@tqc/contract/kit';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { recordsOf, type Outcome } from '../../../kit/form/inParts';
import { fieldsOfDecision } from './decisionFields';
import type { StageTable } from './decisionButton';

/** Most records that a stage takes at once. */
const MOST = 100;

type Deciding = Call<z.ZodType<unknown, { preview?: boolean | undefined }>, z.ZodType<Outcome>>;

interface DecisionBulkProps<C extends Deciding> {
  readonly call: C;
  readonly table: StageTable;
  readonly rows: readonly {
    readonly enrId: string;
    readonly name: string;
    readonly version: number;
    readonly archiveNo: string | null;
  }[];
  readonly onKeep: (ids: readonly string[]) => void;
  readonly children?: ReactNode;
}

/**
 * The decisions of a stage on chosen records, in the order of its table: of whom it would be done
 * and of whom not and why is asked first.
 */
export function DecisionBulk<C extends Deciding>({
  call,
  table,
  rows,
  onKeep,
  children,
}: DecisionBulkProps<C>) {
  const chosen = rows.map(({ enrId, name, version, archiveNo }) => ({
    id: enrId,
    name,
    version,
    no: archiveNo ?? undefined,
  }));
  return (
    <BulkBar chosen={chosen} noneChosen="请先勾选记录" onKeep={onKeep}>
      {table.keys.map((key) => {
        const { bulk, label } = table.get(key as never);
        return (
          bulk !== undefined && (
            <BulkButton
              key={key}
              call={call}
              label={bulk}
              most={MOST}
              // Every stage takes its records and the decision under the same names.
              input={(part) => ({ records: recordsOf(part), decision: key }) as InputOf<C>}
              fields={fieldsOfDecision(table, key) as never}
              done={`已按${label}办理`}
            />
          )
        );
      })}
      {children}
    </BulkBar>
  );
}
