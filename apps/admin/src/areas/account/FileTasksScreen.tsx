import type { Row } from '@tqc/contract/kit';
import { exports, IMPORT_KIND, job, resource } from '@tqc/contract/resource';
import { jobStatus } from '@tqc/domain/shared';
import { ActionLink } from '@tqc/ui/DataTable';
import { saveBlob } from '@tqc/ui/foundation';
import { AskButton } from '../../kit/form/buttons';
import { useAction } from '../../kit/form/useAction';
import { ListScreen } from '../../kit/list/ListScreen';
import { fetchBytes } from '../../kit/record/useFile';
import { RunningTasks } from './RunningTasks';

type Task = Row<typeof job.list>;

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
          <DownloadLink task={row} />
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

/** Fetches what a task made; the list then tells how often that was. */
function DownloadLink({ task }: { readonly task: Task }) {
  const [download, busy] = useAction(async () => saveBlob(await resultOf(task), task.fileName));
  if (task.resultFile === null) return null;
  return <ActionLink label="下载" onClick={() => busy || void download()} />;
}

/** Applications leave by a call of their own, with a right of their own. */
function resultOf({ id, kind, resultFile }: Task): Promise<Blob> {
  return kind === exports.exporRegExcelData.id
    ? fetchBytes(exports.downRegExcelFile, { id })
    : fetchBytes(resource.downloadFile, { fileId: resultFile ?? '' });
}
