import { enrollCertBatch } from '@tqc/contract/enroll';
import { membersOf } from '@tqc/contract/kit';
import { CENTRE } from '@tqc/domain/organisations';
import { enrollBatchFlow, notItsBatch } from '@tqc/domain/planning';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { formStart } from '../../../kit/form/fieldsOf';
import { ListScreen } from '../../../kit/list/ListScreen';
import { todayText } from '../../../kit/record/momentText';
import { ViewButton } from '../../../kit/record/ViewButton';
import { transport, useSession } from '../../../kit/session/session';
import { provincesField, provsColumn, provsOf } from '../../../trade/planning/batchProvinces';
import { EnrollBatchFacts } from './EnrollBatchFacts';

const { create, endCertBatch, get, list, remove, update } = enrollCertBatch;
const shape = membersOf(create.input);
const form = [
  'cbName',
  'year',
  'registrationType',
  'expected',
  'filingBegin',
  'filingEnd',
  'firstReviewEnd',
  'recheckEnd',
  'finalEnd',
  'remark',
] as const;

/** 注册批次设置 */
export function EnrollBatchScreen() {
  // Whoever watches holds the right and does not set batches.
  const notIts = useSession(({ user }) => notItsBatch(user?.orgType ?? CENTRE));
  return (
    <ListScreen
      note="设置全国定期注册批次；批次进行中，各省才能上报注册计划。"
      list={list}
      search={['cbName', 'year', 'registrationType', 'status']}
      sorts={['cbName', 'year', 'filingBegin', 'finalEnd']}
      columns={[
        'cbName',
        'status',
        'year',
        'registrationType',
        'filingBegin',
        'filingEnd',
        'firstReviewEnd',
        'recheckEnd',
        'finalEnd',
        provsColumn,
        'plans',
        'plansPassed',
        'expected',
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
            when={enrollBatchFlow.can('update', row.status)}
            reason={notIts}
          />
          <AskButton
            call={endCertBatch}
            label="结束"
            link
            row={row}
            input={{ type: 'end' }}
            question={`结束后各省不能再在“${row.cbName}”中办理，确定结束吗？`}
            when={enrollBatchFlow.can('end', row.status)}
            reason={notIts}
          />
          <AskButton
            call={endCertBatch}
            label="恢复"
            link
            row={row}
            input={{ type: 'reopen' }}
            question={`恢复后“${row.cbName}”可以继续办理，确定恢复吗？`}
            when={enrollBatchFlow.can('reopen', row.status)}
            reason={notIts}
          />
          <AskButton
            call={remove}
            label="删除"
            link
            danger
            row={row}
            when={enrollBatchFlow.can('remove', row.status)}
            reason={notIts}
            question={`确定删除批次“${row.cbName}”吗？`}
          />
          <ViewButton call={get} input={{ cbId: row.cbId }} title={row.cbName}>
            {(batch) => <EnrollBatchFacts batch={batch} />}
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
