import { BATCH_END, certBatch } from '@tqc/contract/register';
import { batchFlow } from '@tqc/domain/planning';
import type { ReactNode } from 'react';
import { AskButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';

/** Batches as the centre ends them: after all plans of provinces. */
export function BatchEnds({ tabs }: { readonly tabs: ReactNode }) {
  return (
    <ListScreen
      note="批次下的省级计划都结束以后结束批次；结束的批次只能查看。"
      list={certBatch.list}
      search={['cbName', 'year', 'status']}
      columns={['cbName', 'year', 'half', 'beginDate', 'endDate', 'plans', 'plansPassed', 'status']}
      actionsWidth={90}
      rowActions={(row) => (
        <AskButton
          call={certBatch.update}
          label="结束"
          link
          row={row}
          input={{ action: BATCH_END }}
          when={batchFlow.can('end', row.status)}
        />
      )}
    >
      {tabs}
    </ListScreen>
  );
}
