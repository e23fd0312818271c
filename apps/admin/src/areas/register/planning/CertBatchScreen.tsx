import { membersOf } from '@tqc/contract/kit';
import { BATCH_END, certBatch } from '@tqc/contract/register';
import { CENTRE } from '@tqc/domain/organisations';
import { batchFlow, notItsBatch } from '@tqc/domain/planning';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { formStart } from '../../../kit/form/fieldsOf';
import { ListScreen } from '../../../kit/list/ListScreen';
import { todayText } from '../../../kit/record/momentText';
import { ViewButton } from '../../../kit/record/ViewButton';
import { transport, useSession } from '../../../kit/session/session';
import { provincesField, provsColumn, provsOf } from '../../../trade/planning/batchProvinces';
import { BatchFacts } from './BatchFacts';

const { create, get, list, remove, update } = certBatch;
const shape = membersOf(create.input);
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
  // Whoever watches holds the right and does not set batches.
  const notIts = useSession(({ user }) => notItsBatch(user?.orgType ?? CENTRE));
  return (
    <ListScreen
      note="设置全国认定批次；批次进行中，各省才能上报计划。"
      list={list}
      search={['cbName', 'year', 'half', 'status']}
      sorts={['cbName', 'year', 'beginDate', 'endDate']}
      columns={[
        'cbName',
        'status',
        'year',
        'half',
        'audience',
        'ctIds',
        'beginDate',
        'endDate',
        provsColumn,
        'plans',
        'plansPassed',
        'creator',
        'createdAt',
      ]}
      toolbar={
        <FormButton
          call={create}
          label="新增批次"
          primary
          fields={[...form, provincesField]}
          initial={{ year: Number(todayText(transport.now()).slice(0, 4)) }}
          reason={notIts}
          toInput={provsOf}
        />
      }
      rowActions={(row) => (
        <>
          <FormButton
            call={update}
            label="编辑"
            link
            fields={[...form, provincesField]}
            row={row}
            initial={{ provinces: row.provs }}
            toInput={provsOf}
            when={batchFlow.can('update', row.status)}
            reason={notIts}
          />
          <AskButton
            call={update}
            label="结束"
            link
            row={row}
            question={`结束批次“${row.cbName}”吗？结束以后各省不能再上报计划，也不能恢复。`}
            input={{ action: BATCH_END }}
            when={batchFlow.can('end', row.status)}
            reason={notIts}
          />
          <AskButton
            call={remove}
            label="删除"
            link
            danger
            row={row}
            when={batchFlow.can('remove', row.status)}
            reason={notIts}
            question={`确定删除批次“${row.cbName}”吗？`}
          />
          <ViewButton call={get} input={{ cbId: row.cbId }} title={row.cbName}>
            {(batch) => <BatchFacts batch={batch} />}
          </ViewButton>
          <FormButton
            call={create}
            label="复制"
            link
            fields={[...form, provincesField]}
            initial={{ ...formStart(shape, form, row), cbName: '', provinces: row.provs }}
            toInput={provsOf}
          />
        </>
      )}
    />
  );
}
