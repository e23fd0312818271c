import { BATCH_END, certBatch } from '@tqc/contract/register';
import { batchFlow } from '@tqc/domain/planning';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { todayText } from '../../../kit/record/momentText';
import { transport } from '../../../kit/session/session';

const { create, list, remove, update } = certBatch;
const form = [
  'cbName',
  'year',
  'half',
  'audience',
  'ctIds',
  'beginDate',
  'endDate',
  'notice',
] as const;

/** 认定批次设置 */
export function CertBatchScreen() {
  return (
    <ListScreen
      note="设置全国认定批次；批次进行中，各省才能上报计划。"
      list={list}
      search={['cbName', 'year', 'half', 'status']}
      sorts={['cbName', 'year', 'beginDate', 'endDate']}
      columns={[
        'cbName',
        'year',
        'half',
        'audience',
        'ctIds',
        'beginDate',
        'endDate',
        'plans',
        'plansPassed',
        'status',
        'creator',
        'createdAt',
      ]}
      toolbar={
        <FormButton
          call={create}
          label="新增批次"
          primary
          fields={form}
          initial={{ year: Number(todayText(transport.now()).slice(0, 4)) }}
        />
      }
      rowActions={(row) => (
        <>
          <FormButton
            call={update}
            label="编辑"
            link
            fields={form}
            row={row}
            when={batchFlow.can('update', row.status)}
          />
          <AskButton
            call={update}
            label="结束"
            link
            row={row}
            input={{ action: BATCH_END }}
            when={batchFlow.can('end', row.status)}
          />
          <AskButton
            call={remove}
            label="删除"
            link
            danger
            row={row}
            when={batchFlow.can('remove', row.status)}
            question="确定删除该批次吗？"
          />
        </>
      )}
    />
  );
}
