import type { Row } from '@tqc/contract/kit';
import { reportFileTask } from '@tqc/contract/monitor';
import { reportFileStatus } from '@tqc/domain/dictionaries';
import { ActionLink } from '@tqc/ui/DataTable';
import { saveBlob } from '@tqc/ui/foundation';
import { formatSize } from '@tqc/ui/fields';
import { useState, type ReactNode } from 'react';
import { AskButton } from '../../../kit/form/buttons';
import { useAction } from '../../../kit/form/useAction';
import { ListScreen } from '../../../kit/list/ListScreen';
import { PdfDrawer } from '../../../kit/record/PdfDrawer';
import { fetchBytes } from '../../../kit/record/useFile';
import { useMay } from '../../../kit/session/useMay';
import { FileProgress } from './FileProgress';

type File = Row<typeof reportFileTask.list>;

const { create, downReportFileTask, list, remove } = reportFileTask;
const OPEN = [reportFileStatus.code('queued'), reportFileStatus.code('running')];
const DONE = reportFileStatus.code('done');

/** 文件任务: the files of reports that the person asked for. */
export function ReportFilesScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      title="文件任务"
      note="您要求生成的报表文件：在报表里选好条件，点“生成文件”；生成以后保留七天，可以重复下载，每次下载都有记录。"
      list={list}
      search={['title', 'status']}
      sorts={['createdAt']}
      columns={[
        { key: 'title', title: '报表名称', width: 220, ellipsis: true, pinned: 'left' },
        'status',
        { key: 'summary', title: '条件摘要', width: 260, ellipsis: true },
        'format',
        {
          key: 'progress',
          title: '进度',
          width: 130,
          text: () => '',
          render: (row) => <FileProgress row={row} />,
        },
        'total',
        {
          key: 'size',
          title: '文件大小',
          width: 100,
          align: 'right',
          text: ({ size }) => (size === null ? '' : formatSize(size)),
        },
        'createdAt',
        'endedAt',
        'expiresAt',
        'downloads',
        { key: 'message', title: '说明', width: 220, ellipsis: true },
        'id',
      ]}
      actionsWidth={220}
      rowActions={(row) => (
        <>
          <ViewLink row={row} />
          <DownloadLink row={row} />
          <AskButton
            call={create}
            row={row}
            input={{ ...row.asked, id: row.report, format: row.format }}
            label="重新生成"
            link
            question={`按现在的数据重新生成“${row.title}”？`}
            when={!OPEN.includes(row.status) && row.status !== DONE}
          />
          <AskButton
            call={remove}
            row={row}
            label="取消"
            link
            question={`取消生成“${row.title}”？`}
            when={OPEN.includes(row.status)}
          />
          <AskButton
            call={remove}
            row={row}
            label="删除"
            link
            danger
            question={`删除“${row.title}”的这份文件？删除后不能恢复，可以重新生成。`}
            when={!OPEN.includes(row.status)}
          />
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}

const bytesOf = ({ id }: File) => fetchBytes(downReportFileTask, { id });

/** Fetches the file; the list then tells how often that was. */
function DownloadLink({ row }: { readonly row: File }) {
  const may = useMay(downReportFileTask);
  const [download, busy] = useAction(async () => saveBlob(await bytesOf(row), row.fileName));
  if (!may || row.status !== DONE) return null;
  return <ActionLink label="下载" onClick={() => busy || void download()} />;
}

/** Opens a PDF beside the list. */
function ViewLink({ row }: { readonly row: File }) {
  const [open, setOpen] = useState(false);
  const may = useMay(downReportFileTask);
  if (!may || row.status !== DONE || row.format !== 'pdf') return null;
  return (
    <>
      <ActionLink label="查看" onClick={() => setOpen(true)} />
      {open && (
        <PdfDrawer
          title={row.title}
          fileKey={`report/${row.id}`}
          fileName={row.fileName}
          read={() => bytesOf(row)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
