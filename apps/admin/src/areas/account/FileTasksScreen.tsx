import { IMPORT_KIND, job } from '@tqc/contract/resource';
import { jobStatus } from '@tqc/domain/shared';
import { AskButton } from '../../kit/form/buttons';
import { ListScreen } from '../../kit/list/ListScreen';
import { TaskFile } from '../../kit/record/TaskFile';
import { RunningTasks } from './RunningTasks';

const AGAIN = [jobStatus.code('failed'), jobStatus.code('cancelled')];

/** 文件任务 */
export function FileTasksScreen() {
  return (
    <ListScreen
      note="您导出和导入的任务；导出的文件保留七天，可以重复下载，每次下载都有记录。"
      list={job.list}
      columns={[
        { key: 'title', title: '任务名称', width: 220, ellipsis: true },
        'status',
        'total',
        'createdAt',
        'endedAt',
        'expiresAt',
        'downloads',
        { key: 'message', title: '说明', width: 260, ellipsis: true },
      ]}
      actionsWidth={150}
      rowActions={(row) => (
        <>
          <TaskFile task={row} />
          <AskButton
            call={job.cancel}
            label="取消"
            link
            row={row}
            when={jobStatus.group.open.includes(row.status)}
          />
          <AskButton
            call={job.again}
            label="重新执行"
            link
            row={row}
            when={AGAIN.includes(row.status) && row.kind !== IMPORT_KIND}
          />
        </>
      )}
    >
      <RunningTasks />
    </ListScreen>
  );
}
