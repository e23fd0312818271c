import type { CallContext } from '../../kit/serve';
import type { StepNote } from '../../trade/cases';

/** A case of this area has no life of its own to read: what was decided stands in the audit. */
export const noteEach =
  <R>(table: string, keyOf: (row: R) => string) =>
  (call: CallContext, rows: readonly R[], stepOf: (row: R) => StepNote): Promise<void> => {
    for (const row of rows) {
      const { event, toStatus } = stepOf(row);
      call.note({ obj: `${table}/${keyOf(row)}`, detail: { event, to: toStatus } });
    }
    return Promise.resolve();
  };
