import { EcertTask, ecertTask } from '@tqc/contract/ecert';
import { factsOf, rowMembers, type OutputOf, type Row } from '@tqc/contract/kit';
import { ecertTaskStatus } from '@tqc/domain/dictionaries';
import { ecertTaskFlow } from '@tqc/domain/ecert';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { columnOf } from '../../kit/form/fieldsOf';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { required } from '../../kit/form/formFields';
import { ExportButton } from '../../kit/list/ExportButton';
import { everyColumn, everyFilter } from '../../kit/list/everyField';
import { ListScreen } from '../../kit/list/ListScreen';
import { PagedTable } from '../../kit/list/PagedTable';
import { detailItem } from '../../kit/record/detailItem';
import { ViewButton } from '../../kit/record/ViewButton';
import { NewTaskButton } from './NewTaskButton';

const { changeStatus, get, items, list, statusChange } = ecertTask;
type Task = Row<typeof list>;
type Detail = OutputOf<typeof get>;

const CANCELLED = ecertTaskStatus.code('cancelled');

/** 电子证书任务管理 */
export function EcertTaskScreen() {
  return (
    <ListScreen
      note="成批制作、撤销和修改电子证书：一分钟内自动开始，逐张办理，失败的写明原因，处理后可以重试。"
      list={list}
      sorts={['id', 'createdAt']}
      search={everyFilter(list)}
      columns={everyColumn(list)}
      actionsWidth={230}
      toolbar={<NewTaskButton />}
      rowActions={actionsOf}
    />
  );
}

/** To look at each of its rows, to cancel what waits, to run again what is left. */
function actionsOf(row: Task) {
  const { id, taskName, status, total, done, version } = row;
  const isCancelled = status === CANCELLED;
  const isOpen = ecertTaskFlow.can('again', status) && done < total;
  const again = {
    link: true,
    row: { id, version },
    input: { id, status: ecertTaskStatus.code('waiting') },
    question: `还有 ${total - done} 张没有办成，再办理一次吗？`,
  } as const;
  return (
    <>
      <ViewButton call={get} input={{ id }} label="查看明细" title={`${taskName}的明细`}>
        {(record) => <TaskFacts record={record} />}
      </ViewButton>
      <FormButton
        call={changeStatus}
        label="取消"
        link
        row={{ id, version }}
        fields={[required('reason')]}
        input={{ id, status: CANCELLED }}
        intro="取消还没有开始的任务：一张也不办理，以后可以重新执行。"
        when={ecertTaskFlow.can('cancel', status)}
      />
      <AskButton call={statusChange} label="重试失败" {...again} when={isOpen && !isCancelled} />
      <AskButton call={statusChange} label="重新执行" {...again} when={isOpen && isCancelled} />
    </>
  );
}

const NAMES = [
  'taskNo',
  'status',
  'taskType',
  'orgName',
  'batchName',
  'total',
  'done',
  'failed',
  'reason',
  'creator',
  'createdAt',
  'endedAt',
] as const;
const members = rowMembers(items);
const COLUMNS = ['name', 'certNo', 'failure', 'message'].map((name) =>
  columnOf<Row<typeof items>>(name, members[name], false),
);

/** What was asked for, and what became of each certificate. */
function TaskFacts({ record }: { readonly record: Detail }) {
  const { id, taskName, failed, stampName, conditions, issueDate } = record;
  return (
    <>
      <DescriptionList
        columns={3}
        items={[
          ...NAMES.map((name) => detailItem(name, factsOf(EcertTask.shape[name]), record[name])),
          { label: '签发日期', value: issueDate ?? '—' },
          { label: '印章', value: stampName || '—' },
          { label: '条件', value: conditions || '—' },
        ]}
      />
      <PagedTable
        label="任务明细"
        list={items}
        input={{ id }}
        names={['name', 'certNo', 'ok', 'failure', 'message']}
      />
      {failed > 0 && (
        <p>
          失败清单：
          <ExportButton
            list={items}
            title={`${taskName}失败清单`}
            columns={COLUMNS}
            query={{ id, ok: false }}
            total={failed}
            exact
          />
        </p>
      )}
    </>
  );
}
